import { auth } from '@lauda/contract/auth';
import { demonstration } from '@lauda/contract/demonstration';
import { messages } from '@lauda/contract/messages';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../../test/fake-api';
import { renderScreen } from '../../../test/render-screen';

const api = fakeApi();

beforeEach(() => {
  api.answer(auth.checkRecovery, { valid: true });
  api.refuse(demonstration.users, { status: 404, body: { detail: messages.notFound } });
});

async function choose(password: string, repeated = password) {
  fireEvent.change(await screen.findByLabelText('Nova senha'), { target: { value: password } });
  fireEvent.change(screen.getByLabelText('Repita a nova senha'), { target: { value: repeated } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar a nova senha' }));
}

test('the link of the letter leads to another password, and then to the login with a kind word', async () => {
  api.answer(auth.recover, undefined);
  const { router } = renderScreen('/recuperar-senha?token=abc');
  await choose('a lua de papel');
  expect(await screen.findByText('Senha nova guardada. Agora é só entrar com ela.')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/login');
  expect(api.asked(auth.checkRecovery)[0]?.body).toEqual({ token: 'abc' });
  expect(api.asked(auth.recover)[0]?.body).toEqual({ token: 'abc', new_password: 'a lua de papel' });
});

test.each([
  ['used or expired', '/recuperar-senha?token=velho', () => api.answer(auth.checkRecovery, { valid: false })],
  ['without a token', '/recuperar-senha', () => {}],
])('a link %s says so and offers another', async (_how, address, arrange) => {
  arrange();
  api.answer(auth.forgotPassword, undefined);
  renderScreen(address);
  expect(await screen.findByText('Este link não vale mais')).toBeTruthy();
  expect(screen.queryByLabelText('Nova senha')).toBeNull();
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'a@escola.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar link' }));
  expect(await screen.findByText(/^Um email foi enviado/)).toBeTruthy();
});

test('a link that ends while one chooses says so', async () => {
  api.refuse(auth.recover, { status: 400, body: { non_field_errors: [messages.recoveryUsed] } });
  renderScreen('/recuperar-senha?token=abc');
  await choose('a lua de papel');
  expect(await screen.findByText('Este link não vale mais')).toBeTruthy();
});

test('what the server refuses stands under the password, which stays', async () => {
  api.refuse(auth.recover, { status: 400, body: { new_password: [messages.commonPassword] } });
  renderScreen('/recuperar-senha?token=abc');
  await choose('seis nuvens baixas');
  expect(await screen.findByText(messages.commonPassword)).toBeTruthy();
  expect(screen.getByLabelText('Nova senha')).toHaveProperty('value', 'seis nuvens baixas');
});

test.each([
  ['short', 'curta', 'curta', 'Use de 8 a 128 caracteres.'],
  ['not repeated', 'a lua de papel', 'a lua de pano', 'As duas senhas precisam ser iguais.'],
])('a password that is %s is not sent', async (_what, password, repeated, message) => {
  renderScreen('/recuperar-senha?token=abc');
  await choose(password, repeated);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(api.asked(auth.recover)).toHaveLength(0);
});

test('a server that is away is no ended link', async () => {
  api.refuse(auth.checkRecovery, { status: 500, body: { detail: 'x', error_id: 'e1' } });
  renderScreen('/recuperar-senha?token=abc');
  expect(await screen.findByText('Não deu para conferir o link')).toBeTruthy();
  api.answer(auth.checkRecovery, { valid: true });
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(screen.getByLabelText('Nova senha')).toBeTruthy());
});
