import { auth } from '@lauda/contract/auth';
import { messages } from '@lauda/contract/messages';
import { students } from '@lauda/contract/students';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FAILURES } from '../../../test/failures';
import { refusalOf } from '../../../test/fake-api';
import { api, atTheSchool, bodyOf, confirmAs, created, open, paste, press, school, type } from '../../../test/new-students-school';

atTheSchool();

describe('refusals lose nothing', () => {
  const refuseCreation = (refusal: () => Response) => {
    const answer = school();
    api.answer(students.create, (asked) => (bodyOf(asked).preview ? answer(asked) : refusal()));
  };
  const stillThere = () => expect(screen.getByLabelText('Nome, linha 1')).toHaveProperty('value', 'Ana');

  test.each([
    [403, { detail: messages.forbidden }, messages.forbidden],
    [409, { detail: messages.staleVersion, current: null }, messages.staleVersion],
    [429, { detail: messages.tooManyTries(2) }, messages.tooManyTries(2)],
  ])('%i is told in words, and the next try is a new one', async (status, body, words) => {
    refuseCreation(() => refusalOf({ status, body }));
    await paste('Ana Souza\nBia Lima');
    await confirmAs('Criar 2 estudantes');
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('alert')
          .map(({ textContent }) => textContent)
          .join(),
      ).toContain(`Ninguém foi criado. ${words}`),
    );
    stillThere();
    press('Tentar de novo');
    await waitFor(() => expect(created()).toHaveLength(2));
    const [first, second] = created().map(({ headers }) => headers.get('idempotency-key'));
    expect(first).not.toBe(second);
  });

  test('a 400 by row stands at its cell', async () => {
    refuseCreation(() => refusalOf({ status: 400, body: { 'students.1.last_name': ['Este sobrenome é longo demais.'] } }));
    await paste('Ana Souza\nBia Lima');
    await confirmAs('Criar 2 estudantes');
    const error = await screen.findByText('Este sobrenome é longo demais.');
    expect(screen.getByLabelText('Sobrenome, linha 2').getAttribute('aria-describedby')).toBe(error.id);
    expect(screen.getByText(/o servidor recusou algumas linhas/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Criar 1 estudante' })).toHaveProperty('disabled', true);
  });

  test('without an answer, the second try carries the same key and ends well', async () => {
    const answer = school();
    let cable = false;
    api.answer(students.create, (asked) => (bodyOf(asked).preview || cable ? answer(asked) : Response.error()));
    await paste('Ana Souza\nBia Lima');
    await confirmAs('Criar 2 estudantes');
    expect(await screen.findByText(/ninguém será criado duas vezes/)).toBeTruthy();
    stillThere();
    cable = true;
    press('Tentar de novo');
    expect(await screen.findByRole('heading', { name: '2 estudantes criados' })).toBeTruthy();
    const [first, second] = created().map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBe(second);
  });

  test('a preview that fails can be asked again', async () => {
    api.refuse(students.create, { status: 503, body: { detail: messages.unavailable, error_id: 'x' } });
    await paste('Ana Souza');
    expect(await screen.findByText(/Não deu para conferir/)).toBeTruthy();
    stillThere();
    api.answer(students.create, school());
    press('Tentar de novo');
    expect(await screen.findByText('1 será criado')).toBeTruthy();
  });
});

const WAYS = [
  {
    name: 'one by form',
    fill: async () => {
      await open('um');
      type('Nome', 'Ana');
      type('Sobrenome', 'Souza');
      press('Conferir');
    },
    count: 1,
  },
  { name: 'pasted', fill: () => paste('Ana Souza\nBia Lima'), count: 2 },
  {
    name: 'from a file',
    fill: async () => {
      await open('arquivo');
      const file = new File(['Nome;Sobrenome\nAna;Souza\nBia;Lima\nCaio;Reis\n'], 'turma.csv', { type: 'text/csv' });
      fireEvent.change(screen.getByLabelText('Escolher arquivo', { selector: 'input' }), { target: { files: [file] } });
    },
    count: 3,
  },
];

describe.each(WAYS)('$name (REL-11)', ({ fill, count }) => {
  const button = count === 1 ? 'Criar 1 estudante' : `Criar ${count} estudantes`;
  test.each(FAILURES)('$name: told in Portuguese, the rows stay, the next try works', async ({ prepare, respond, words }) => {
    const answer = school();
    let isMended = false;
    api.answer(auth.refresh, { csrf: 'renovado' });
    api.answer(students.create, (asked) => (bodyOf(asked).preview || isMended ? answer(asked) : respond()));
    await fill();
    await screen.findByRole('heading', { name: 'Confira antes de criar' });
    await waitFor(() => expect(screen.getByRole('button', { name: button })).toHaveProperty('disabled', false));
    prepare?.();
    press(button);
    const told = await screen.findByText(/^(Ninguém foi criado\.|Não sabemos se o pedido chegou\.)/);
    expect(told.textContent).toContain(words);
    expect(screen.getAllByLabelText(/^Nome, linha/)[0]).toHaveProperty('value', 'Ana');
    expect(screen.getAllByLabelText(/^Sobrenome, linha/)[0]).toHaveProperty('value', 'Souza');
    isMended = true;
    press('Tentar de novo');
    const title = count === 1 ? '1 estudante criado' : `${count} estudantes criados`;
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });
});

describe('the passwords', () => {
  const create = async () => {
    const rendered = await paste('Ana Souza');
    await confirmAs('Criar 1 estudante');
    await screen.findByRole('heading', { name: '1 estudante criado' });
    return rendered;
  };

  test('leaving without printing asks first', async () => {
    const { router } = await create();
    fireEvent.click(screen.getByRole('link', { name: 'Criar mais estudantes' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Sair sem imprimir?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByText('lua-papel-1')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Criar mais estudantes' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sair sem imprimir' }));
    expect(await screen.findByLabelText('Nome')).toHaveProperty('value', '');
    expect(router.state.location.search).toBe('?turma=5');
    expect(screen.queryByText('lua-papel-1')).toBeNull();
  });

  test('stand nowhere but on the screen', async () => {
    const { client, router } = await create();
    press('Ver e imprimir os bilhetes');
    await screen.findByRole('heading', { name: 'Bilhetes de acesso' });
    const everywhere = JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      router.state.location,
      window.history.state,
      client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data ?? null),
      client
        .getMutationCache()
        .getAll()
        .map(({ state }) => state.data ?? null),
    ]);
    expect(everywhere).not.toContain('lua-papel');
  });
});
