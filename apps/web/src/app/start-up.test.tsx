import { auth } from '@lauda/contract/auth';
import { demonstration } from '@lauda/contract/demonstration';
import { featureFlags } from '@lauda/contract/feature-flags';
import { homePage } from '@lauda/contract/home';
import { reviewGrids } from '@lauda/contract/review-grids';
import { terms } from '@lauda/contract/terms';
import { themes } from '@lauda/contract/themes';
import { users } from '@lauda/contract/users';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../../test/fake-api';
import { make } from '../../test/make';
import { makeHome } from '../../test/make-home';
import { renderScreen } from '../../test/render-screen';
import { flagsKey } from '../session/feature-flags';

const api = fakeApi();

beforeEach(() => {
  api.answer(users.me, make.me());
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(homePage.get, makeHome.page({ classes: [makeHome.group()] }));
  api.answer(demonstration.users, []);
  api.answer(terms.list, []);
});

const heading = () => screen.findByRole('heading', { level: 1 }, { timeout: 4000 });

describe('app start', () => {
  test('shows the loading screen, asks for person and flags side by side, then opens the app', async () => {
    let answerUser = () => {};
    const held = new Promise<void>((resolve) => {
      answerUser = resolve;
    });
    api.answer(users.me, async () => {
      await held;
      return make.me();
    });
    renderScreen('/');
    expect(await screen.findByText('Abrindo a Lauda…')).toBeTruthy();
    await waitFor(() => expect(api.asked(featureFlags.evaluate)).toHaveLength(1));
    answerUser();
    expect(await screen.findByText(/, Helena\.$/)).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Principal' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: '3º EM A', level: 3 })).toBeTruthy();
  });

  test('of whoever was here last the home page is asked for beside person and flags, and once (PERF-32)', async () => {
    const { user, user_roles } = make.me();
    localStorage.setItem('userData', JSON.stringify({ user, user_roles }));
    let answerUser = () => {};
    const held = new Promise<void>((resolve) => {
      answerUser = resolve;
    });
    api.answer(users.me, async () => {
      await held;
      return make.me();
    });
    renderScreen('/');
    await waitFor(() => expect(api.asked(homePage.get)).toHaveLength(1));
    expect(screen.queryByRole('navigation')).toBeNull();
    answerUser();
    expect(await screen.findByRole('heading', { name: '3º EM A', level: 3 })).toBeTruthy();
    expect(api.asked(homePage.get)).toHaveLength(1);
  });

  test('the person is stored locally as userData, the flags in session storage', async () => {
    api.answer(featureFlags.evaluate, make.flags('teacher_library'));
    renderScreen('/');
    await screen.findByText(/, Helena\.$/);
    expect(JSON.parse(localStorage.getItem('userData') ?? '')).toMatchObject({ user: { id: 7 }, user_roles: [{ id: 1 }] });
    expect(JSON.parse(sessionStorage.getItem('featureFlags') ?? '')).toMatchObject({ teacher_library: 'on', teacher_c5_dashboard: 'off' });
  });

  test('maintenance_mode shows the maintenance screen to everyone', async () => {
    api.answer(featureFlags.evaluate, make.flags('maintenance_mode'));
    renderScreen('/turmas');
    expect((await screen.findByRole('heading', { name: 'Em manutenção' })).tagName).toBe('H1');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('but staff walk on', async () => {
    api.answer(users.me, make.me({ is_staff: true }, []));
    api.answer(featureFlags.evaluate, make.flags('maintenance_mode'));
    renderScreen('/');
    expect(await screen.findByText(/, Helena\.$/)).toBeTruthy();
  });

  test('without flags the app proceeds and says so', async () => {
    api.refuse(featureFlags.evaluate, { status: 500, body: { detail: 'x', error_id: 'e1' } });
    renderScreen('/');
    expect(await screen.findByText('Não foi possível obter as flags')).toBeTruthy();
    expect(await screen.findByText(/, Helena\.$/)).toBeTruthy();
  });

  test.each([
    ['refused', () => api.refuse(users.me, { status: 401, body: { detail: 'x' } })],
    ['broken', () => api.refuse(users.me, { status: 500, body: { detail: 'x', error_id: 'e' } })],
    ['silent', () => api.silence(users.me)],
  ])('a person who cannot be obtained (%s) goes to /login, with the way back', async (_how, arrange) => {
    arrange();
    api.refuse(auth.refresh, { status: 401, body: { detail: 'x' } });
    renderScreen('/temas/4?aba=textos');
    await waitFor(() => expect(window.location.pathname).toBe('/login'), { timeout: 4000 });
    expect(new URLSearchParams(window.location.search).get('next')).toBe('/temas/4?aba=textos');
    expect(screen.queryByText('Sessão expirada')).toBeNull();
  });

  test('flags that went out with an expired session are asked again after the refresh', async () => {
    let expired = true;
    api.answer(users.me, () => (expired ? Response.json({ detail: 'x' }, { status: 401 }) : make.me()));
    api.answer(auth.refresh, () => {
      expired = false;
      return { csrf: 'novo' };
    });
    api.answer(featureFlags.evaluate, () => make.flags(...(expired ? [] : (['teacher_library'] as const))));
    const { client } = renderScreen('/');
    await screen.findByText(/, Helena\.$/);
    expect(client.getQueryData(flagsKey)).toMatchObject({ teacher_library: 'on' });
    expect(screen.getByRole('link', { name: 'Biblioteca' })).toBeTruthy();
  });
});

describe('gates', () => {
  test('a first password comes before anything, without the sidebar', async () => {
    api.answer(users.me, make.me({ must_change_password: true, must_accept_terms: true }));
    renderScreen('/turmas');
    await heading();
    await waitFor(() => expect(window.location.pathname).toBe('/primeiro-acesso'));
    expect(window.location.search).toBe('?next=%2Fturmas');
    expect(screen.queryByRole('navigation', { name: 'Principal' })).toBeNull();
  });

  test('then the terms', async () => {
    api.answer(users.me, make.me({ must_accept_terms: true }));
    renderScreen('/turmas');
    await waitFor(() => expect(window.location.pathname).toBe('/aceite-termos'));
  });

  test.each([
    ['home', [make.role()], '/aceite-termos', '/'],
    ['the evolution dashboard, for an executive', [make.role({ role_type: 'executive' })], '/aceite-termos', '/evolucao/dashboard'],
    ['where the person wanted to go', [make.role()], '/aceite-termos?next=%2Ftemas', '/temas'],
    ['nowhere outside', [make.role()], '/aceite-termos?next=%2F%2Fevil.example', '/'],
  ])('with nothing to accept, /aceite-termos leads on to %s', async (_where, roles, address, to) => {
    api.answer(users.me, make.me({}, roles));
    // The screen it leads to may already ask.
    api.answer(themes.list, make.page([]));
    api.answer(reviewGrids.genres, make.page([]));
    renderScreen(address);
    await heading();
    await waitFor(() => expect(window.location.pathname).toBe(to));
  });
});
