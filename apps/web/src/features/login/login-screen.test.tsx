import { auth } from '@lauda/contract/auth';
import { demonstration } from '@lauda/contract/demonstration';
import { featureFlags } from '@lauda/contract/feature-flags';
import { homePage } from '@lauda/contract/home';
import { messages } from '@lauda/contract/messages';
import { terms } from '@lauda/contract/terms';
import { users } from '@lauda/contract/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi, refusalOf } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { makeHome } from '../../../test/make-home';
import { renderScreen } from '../../../test/render-screen';

const api = fakeApi();
let isIn = false;

const modified = '2026-05-18T12:00:00-03:00';
const bothTexts = [
  { parameter: 'terms_use_text' as const, value: '<h2>Uso</h2><p>Escreva à vontade.</p>', modified, version: 'u1' },
  { parameter: 'terms_privacy_text' as const, value: '<p>Guardamos pouco.</p>', modified, version: 'p1' },
];

beforeEach(() => {
  isIn = false;
  api.answer(users.me, () =>
    isIn ? make.me({ must_accept_terms: true }) : refusalOf({ status: 401, body: { detail: messages.notAuthenticated } }),
  );
  api.refuse(auth.refresh, { status: 401, body: { detail: 'x' } });
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(homePage.get, makeHome.page());
  api.answer(terms.list, bothTexts);
  api.refuse(demonstration.users, { status: 404, body: { detail: messages.notFound } });
  api.answer(auth.login, () => {
    isIn = true;
    return { csrf: 'c' };
  });
});

const username = () => screen.findByLabelText('Usuário ou e-mail');
const password = () => screen.getByLabelText('Senha');
const enter = () => screen.getByRole('button', { name: /Entrar|Aguarde/ });

async function logIn(name = 'professora', secret = ' senha com espaço ') {
  fireEvent.change(await username(), { target: { value: name } });
  fireEvent.change(password(), { target: { value: secret } });
  fireEvent.click(enter());
}

describe('the page', () => {
  test('says what it is, and leads to the site, to students and to networks', async () => {
    renderScreen('/login');
    expect((await screen.findByText('ÁREA DO PROFESSOR')).tagName).toBe('H1');
    expect(screen.getByText('A primeira plataforma de letramento do país.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Fazer login como estudante' }).getAttribute('href')).toBe('/estudante');
    expect(screen.getByRole('link', { name: 'Conheça a Lauda' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'Entrar pela rede de ensino' }).getAttribute('href')).toBe('/acesso');
    expect(screen.queryByText('Demonstração')).toBeNull();
  });

  test('welcomes password managers', async () => {
    renderScreen('/login');
    expect((await username()).getAttribute('autocomplete')).toBe('username');
    expect(password().getAttribute('autocomplete')).toBe('current-password');
  });

  test('opens the terms of use, with the date of their last update', async () => {
    renderScreen('/login');
    fireEvent.click(await screen.findByRole('button', { name: 'Termos de uso' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Termos de uso' }));
    expect(await dialog.findByText('Última atualização em 18 de maio de 2026')).toBeTruthy();
    expect(dialog.queryByRole('link')).toBeNull();
  });

  test('opens the privacy text, with a link to its page', async () => {
    renderScreen('/login');
    fireEvent.click(await screen.findByRole('button', { name: 'privacidade' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Política de privacidade' }));
    expect(await dialog.findByText('Última atualização em 18 de maio de 2026')).toBeTruthy();
    expect(dialog.getByRole('link').getAttribute('href')).toBe('/privacidade');
  });
});

describe('entering', () => {
  test.each(['Usuário ou e-mail', 'Senha'])('%s left blank says so on blur, tied to its field', async (label) => {
    renderScreen('/login');
    await username();
    const field = screen.getByLabelText(label);
    expect(screen.queryByText('Esse campo não pode ficar em branco.')).toBeNull();
    fireEvent.blur(field);
    const error = await screen.findByText('Esse campo não pode ficar em branco.');
    expect(field.getAttribute('aria-describedby')).toContain(error.id);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  test('nothing is sent while a field is blank', async () => {
    renderScreen('/login');
    await username();
    fireEvent.click(enter());
    expect(await screen.findAllByText('Esse campo não pode ficar em branco.')).toHaveLength(2);
    expect(api.asked(auth.login)).toHaveLength(0);
  });

  test('sends the password as it is, with platform teacher, then goes to the terms', async () => {
    const { router } = renderScreen('/login');
    await logIn();
    expect(await screen.findByRole('heading', { name: 'Antes de começar' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/aceite-termos');
    expect(api.asked(auth.login)[0]?.body).toEqual({ username: 'professora', password: ' senha com espaço ', platform: 'teacher' });
  });

  test('goes to next when there is one', async () => {
    api.answer(users.me, () => (isIn ? make.me() : refusalOf({ status: 401, body: { detail: 'x' } })));
    const { router } = renderScreen('/login?next=%2Fperfil%3Faba%3Dsenha');
    await logIn();
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/perfil', search: '?aba=senha' }));
  });

  test('a next that leaves the house is not followed', async () => {
    const { router } = renderScreen('/login?next=%2F%2Fmal.example');
    await logIn();
    await waitFor(() => expect(router.state.location.pathname).toBe('/aceite-termos'));
  });

  test('the button is disabled and shows loading while it works', async () => {
    let answer = () => {};
    api.answer(auth.login, () => new Promise((resolve) => (answer = () => resolve({ csrf: 'c' }))));
    renderScreen('/login');
    await logIn();
    await waitFor(() => expect(enter().hasAttribute('disabled')).toBe(true));
    expect(enter().getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(api.asked(auth.login)).toHaveLength(1));
    isIn = true;
    answer();
    expect(await screen.findByRole('heading', { name: 'Antes de começar' })).toBeTruthy();
  });

  test.each([
    [
      'non_field_errors first',
      400,
      { non_field_errors: [messages.wrongCredentials], username: ['outra coisa'] },
      messages.wrongCredentials,
    ],
    ['else detail', 429, { detail: messages.tooManyTries(1) }, messages.tooManyTries(1)],
    ['else the first array', 400, { username: ['Este campo não existe aqui.'] }, 'Este campo não existe aqui.'],
  ])('a failure shows its message under the password: %s', async (_order, status, body, message) => {
    api.refuse(auth.login, { status, body });
    renderScreen('/login');
    await logIn('professora', 'errada');
    const error = await screen.findByText(message);
    expect(password().getAttribute('aria-describedby')).toContain(error.id);
    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect(password()).toHaveProperty('value', 'errada');
  });

  test('the password can be shown and hidden', async () => {
    renderScreen('/login');
    await username();
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(password().getAttribute('type')).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(password().getAttribute('type')).toBe('password');
  });

  test('on the wrong platform a modal says so, and closing it goes to /', async () => {
    api.refuse(auth.login, { status: 400, body: { non_field_errors: [messages.wrongPlatform] } });
    const { router } = renderScreen('/login?next=%2Fturmas');
    await logIn('estudante');
    const dialog = within(await screen.findByRole('dialog', { name: 'Talvez você esteja na plataforma errada!' }));
    expect(dialog.getByRole('link', { name: 'Plataforma do estudante' }).getAttribute('href')).toBe('/estudante');
    expect(dialog.getByRole('link', { name: 'Plataforma do gestor' })).toBeTruthy();
    expect(screen.queryByText(messages.wrongPlatform)).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // For someone who is not in, home leads to the door without a wish.
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/login', search: '' }));
  });
});

describe('restoring the password', () => {
  async function openRestore() {
    renderScreen('/login');
    fireEvent.click(await screen.findByRole('button', { name: 'Esqueci minha senha' }));
    return screen.findByLabelText('E-mail');
  }
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar link' }));

  test('goes there and back', async () => {
    await openRestore();
    expect(screen.queryByLabelText('Senha')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(await username()).toBeTruthy();
  });

  test('the e-mail is validated at each change', async () => {
    const field = await openRestore();
    type(field, 'a');
    expect(await screen.findByText('Por favor, preencha o email corretamente.')).toBeTruthy();
    type(field, 'a@escola.example');
    await waitFor(() => expect(screen.queryByText('Por favor, preencha o email corretamente.')).toBeNull());
  });

  test('an empty one is not sent', async () => {
    await openRestore();
    send();
    expect(await screen.findByText('Por favor, preencha o email corretamente.')).toBeTruthy();
    expect(api.asked(auth.forgotPassword)).toHaveLength(0);
  });

  test('success is said in green, and editing clears it', async () => {
    api.answer(auth.forgotPassword, undefined);
    const field = await openRestore();
    type(field, 'a@escola.example');
    send();
    const said = await screen.findByText('Um email foi enviado com as informações para gerar uma nova senha');
    expect(said.getAttribute('data-tone')).toBe('ok');
    expect(api.asked(auth.forgotPassword)[0]?.body).toEqual({ email: 'a@escola.example' });
    type(field, 'ab@escola.example');
    await waitFor(() => expect(screen.queryByText(/Um email foi enviado/)).toBeNull());
  });

  test('failure is said in red', async () => {
    api.refuse(auth.forgotPassword, { status: 500, body: { detail: 'x', error_id: 'e1' } });
    type(await openRestore(), 'a@escola.example');
    send();
    const said = await screen.findByText('Houve um erro, por favor, verifique se o email está correto');
    expect(said.getAttribute('data-tone')).toBe('bad');
  });
});

describe('the demonstration', () => {
  const helena = {
    username: 'professora',
    first_name: 'Helena',
    last_name: 'Duarte',
    password: 'lauda-demo-2026',
    description: 'Professora de três turmas',
  };

  test('lists its people, and one click enters', async () => {
    api.answer(demonstration.users, [helena]);
    renderScreen('/login');
    fireEvent.click(await screen.findByRole('button', { name: /Helena Duarte.*Professora de três turmas/ }));
    expect(await screen.findByRole('heading', { name: 'Antes de começar' })).toBeTruthy();
    expect(api.asked(auth.login)[0]?.body).toMatchObject({ username: 'professora', password: 'lauda-demo-2026' });
  });
});
