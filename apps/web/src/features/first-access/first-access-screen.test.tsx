import { featureFlags } from '@lauda/contract/feature-flags';
import { messages } from '@lauda/contract/messages';
import { terms } from '@lauda/contract/terms';
import { users } from '@lauda/contract/users';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { renderScreen } from '../../../test/render-screen';

const api = fakeApi();

beforeEach(() => {
  api.answer(users.me, make.me({ must_change_password: true, must_accept_terms: true }));
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(terms.list, []);
  api.answer(users.firstAccess, make.me({ must_accept_terms: true }));
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = (password: string) => {
  type('Nova senha', password);
  type('Repita a nova senha', password);
};
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Confirmar e continuar' }));

test('one confirms the data and chooses a password, then come the terms, with the wish carried along', async () => {
  const { router } = renderScreen('/turmas');
  expect(await screen.findByRole('heading', { name: 'Boas-vindas, Helena.' })).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  type('Sobrenome', ' Duarte Lima ');
  choose('a lua de papel');
  confirm();
  expect(await screen.findByRole('heading', { name: 'Antes de começar' })).toBeTruthy();
  expect(router.state.location).toMatchObject({ pathname: '/aceite-termos', search: '?next=%2Fturmas' });
  expect(api.asked(users.firstAccess)[0]?.body).toEqual({
    first_name: 'Helena',
    last_name: 'Duarte Lima',
    email: 'helena@lauda.example',
    new_password: 'a lua de papel',
  });
});

test('the rules come true as one types', async () => {
  renderScreen('/primeiro-acesso');
  const field = await screen.findByLabelText('Nova senha');
  const rules = () => document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
  expect(rules()).toContain('falta: De 8 a 128 caracteres');
  type('Nova senha', 'minha helena querida');
  expect(rules()).toContain('cumprida: De 8 a 128 caracteres');
  expect(rules()).toContain('falta: Sem o seu nome');
  type('Nova senha', 'a lua de papel');
  expect(rules()).toContain('cumprida: Sem o seu nome');
});

test.each([
  ['a blank name', () => type('Nome', ' '), messages.blankField],
  ['a broken e-mail', () => type('E-mail', 'helena@'), messages.invalidEmail],
  ['a short password', () => choose('curta'), 'Use de 8 a 128 caracteres.'],
  ['a password with the name', () => choose('helena-duarte-1'), messages.personalPassword],
])('%s is not sent, and takes the focus', async (_what, spoil, message) => {
  renderScreen('/primeiro-acesso');
  await screen.findByLabelText('Nova senha');
  choose('a lua de papel');
  spoil();
  confirm();
  const error = await screen.findByText(message);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-describedby')).toContain(error.id));
  expect(api.asked(users.firstAccess)).toHaveLength(0);
});

test('what the server refuses stands at its field, and nothing typed is lost', async () => {
  api.refuse(users.firstAccess, { status: 400, body: { email: [messages.emailTaken] } });
  renderScreen('/primeiro-acesso');
  await screen.findByLabelText('Nova senha');
  type('E-mail', 'outra@escola.example');
  choose('a lua de papel');
  confirm();
  const error = await screen.findByText(messages.emailTaken);
  expect(screen.getByLabelText('E-mail').getAttribute('aria-describedby')).toContain(error.id);
  expect(screen.getByLabelText('Nova senha')).toHaveProperty('value', 'a lua de papel');
});
