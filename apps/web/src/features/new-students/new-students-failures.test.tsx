import { messages } from '@lauda/contract/messages';
import { students } from '@lauda/contract/students';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../test/fake-api';
import { api, bodyOf, confirmAs, created, paste, press, school } from '../../../test/new-students-school';

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

  test.each([
    ['400 of the whole', () => refusalOf({ status: 400, body: { non_field_errors: [messages.invalidValue] } })],
    ['404', () => refusalOf({ status: 404, body: { detail: messages.notFound } })],
    ['413', () => refusalOf({ status: 413, body: { detail: messages.bodyTooLarge } })],
    ['422', () => refusalOf({ status: 422, body: { detail: messages.keyReused } })],
    ['500', () => refusalOf({ status: 500, body: { detail: messages.unexpected, error_id: 'abc' } })],
    ['503', () => refusalOf({ status: 503, body: { detail: messages.unavailable, error_id: 'abc' } })],
    ['a page of a proxy with 502', () => new Response('<html>Bad gateway</html>', { status: 502 })],
    ['a page instead of an answer', () => new Response('<html>Entre na rede</html>', { status: 200 })],
    ['half an answer', () => new Response('{"created": 1,', { status: 200 })],
  ])('%s: said in Portuguese, the rows stay, and the next try works', async (_name, refusal) => {
    const answer = school();
    let isMended = false;
    api.answer(students.create, (asked) => (bodyOf(asked).preview || isMended ? answer(asked) : refusal()));
    await paste('Ana Souza');
    await confirmAs('Criar 1 estudante');
    expect(await screen.findByText(/^(Ninguém foi criado\.|Não sabemos se o pedido chegou\.).* \S+/)).toBeTruthy();
    stillThere();
    isMended = true;
    press('Tentar de novo');
    expect(await screen.findByRole('heading', { name: '1 estudante criado' })).toBeTruthy();
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
