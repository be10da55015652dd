import { featureFlags } from '@lauda/contract/feature-flags';
import { messages } from '@lauda/contract/messages';
import { schools } from '@lauda/contract/schools';
import { students } from '@lauda/contract/students';
import { users } from '@lauda/contract/users';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Asked } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { api, atTheSchool, bodyOf, confirmAs, created, group, open, paste, press, school, type } from '../../../test/new-students-school';
import { renderScreen } from '../../../test/render-screen';
import { useOfName } from './reading/column-names';
import { texts } from './texts';

atTheSchool();

describe('who may', () => {
  test('a manager is told that the profile only reads', async () => {
    api.answer(users.me, make.me({}, [make.role({ role_type: 'manager' })]));
    renderScreen('/turmas/novos-estudantes?turma=5');
    expect(await screen.findByRole('heading', { name: 'Esta tela não é do seu perfil' })).toBeTruthy();
  });

  test('without the flag it is said to be closed', async () => {
    api.answer(featureFlags.evaluate, make.flags());
    renderScreen('/turmas/novos-estudantes?turma=5');
    expect(await screen.findByRole('heading', { name: 'Ainda não está aberto para a sua escola' })).toBeTruthy();
  });

  test('a class out of reach is not found', async () => {
    api.refuse(schools.group, { status: 404, body: { detail: messages.notFound } });
    renderScreen('/turmas/novos-estudantes?turma=5');
    expect(await screen.findByText(messages.notFound)).toBeTruthy();
  });

  test('without a class, one is chosen first', async () => {
    api.answer(schools.groupsOfThisYear, make.page([group, make.group({ id: 6, name: '9º B' })]));
    const { router } = renderScreen('/turmas/novos-estudantes');
    fireEvent.click(await screen.findByRole('link', { name: /9º A/ }));
    expect(await screen.findByText(/Na turma 9º A/)).toBeTruthy();
    expect(router.state.location.search).toBe('?turma=5');
  });
});

describe('the model', () => {
  test.each([
    ['CSV', 'modelo-estudantes.csv'],
    ['Excel', 'modelo-estudantes.xlsx'],
  ])('in %s comes with headings that we understand, and nobody in it', async (format, name) => {
    const made: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      made.push(content as Blob);
      return 'blob:x';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await open('arquivo');
    press(`Modelo em ${format}`);
    await waitFor(() => expect(click.mock.contexts[0]).toHaveProperty('download', name));
    vi.restoreAllMocks();
    // Read as any other file: the headings are known, and without a row there is nobody to create.
    const model = new File([made[0] ?? ''], name);
    fireEvent.change(screen.getByLabelText('Escolher arquivo', { selector: 'input' }), { target: { files: [model] } });
    expect(await screen.findByText(/Não encontramos nenhum estudante aí/)).toBeTruthy();
    expect(texts.modelHeader.map(useOfName)).toEqual(['first_name', 'last_name', 'registration', 'email', 'birth_date']);
  });
});

describe('one by form', () => {
  test('is previewed, created, and the password shown', async () => {
    await open('um');
    type('Nome', 'Ana');
    type('Sobrenome', 'Souza');
    type(/Data de nascimento/, '2010-03-12');
    press('Conferir');
    expect(await screen.findByText('usuário usuario.1')).toBeTruthy();
    expect(created()).toHaveLength(0);
    await confirmAs('Criar 1 estudante');
    expect(await screen.findByRole('heading', { name: '1 estudante criado' })).toBeTruthy();
    expect(screen.getByText('lua-papel-1')).toBeTruthy();
    expect(created()[0]?.body).toMatchObject({
      school_group_id: 5,
      students: [{ first_name: 'Ana', last_name: 'Souza', email: '', registration: '', birth_date: '2010-03-12' }],
    });
  });

  test('a blank name goes nowhere', async () => {
    await open('um');
    type('Nome', 'Ana');
    press('Conferir');
    expect(await screen.findByText(messages.blankField)).toBeTruthy();
    expect(api.asked(students.create)).toHaveLength(0);
  });
});

describe('many by pasting', () => {
  test('every row says what becomes of it, and the sum is in words', async () => {
    api.answer(students.create, school(new Set(['Ana Souza 001'])));
    await paste('Nome\tMatrícula\tNascimento\nAna Souza\t001\t\nJoão Araújo\t002\t31/02/2010\nBia Lima\t003\t01/04/2011');
    expect(await screen.findByText('1 será criado, 1 já existe, 1 precisa de correção')).toBeTruthy();
    expect(screen.getByText('Não entendemos “31/02/2010”. Use dia/mês/ano.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Criar 1 estudante' })).toHaveProperty('disabled', true);
    press('Precisam de correção (1)');
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  });

  test('a cell corrected in place is checked again, and a row taken out does not go', async () => {
    await paste('Nome\tNascimento\nAna Souza\t31/02/2010\nJoão\t\nBia Lima\t');
    expect(await screen.findByText('1 será criado, 2 precisam de correção')).toBeTruthy();
    type('Nascimento, linha 2', '28/02/2010');
    expect(await screen.findByText('2 serão criados, 1 precisa de correção')).toBeTruthy();
    press('Retirar a linha 3');
    await confirmAs('Criar 2 estudantes');
    expect(await screen.findByRole('heading', { name: '2 estudantes criados' })).toBeTruthy();
    expect(bodyOf(created()[0] as Asked).students).toEqual([
      { first_name: 'Ana', last_name: 'Souza', email: '', registration: '', birth_date: '2010-02-28' },
      { first_name: 'Bia', last_name: 'Lima', email: '', registration: '', birth_date: '' },
    ]);
  });

  test('all with a problem are taken out at once', async () => {
    await paste('Ana Souza\nJoão\nBia\nCaio Melo');
    await screen.findByText('2 serão criados, 2 precisam de correção');
    press('Retirar as 2 linhas com problema');
    await confirmAs('Criar 2 estudantes');
    expect(await screen.findByRole('heading', { name: '2 estudantes criados' })).toBeTruthy();
  });

  test('a column understood wrong is corrected', async () => {
    await paste('Nome\tInscrição\nAna Souza\t777');
    await screen.findByText('1 será criado');
    fireEvent.click(screen.getByText(/Colunas lidas/));
    fireEvent.click(screen.getByRole('button', { name: /Inscrição/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Matrícula' }));
    await waitFor(() => expect(screen.getByLabelText('Matrícula, linha 2')).toHaveProperty('value', '777'));
    await waitFor(() => expect(bodyOf(api.asked(students.create).at(-1) as Asked).students[0]?.registration).toBe('777'));
  });

  test('the same list again creates nobody', async () => {
    const known = school();
    api.answer(students.create, known);
    const { unmount } = await paste('Ana Souza\nBia Lima');
    await confirmAs('Criar 2 estudantes');
    await screen.findByRole('heading', { name: '2 estudantes criados' });
    unmount();
    await paste('Ana Souza\nBia Lima');
    expect(await screen.findByText(/As 2 pessoas da lista já existem. Ninguém novo será criado/)).toBeTruthy();
    await confirmAs('Incluir na turma');
    expect(await screen.findByRole('heading', { name: 'Ninguém novo foi criado' })).toBeTruthy();
    expect(screen.queryByText(/lua-papel/)).toBeNull();
  });

  test('a row that repeats another is told by the line of the sheet', async () => {
    const answer = school();
    api.answer(students.create, (asked) => {
      const reply = answer(asked);
      const [, second] = reply.results;
      if (second) Object.assign(second, { outcome: 'refused', errors: { registration: [messages.repeatedRow(1)] }, student: null });
      return reply;
    });
    await paste('Nome\tMatrícula\n\nAna Souza\t001\nAna Sousa\t001');
    expect(await screen.findByText(messages.repeatedRow(3))).toBeTruthy();
  });

  test('nothing in it says so, and the way back keeps the text', async () => {
    const { router } = await open('colar');
    press('Conferir');
    expect(await screen.findByText(/Não encontramos nenhum estudante/)).toBeTruthy();
    type('Lista de estudantes', 'Ana Souza');
    press('Conferir');
    await screen.findByRole('heading', { name: 'Confira antes de criar' });
    press('Voltar');
    expect(await screen.findByLabelText('Lista de estudantes')).toHaveProperty('value', 'Ana Souza');
    expect(router.state.location.search).toBe('?turma=5&modo=colar');
  });
});

describe('many by a file', () => {
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText('Escolher arquivo', { selector: 'input' }), { target: { files: [file] } });

  test('a class of 40 in Windows-1252, with slips at the end', async () => {
    const lines = Array.from({ length: 40 }, (_, at) => `Jo\xe3o;Silva ${at};${1000 + at}`);
    const bytes = Uint8Array.from(['Nome;Sobrenome;Matr\xedcula', ...lines].join('\r\n'), (letter) => letter.charCodeAt(0));
    await open('arquivo');
    choose(new File([bytes], '9A.csv'));
    expect(await screen.findByText(/Lido de 9A.csv/)).toBeTruthy();
    expect(await screen.findByText('40 serão criados')).toBeTruthy();
    expect(screen.getByLabelText('Nome, linha 2')).toHaveProperty('value', 'João');
    await confirmAs('Criar 40 estudantes');
    expect(await screen.findByText('E mais 30 nos bilhetes.')).toBeTruthy();
    press('Ver e imprimir os bilhetes');
    expect(await screen.findByRole('heading', { name: 'Bilhetes de acesso' })).toBeTruthy();
    expect(screen.getAllByText(/^lua-papel-\d+$/)).toHaveLength(40);
    expect(screen.getAllByRole('region', { name: /Folha \d de 4/ })).toHaveLength(4);
  });

  test('a file that cannot be read says why', async () => {
    await open('arquivo');
    choose(new File([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)], 'velho.xls'));
    expect(await screen.findByText(/salve como .xlsx ou CSV/)).toBeTruthy();
  });
});
