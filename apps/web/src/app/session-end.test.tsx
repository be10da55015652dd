import { auth } from '@lauda/contract/auth';
import { demonstration } from '@lauda/contract/demonstration';
import { featureFlags } from '@lauda/contract/feature-flags';
import { homePage } from '@lauda/contract/home';
import { terms } from '@lauda/contract/terms';
import { users } from '@lauda/contract/users';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../../test/fake-api';
import { make } from '../../test/make';
import { makeHome } from '../../test/make-home';
import { renderScreen } from '../../test/render-screen';
import { currentUserKey } from '../session/current-user';

const api = fakeApi();
const otherTab = new BroadcastChannel('lauda.session');
const toldToOthers: unknown[] = [];
otherTab.onmessage = ({ data }) => void toldToOthers.push(data);

beforeEach(() => {
  toldToOthers.length = 0;
  api.answer(users.me, make.me());
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(homePage.get, makeHome.page({ classes: [makeHome.group()] }));
  api.answer(demonstration.users, []);
  api.answer(terms.list, []);
});

const atHome = () => screen.findByText(/, Helena\.$/);

async function atLogin() {
  await screen.findByRole('heading', { name: 'ÁREA DO PROFESSOR' });
  await waitFor(() => expect(api.asked(demonstration.users)).not.toHaveLength(0));
  expect(window.location.pathname).toBe('/login');
}

async function openAccountMenu() {
  fireEvent.click(await screen.findByRole('button', { name: 'Minha Conta' }));
  return screen.findByRole('menu');
}

describe('an expired session', () => {
  test('clears the storage, goes to /login with the way back, says so once and tells the other tabs', async () => {
    const { client } = renderScreen('/?de=aviso');
    await atHome();
    expect(localStorage.getItem('userData')).not.toBeNull();
    api.refuse(homePage.get, { status: 401, body: { detail: 'x' } });
    api.refuse(auth.refresh, { status: 401, body: { detail: 'x' } });
    void client.invalidateQueries({ queryKey: ['home'] });
    await atLogin();
    expect(window.location.search).toBe('?next=%2F%3Fde%3Daviso');
    expect(await screen.findAllByText('Sessão expirada')).toHaveLength(1);
    expect(localStorage.length + sessionStorage.length).toBe(0);
    await waitFor(() => expect(toldToOthers).toContain('invalid-auth'));
    await waitFor(() => expect(client.getQueryData(currentUserKey)).toBeUndefined());
  });

  test('in another tab ends this one too', async () => {
    renderScreen('/faq');
    await screen.findByRole('heading', { name: 'FAQ' });
    otherTab.postMessage('invalid-auth');
    await atLogin();
    expect(window.location.search).toBe('?next=%2Ffaq');
    expect(await screen.findByText('Sessão expirada')).toBeTruthy();
  });
});

describe('Sair', () => {
  test.each([
    ['answers', () => api.answer(auth.logout, undefined)],
    ['fails', () => api.refuse(auth.logout, { status: 500, body: { detail: 'x', error_id: 'e' } })],
    ['is away', () => api.silence(auth.logout)],
  ])('clears everything and goes to /login when the server %s', async (_what, arrange) => {
    arrange();
    renderScreen('/');
    await atHome();
    await openAccountMenu();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Sair' }));
    await atLogin();
    expect(window.location.search).toBe('');
    expect(localStorage.length + sessionStorage.length).toBe(0);
    expect(screen.queryByText('Sessão expirada')).toBeNull();
    await waitFor(() => expect(toldToOthers).toContain('logged-out'));
  });

  test('is hidden inside the layers platform', async () => {
    Object.assign(window, { LayersPortal: { connected: true } });
    renderScreen('/');
    await atHome();
    await openAccountMenu();
    expect(screen.getByRole('menuitem', { name: 'Configurações' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Sair' })).toBeNull();
    Reflect.deleteProperty(window, 'LayersPortal');
  });
});

test('the account menu says who is here, and another role is one choice away', async () => {
  const coordinator = make.role({ id: 9, role_type: 'coordinator', school: 2, school_name: 'Colégio Monteiro' });
  const roles = [make.role({ id: 1 }), make.role({ id: 2, school_group: 2, school_group_name: '9º B' }), coordinator];
  api.answer(users.me, make.me({}, roles));
  api.answer(users.chooseRole, make.me({}, [coordinator, ...roles.slice(0, 2)]));
  renderScreen('/');
  await atHome();
  const menu = await openAccountMenu();
  expect(menu.textContent).toContain('Helena Duarte');
  expect(menu.textContent).toContain('helena@lauda.example');
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Usar como Coordenação, Colégio Monteiro',
    'Configurações',
    'Sair',
  ]);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Usar como Coordenação, Colégio Monteiro' }));
  expect(await screen.findByText(/^Colégio Monteiro · \d{4}$/)).toBeTruthy();
  expect(api.asked(users.chooseRole)[0]?.body).toEqual({ user_role_id: 9 });
  await waitFor(() => expect(api.asked(homePage.get)).toHaveLength(2));
  expect(api.asked(featureFlags.evaluate).at(-1)?.body).toMatchObject({ entities: [{ entityContext: { school_id: 2 } }] });
});
