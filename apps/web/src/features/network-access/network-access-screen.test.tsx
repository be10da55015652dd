import { auth } from '@lauda/contract/auth';
import { featureFlags } from '@lauda/contract/feature-flags';
import { messages } from '@lauda/contract/messages';
import { type SchoolNetwork, schoolNetworks } from '@lauda/contract/school-networks';
import { terms } from '@lauda/contract/terms';
import { users } from '@lauda/contract/users';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { renderScreen } from '../../../test/render-screen';
import { networksNamed } from './network-search';

const api = fakeApi();
const network = (id: number, name: string, over: Partial<SchoolNetwork> = {}): SchoolNetwork => ({
  id,
  name,
  logo: null,
  accent: null,
  ...over,
});
const few = [network(1, 'Rede do Cerrado', { accent: '#0b7d5a', logo: '/marca.svg' }), network(2, 'Colégios Aurora')];
const many = Array.from({ length: 9 }, (_, at) => network(at + 1, at === 4 ? 'Rede Municipal de São Bento' : `Rede ${at + 1}`));

beforeEach(() => {
  api.answer(schoolNetworks.list, make.page(few));
  api.answer(users.me, make.me({ must_accept_terms: true }));
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(terms.list, []);
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const enter = () => fireEvent.click(screen.getByRole('button', { name: 'Entrar' }));

describe('choosing the network', () => {
  test('few are listed, many can be searched', async () => {
    const { unmount } = renderScreen('/acesso');
    expect(await screen.findByRole('link', { name: /Colégios Aurora/ })).toBeTruthy();
    expect(screen.queryByLabelText('Buscar rede')).toBeNull();
    unmount();

    api.answer(schoolNetworks.list, make.page(many));
    renderScreen('/acesso');
    fireEvent.change(await screen.findByLabelText('Buscar rede'), { target: { value: 'sao' } });
    expect(await screen.findByText('1 rede')).toBeTruthy();
    expect(screen.getByRole('link', { name: /São Bento/ }).getAttribute('href')).toContain('rede=5');
    expect(screen.queryByRole('link', { name: /Rede 1/ })).toBeNull();
  });

  test.each([
    ['', 9],
    ['sao bento', 1],
    ['bento são', 1],
    ['nenhuma', 0],
  ])('the search "%s" finds %i', (asked, count) => {
    expect(networksNamed(many, asked)).toHaveLength(count);
  });

  test('a chosen network brings its logo and its colour, which leave with it', async () => {
    const { container } = renderScreen('/acesso');
    fireEvent.click(await screen.findByRole('link', { name: /Rede do Cerrado/ }));
    expect(await screen.findByLabelText('Senha')).toBeTruthy();
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/marca.svg');
    expect(document.documentElement.style.getPropertyValue('--brand-accent')).not.toBe('');
    fireEvent.click(screen.getByRole('link', { name: 'Trocar de rede' }));
    await waitFor(() => expect(document.documentElement.style.getPropertyValue('--brand-accent')).toBe(''));
  });

  test('an address with a network that is not there says so', async () => {
    renderScreen('/acesso?rede=99');
    expect(await screen.findByText('Não encontramos essa rede')).toBeTruthy();
  });

  test('without networks there is a way on', async () => {
    api.answer(schoolNetworks.list, make.page<SchoolNetwork>([]));
    renderScreen('/acesso');
    expect(await screen.findByText('Nenhuma rede entra por aqui ainda')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ir para a área do professor' })).toBeTruthy();
  });
});

describe('entering by a network', () => {
  test('with user and password', async () => {
    api.answer(auth.network, { csrf: 'c' });
    const { router } = renderScreen('/acesso?rede=2');
    await screen.findByLabelText('Senha');
    type('Usuário ou e-mail', 'gestora');
    type('Senha', 'segredo da rede');
    enter();
    await waitFor(() => expect(router.state.location.pathname).toBe('/aceite-termos'));
    expect(api.asked(auth.network)[0]?.body).toEqual({ school_network_id: 2, username: 'gestora', password: 'segredo da rede' });
  });

  test('with the access code alone', async () => {
    api.answer(auth.network, { csrf: 'c' });
    renderScreen('/acesso?rede=2');
    fireEvent.click(await screen.findByLabelText('Código de acesso'));
    type('Código de acesso da rede', 'CERRADO-26');
    enter();
    expect(await screen.findByRole('heading', { name: 'Antes de começar' })).toBeTruthy();
    expect(api.asked(auth.network)[0]?.body).toEqual({ school_network_id: 2, access_code: 'CERRADO-26' });
  });

  test('a failure keeps the HTTP status, says why, and loses nothing typed', async () => {
    api.refuse(auth.network, { status: 401, body: { detail: messages.wrongAccessCode } });
    const { container } = renderScreen('/acesso?rede=2');
    fireEvent.click(await screen.findByLabelText('Código de acesso'));
    type('Código de acesso da rede', 'errado');
    enter();
    expect(await screen.findByText(messages.wrongAccessCode)).toBeTruthy();
    expect(container.querySelector('[data-status="401"]')).toBeTruthy();
    expect(screen.getByLabelText('Código de acesso da rede')).toHaveProperty('value', 'errado');
  });

  test('blank fields are not sent', async () => {
    renderScreen('/acesso?rede=2');
    await screen.findByLabelText('Senha');
    enter();
    expect(await screen.findAllByText(messages.blankField)).toHaveLength(2);
    expect(api.asked(auth.network)).toHaveLength(0);
  });

  test('it has its own recovery', async () => {
    api.answer(auth.forgotPassword, undefined);
    renderScreen('/acesso?rede=2');
    fireEvent.click(await screen.findByRole('button', { name: 'Esqueci minha senha' }));
    type('E-mail', 'gestora@rede.example');
    fireEvent.click(screen.getByRole('button', { name: 'Enviar link' }));
    expect(await screen.findByText(/^Um email foi enviado/)).toBeTruthy();
  });
});
