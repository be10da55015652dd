import { featureFlags } from '@lauda/contract/feature-flags';
import { messages } from '@lauda/contract/messages';
import { schools } from '@lauda/contract/schools';
import { type Student, students } from '@lauda/contract/students';
import { type CurrentUser, users } from '@lauda/contract/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { makeStudents } from '../../../test/make-students';
import { renderScreen } from '../../../test/render-screen';

const api = fakeApi();
let me: CurrentUser;
let student: Student;

beforeEach(() => {
  me = makeStudents.coordinator();
  student = makeStudents.student();
  api.answer(users.me, () => me);
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(students.get, () => student);
});

const open = async (tab = '') => {
  const rendered = renderScreen(`/turmas/estudante/11${tab && `?aba=${tab}`}`);
  await screen.findByRole('heading', { level: 1, name: 'Ana Conceição' });
  return rendered;
};
const type = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('who', () => {
  test('name, class, username, birth date and what waits', async () => {
    student = makeStudents.student({ must_change_password: true, adaptations: { ...student.adaptations, disregard_theme: true } });
    await open();
    expect(screen.getByText('3º EM A, Escola Estadual Cora Coralina')).toBeTruthy();
    expect(screen.getByText('ana.conceicao')).toBeTruthy();
    expect(screen.getByText('1º de maio de 2009')).toBeTruthy();
    expect(screen.getByText('Primeiro acesso pendente')).toBeTruthy();
    expect(screen.getByText('Com adaptações')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Nova senha' }).getAttribute('href')).toBe('/turmas/estudante/11/alterar_senha');
  });

  test('one read for one visit: it is written down in the trail', async () => {
    await open();
    fireEvent.focus(window);
    document.dispatchEvent(new Event('visibilitychange'));
    fireEvent.click(screen.getByRole('tab', { name: 'Turmas' }));
    await screen.findByText('Antes');
    expect(api.asked(students.get)).toHaveLength(1);
  });

  test.each([
    ['/turmas/estudante/11', 1],
    ['/turmas/estudante/x', 0],
  ])('%s out of reach is not found', async (address, asked) => {
    api.refuse(students.get, { status: 404, body: { detail: messages.notFound } });
    renderScreen(address);
    expect(await screen.findByText('Não encontramos este estudante')).toBeTruthy();
    expect(api.asked(students.get)).toHaveLength(asked);
  });

  test('a failure shows its code and can be tried again', async () => {
    api.refuse(students.get, { status: 500, body: { detail: messages.unexpected, error_id: 'e-9' } });
    renderScreen('/turmas/estudante/11');
    expect(await screen.findByText('e-9')).toBeTruthy();
    api.answer(students.get, student);
    press('Tentar de novo');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana Conceição' })).toBeTruthy();
  });

  test('a tab stands in the address; an unknown one is the first', async () => {
    const { router } = await open('nenhuma');
    fireEvent.click(screen.getByRole('tab', { name: 'Adaptações' }));
    expect(await screen.findByRole('switch', { name: 'Desconsiderar o tema' })).toBeTruthy();
    expect(router.state.location.search).toBe('?aba=adaptacoes');
  });

  test('who manages reads and changes nothing', async () => {
    me = makeStudents.manager();
    await open();
    expect(screen.getByText(/Você lê estes dados/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Nova senha' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mais ações' })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Privacidade' })).toBeNull();
    fireEvent.click(screen.getByRole('tab', { name: 'Adaptações' }));
    expect(await screen.findByRole('switch', { name: 'Desconsiderar o tema' })).toHaveProperty('disabled', true);
  });
});

describe('data', () => {
  test('only what changed is sent, with the version it was read at', async () => {
    api.answer(students.update, () => makeStudents.student({ last_name: 'Conceição Lima', version: 5 }));
    await open();
    type('Sobrenome', 'Conceição Lima ');
    press('Salvar');
    expect(await screen.findByText('Dados salvos.')).toBeTruthy();
    expect(api.asked(students.update)[0]?.body).toEqual({ version: 4, last_name: 'Conceição Lima' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ana Conceição Lima');
  });

  test('blank names and a crooked e-mail stop here', async () => {
    await open();
    type('Nome', ' ');
    type(/E-mail/, 'ana@');
    press('Salvar');
    expect(await screen.findByText(messages.blankField)).toBeTruthy();
    expect(screen.getByText(messages.invalidEmail)).toBeTruthy();
    expect(api.asked(students.update)).toHaveLength(0);
  });

  test.each([
    ['a refused field', { status: 400, body: { email: [messages.emailTaken] } }, messages.emailTaken],
    ['a refused role', { status: 403, body: { detail: messages.forbidden } }, messages.forbidden],
    ['a student gone meanwhile', { status: 404, body: { detail: messages.notFound } }, messages.notFound],
    ['a server in trouble', { status: 500, body: { detail: messages.unexpected, error_id: 'x' } }, messages.unexpected],
  ])('%s says why and loses nothing', async (_case, refusal, words) => {
    api.refuse(students.update, refusal);
    await open();
    type(/E-mail/, 'usado@escola.example');
    press('Salvar');
    expect(await screen.findByText(words)).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'Turmas' }));
    await screen.findByText('Antes');
    fireEvent.click(screen.getByRole('tab', { name: 'Dados' }));
    expect(await screen.findByLabelText(/E-mail/)).toHaveProperty('value', 'usado@escola.example');
  });

  test('without a connection what was typed stays, and the second try goes through', async () => {
    api.silence(students.update);
    await open();
    type('Nome', 'Anna');
    press('Salvar');
    expect(await screen.findByText(/Sem conexão/)).toBeTruthy();
    api.answer(students.update, makeStudents.student({ first_name: 'Anna', version: 5 }));
    press('Salvar');
    expect(await screen.findByText('Dados salvos.')).toBeTruthy();
  });

  test('two people on one student: both values are shown and the person chooses', async () => {
    const theirs = makeStudents.student({ first_name: 'Anna', registration: '999', version: 9 });
    api.refuse(students.update, { status: 409, body: { detail: messages.staleVersion, current: theirs } });
    await open();
    type('Nome', 'Aninha');
    press('Salvar');
    expect(await screen.findByText('Alguém mudou estes dados antes de você')).toBeTruthy();
    expect(screen.getByText('Matrícula agora é 999.')).toBeTruthy();
    expect(screen.getByLabelText('O que você digitou: Aninha')).toHaveProperty('checked', true);
    expect(screen.getByLabelText('O que está salvo agora: Anna')).toHaveProperty('checked', false);
    api.answer(students.update, { ...theirs, first_name: 'Aninha', version: 10 });
    press('Salvar o que escolhi');
    expect(await screen.findByText('Dados salvos.')).toBeTruthy();
    expect(api.asked(students.update).at(-1)?.body).toEqual({ version: 9, first_name: 'Aninha' });
    expect(screen.getByLabelText(/Matrícula/)).toHaveProperty('value', '999');
  });

  test('choosing what is there sends nothing more', async () => {
    const theirs = makeStudents.student({ first_name: 'Anna', version: 9 });
    api.refuse(students.update, { status: 409, body: { detail: messages.staleVersion, current: theirs } });
    await open();
    type('Nome', 'Aninha');
    press('Salvar');
    fireEvent.click(await screen.findByLabelText('O que está salvo agora: Anna'));
    press('Salvar o que escolhi');
    await waitFor(() => expect(screen.getByLabelText('Nome')).toHaveProperty('value', 'Anna'));
    expect(api.asked(students.update)).toHaveLength(1);
  });

  test('a conflict about something else is settled without asking', async () => {
    api.answer(students.update, ({ body }) => {
      const { version } = body as { version: number };
      if (version === 6) return makeStudents.student({ first_name: 'Anna', version: 7 });
      return new Response(JSON.stringify({ detail: messages.staleVersion, current: makeStudents.student({ version: 6 }) }), {
        status: 409,
      });
    });
    await open();
    type('Nome', 'Anna');
    press('Salvar');
    expect(await screen.findByText('Dados salvos.')).toBeTruthy();
  });
});

describe('classes', () => {
  test('present and history', async () => {
    student = makeStudents.student({
      memberships: [
        makeStudents.membership(),
        makeStudents.membership({
          user_role_id: 6,
          school_group_id: 3,
          school_group_name: '2º EM C',
          school_year: 2025,
          ended: '2025-12-12T12:00:00-03:00',
        }),
      ],
    });
    await open('turmas');
    expect(await screen.findByText(/Desde 2 de fevereiro de 2026/)).toBeTruthy();
    expect(screen.getByText(/a 12 de dezembro de 2025/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Tirar de/ })).toHaveLength(1);
  });

  test('moving from here asks for the student again', async () => {
    api.answer(schools.groupsOfYear, make.page([make.group(), make.group({ id: 2, name: '3º EM B' })]));
    api.answer(students.move, undefined);
    await open('turmas');
    press('Mudar de 3º EM A para outra turma');
    const dialog = await screen.findByRole('dialog', { name: 'Mudar Ana Conceição de turma' });
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Mudar de turma' }));
    expect(await within(dialog).findByText('Escolha a turma para onde vão.')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: /Nova turma/ }));
    fireEvent.click(await screen.findByRole('option', { name: '3º EM B' }));
    fireEvent.click(within(screen.getByRole('dialog', { name: /Mudar Ana/ })).getByRole('button', { name: 'Mudar de turma' }));
    expect(await screen.findByText('Agora está em 3º EM B.')).toBeTruthy();
    await waitFor(() => expect(api.asked(students.get)).toHaveLength(2));
  });
});

describe('adaptations', () => {
  const all = { disregard_length: false, disregard_genre: false, disregard_theme: false };

  test('a switch takes effect at once', async () => {
    api.answer(students.adapt, () => makeStudents.student({ adaptations: { ...all, disregard_length: true }, version: 5 }));
    await open('adaptacoes');
    fireEvent.click(await screen.findByRole('switch', { name: 'Desconsiderar o tamanho' }));
    expect(await screen.findByText('Adaptações salvas.')).toBeTruthy();
    expect(api.asked(students.adapt)[0]).toMatchObject({ query: { id: 11 }, body: { version: 4, ...all, disregard_length: true } });
    expect(screen.getByRole('switch', { name: 'Desconsiderar o tamanho' })).toHaveProperty('checked', true);
  });

  test('a failure puts the switch back and says why', async () => {
    api.silence(students.adapt);
    await open('adaptacoes');
    fireEvent.click(await screen.findByRole('switch', { name: 'Desconsiderar o tema' }));
    expect(await screen.findByText(/A mudança não foi salva. Sem conexão/)).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'Desconsiderar o tema' })).toHaveProperty('checked', false);
  });

  test('someone else was first: what is there now is shown', async () => {
    const theirs = makeStudents.student({ adaptations: { ...all, disregard_genre: true }, version: 8 });
    api.refuse(students.adapt, { status: 409, body: { detail: messages.staleVersion, current: theirs } });
    await open('adaptacoes');
    fireEvent.click(await screen.findByRole('switch', { name: 'Desconsiderar o tema' }));
    expect(await screen.findByText(/Alguém mudou as adaptações antes de você/)).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'Desconsiderar o gênero' })).toHaveProperty('checked', true);
    expect(api.asked(students.adapt)).toHaveLength(1);
  });
});
