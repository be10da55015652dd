import { auth } from '@lauda/contract/auth';
import { demonstration } from '@lauda/contract/demonstration';
import { featureFlags } from '@lauda/contract/feature-flags';
import { homePage } from '@lauda/contract/home';
import { messages } from '@lauda/contract/messages';
import { type TermsEntry, terms } from '@lauda/contract/terms';
import { users } from '@lauda/contract/users';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { makeHome } from '../../../test/make-home';
import { renderScreen } from '../../../test/render-screen';

const api = fakeApi();
const texts = (version: string, word: string): TermsEntry[] => [
  { parameter: 'terms_use_text', value: `<p>Uso: ${word}</p>`, modified: '2026-03-02T12:00:00-03:00', version: `u${version}` },
  { parameter: 'terms_privacy_text', value: `<p>Privacidade: ${word}</p>`, modified: '2026-05-18T12:00:00-03:00', version: `p${version}` },
];

beforeEach(() => {
  api.answer(users.me, make.me({ must_accept_terms: true }));
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(homePage.get, makeHome.page());
  api.answer(terms.list, texts('1', 'antes'));
  api.answer(terms.accept, undefined);
  api.refuse(demonstration.users, { status: 404, body: { detail: 'x' } });
});

const accept = () => fireEvent.click(screen.getByRole('button', { name: 'Li e aceito os dois textos' }));

test('both texts are read in place, without sidebar, and accepted by their versions', async () => {
  const { router } = renderScreen('/aceite-termos');
  expect(await screen.findByText('Uso: antes')).toBeTruthy();
  expect(screen.getByText('Privacidade: antes')).toBeTruthy();
  expect(screen.getByText('Última atualização em 2 de março de 2026')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  accept();
  expect(await screen.findByText(/, Helena\.$/)).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
  expect(api.asked(terms.accept)[0]?.body).toEqual({ terms_use_text: 'u1', terms_privacy_text: 'p1' });
});

test.each([
  ['the wish', '/aceite-termos?next=%2Fperfil', make.me({ must_accept_terms: true }), '/perfil'],
  [
    'executives to the dashboard',
    '/aceite-termos',
    make.me({ must_accept_terms: true }, [make.role({ role_type: 'executive' })]),
    '/evolucao/dashboard',
  ],
])('then it goes on: %s', async (_where, address, me, path) => {
  api.answer(users.me, me);
  const { router } = renderScreen(address);
  await screen.findByText('Uso: antes');
  accept();
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});

test('who has accepted goes on at once', async () => {
  api.answer(users.me, make.me());
  const { router } = renderScreen('/aceite-termos');
  expect(await screen.findByText(/, Helena\.$/)).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
  expect(api.asked(terms.accept)).toHaveLength(0);
});

test('a text that changed meanwhile comes anew, says so, and is what gets accepted', async () => {
  renderScreen('/aceite-termos');
  await screen.findByText('Uso: antes');
  api.refuse(terms.accept, { status: 409, body: { detail: messages.termsChanged, current: null } });
  api.answer(terms.list, texts('2', 'depois'));
  accept();
  expect(await screen.findByText(messages.termsChanged)).toBeTruthy();
  expect(await screen.findByText('Uso: depois')).toBeTruthy();
  api.answer(terms.accept, undefined);
  await waitFor(() => expect(screen.getByRole('button', { name: /Li e aceito/ }).hasAttribute('disabled')).toBe(false));
  accept();
  expect(await screen.findByText(/, Helena\.$/)).toBeTruthy();
  expect(api.asked(terms.accept).at(-1)?.body).toEqual({ terms_use_text: 'u2', terms_privacy_text: 'p2' });
});

test('without the texts nothing can be accepted', async () => {
  api.refuse(terms.list, { status: 500, body: { detail: 'x', error_id: 'e1' } });
  renderScreen('/aceite-termos');
  expect(await screen.findAllByText('Não deu para carregar')).toHaveLength(2);
  expect(screen.getByRole('button', { name: /Li e aceito/ }).hasAttribute('disabled')).toBe(true);
});

test('one can leave instead', async () => {
  api.answer(auth.logout, undefined);
  const { router } = renderScreen('/aceite-termos');
  fireEvent.click(await screen.findByRole('button', { name: 'Sair' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(api.asked(auth.logout)).toHaveLength(1);
});
