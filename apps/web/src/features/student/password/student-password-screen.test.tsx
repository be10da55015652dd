import { featureFlags } from '@lauda/contract/feature-flags';
import { messages } from '@lauda/contract/messages';
import { students } from '@lauda/contract/students';
import { type CurrentUser, users } from '@lauda/contract/users';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../../test/fake-api';
import { make } from '../../../../test/make';
import { makeStudents } from '../../../../test/make-students';
import { renderScreen } from '../../../../test/render-screen';

const api = fakeApi();
let me: CurrentUser;

beforeEach(() => {
  me = makeStudents.teacher();
  api.answer(users.me, () => me);
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(students.get, () => makeStudents.student());
});

const open = async () => {
  const rendered = renderScreen('/turmas/estudante/11/alterar_senha');
  await screen.findByText(/A senha atual deixa de valer e as sessões abertas terminam/);
  return rendered;
};
const type = (value: string) => fireEvent.change(screen.getByLabelText('Senha provisória'), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = () => fireEvent.click(screen.getByLabelText('Digitar uma'));

test('one is made: shown once, copied, printed on its slip', async () => {
  api.answer(students.resetMany, [
    { id: 11, first_name: 'Ana', last_name: 'Conceição', username: 'ana.conceicao', first_password: 'lua-papel-73' },
  ]);
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const { router } = await open();
  press('Trocar a senha');
  expect(await screen.findByText('lua-papel-73')).toBeTruthy();
  expect(screen.getByText(/Ela aparece só agora/)).toBeTruthy();
  press('Copiar a senha');
  expect(await screen.findByText('Senha copiada.')).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith('lua-papel-73');
  vi.unstubAllGlobals();
  press('Imprimir o bilhete');
  await waitFor(() => expect(router.state.location.pathname).toBe('/turmas/bilhetes'));
  expect(await screen.findByText('lua-papel-73')).toBeTruthy();
});

test('the rules come true as one types, said about the student', async () => {
  await open();
  choose();
  type('ana.conceicao');
  expect(screen.getByText('Sem o nome, o usuário ou o e-mail do estudante').getAttribute('data-held')).toBeNull();
  press('Trocar a senha');
  expect(await screen.findByText('A senha não pode conter o nome, o usuário ou o e-mail do estudante.')).toBeTruthy();
  expect(api.asked(students.resetPassword)).toHaveLength(0);
  type('a lua de papel');
  expect(screen.getByText('Sem o nome, o usuário ou o e-mail do estudante').getAttribute('data-held')).toBe('true');
  api.answer(students.resetPassword, undefined);
  press('Trocar a senha');
  expect(await screen.findByText('A nova senha de Ana')).toBeTruthy();
  expect(api.asked(students.resetPassword)[0]).toMatchObject({ params: { id: 11 }, body: { password: 'a lua de papel' } });
});

test.each([
  ['the field is refused', { status: 400, body: { password: [messages.commonPassword] } }, messages.commonPassword],
  ['the role is refused', { status: 403, body: { detail: messages.forbidden } }, `A senha não mudou. ${messages.forbidden}`],
  ['the student left the reach', { status: 404, body: { detail: messages.notFound } }, `A senha não mudou. ${messages.notFound}`],
])('%s: the answer of the server is shown and what was typed stays', async (_case, refusal, words) => {
  api.refuse(students.resetPassword, refusal);
  await open();
  choose();
  type('a lua de papel');
  press('Trocar a senha');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByLabelText('Senha provisória')).toHaveProperty('value', 'a lua de papel');
});

test('no connection: nothing typed is lost, and the second try goes through', async () => {
  api.silence(students.resetPassword);
  await open();
  choose();
  type('a lua de papel');
  press('Trocar a senha');
  expect(await screen.findByText(/A senha não mudou. Sem conexão/)).toBeTruthy();
  api.answer(students.resetPassword, undefined);
  press('Trocar a senha');
  expect(await screen.findByText('a lua de papel')).toBeTruthy();
});

test('who only reads is told whom to ask', async () => {
  me = makeStudents.manager();
  renderScreen('/turmas/estudante/11/alterar_senha');
  expect(await screen.findByText('O seu perfil de acesso não dá senhas a estudantes')).toBeTruthy();
});

test('who is archived gets no password', async () => {
  api.answer(students.get, makeStudents.student({ archived: '2026-11-15T10:00:00-03:00' }));
  renderScreen('/turmas/estudante/11/alterar_senha');
  expect(await screen.findByText(/Traga de volta antes de dar uma senha/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Trocar a senha' })).toBeNull();
});
