import { auth } from '@lauda/contract/auth';
import { compositions } from '@lauda/contract/compositions';
import { demonstration } from '@lauda/contract/demonstration';
import { messages } from '@lauda/contract/messages';
import { reviews } from '@lauda/contract/reviews';
import { terms } from '@lauda/contract/terms';
import { users } from '@lauda/contract/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { api, atTheDesk, killPage, open, saved, says, scene, serverIsWell, setOnline, startScene, typeIn } from '../../../test/desk-scene';
import { make } from '../../../test/make';
import { levelId, makeDesk } from '../../../test/make-desk';
import { outboxOf } from './saving/own-outbox';

atTheDesk();

const comment = () => screen.getByLabelText('Comentário geral');
const WORDS = 'Seu texto tem tese; falta provar a segunda causa.';
const detail = (words: string) => ({ detail: words });

describe('two on one review', () => {
  test('the same field: both values, and the person chooses', async () => {
    await open();
    scene.server.elsewhere((review) => ({ ...review, comment: 'O que a outra aba escreveu.' }));
    typeIn('Comentário geral', WORDS);
    const dialog = await screen.findByRole('alertdialog', { name: 'Duas versões do mesmo campo' });
    expect(within(dialog).getByText(WORDS)).toBeTruthy();
    expect(within(dialog).getByText('O que a outra aba escreveu.')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Manter a minha' }));
    await waitFor(() => expect(scene.server.own()?.comment).toBe(WORDS));
    expect(await saved()).toBeTruthy();
  });

  test('or takes the other', async () => {
    await open();
    scene.server.elsewhere((review) => ({ ...review, comment: 'O que a outra aba escreveu.' }));
    typeIn('Comentário geral', WORDS);
    fireEvent.click(await screen.findByRole('button', { name: 'Usar a outra' }));
    await waitFor(() => expect(comment()).toHaveProperty('value', 'O que a outra aba escreveu.'));
    expect(scene.server.own()?.comment).toBe('O que a outra aba escreveu.');
    expect(await saved()).toBeTruthy();
  });

  test('different fields: nobody is asked, nothing is lost', async () => {
    await open();
    scene.server.elsewhere((review) => ({ ...review, highlight_decisions: { 'spell:obstaculo': 'accepted' } }));
    typeIn('Comentário geral', WORDS);
    await waitFor(() => expect(scene.server.own()?.comment).toBe(WORDS));
    expect(scene.server.own()?.highlight_decisions).toEqual({ 'spell:obstaculo': 'accepted' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('a grade of the same competence', async () => {
    await open();
    const theirs = { competence_id: 1, level_id: levelId(1, 5), points: 200, comment: '', justification: '', version: 1 };
    scene.server.elsewhere((review) => ({ ...review, grades: [theirs] }));
    fireEvent.click(screen.getAllByRole('radio', { name: '120' })[0] ?? document.body);
    const dialog = await screen.findByRole('alertdialog', { name: 'Duas versões do mesmo campo' });
    expect(within(dialog).getByText('Nota: Norma-padrão')).toBeTruthy();
    expect(within(dialog).getByText('120')).toBeTruthy();
    expect(within(dialog).getByText('200')).toBeTruthy();
  });
});

describe('a text that went to someone else', () => {
  const lose = () => scene.server.elsewhere((review) => ({ ...review, status: 'abandoned', lease_until: null }));
  const lost = async () => {
    const rendered = await open();
    lose();
    typeIn('Comentário geral', WORDS);
    return { rendered, dialog: await screen.findByRole('alertdialog', { name: 'Este texto não está mais com você' }) };
  };

  test('the draft is kept, and is there when the text is taken again', async () => {
    const { rendered, dialog } = await lost();
    api.refuse(compositions.get, { status: 404, body: detail(messages.notFound) });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar como rascunho' }));
    await waitFor(() => expect(window.location.pathname).not.toBe('/correcao/5'));
    killPage(rendered);
    startScene(makeDesk.composition({ reviews: [makeDesk.review({ version: 3 })] }));
    await open();
    expect(comment()).toHaveProperty('value', WORDS);
  });

  test('reloading tries again', async () => {
    const { dialog } = await lost();
    scene.server.elsewhere((review) => ({ ...review, status: 'in_progress' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Recarregar e tentar de novo' }));
    await waitFor(() => expect(scene.server.own()?.comment).toBe(WORDS));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('abandoning lets go of it', async () => {
    api.answer(reviews.abandon, makeDesk.review({ status: 'abandoned', reason_id: 1 }));
    const { rendered, dialog } = await lost();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Abandonar a correção' }));
    fireEvent.click(await screen.findByRole('radio', { name: 'Sem tempo' }));
    fireEvent.click(screen.getByRole('button', { name: 'Abandonar' }));
    await waitFor(() => expect(api.asked(reviews.abandon)).toHaveLength(1));
    await waitFor(() => expect(outboxOf(7, rendered.client).state().entries).toHaveLength(0));
  });
});

describe('the session', () => {
  const LONG = 'Ç'.repeat(2000);
  const expire = async () => {
    api.answer(demonstration.users, []);
    api.answer(terms.list, []);
    api.refuse(reviews.update, { status: 401, body: detail(messages.notAuthenticated) });
    api.refuse(auth.refresh, { status: 401, body: detail(messages.notAuthenticated) });
    const rendered = await open();
    typeIn('Comentário geral', LONG);
    await screen.findByRole('heading', { name: 'ÁREA DO PROFESSOR' });
    return rendered;
  };

  test('expires: the same person finds everything where it was, and it is sent', async () => {
    const rendered = await expire();
    expect(window.location.search).toBe('?next=%2Fcorrecao%2F5');
    killPage(rendered);
    serverIsWell();
    await open();
    expect(comment()).toHaveProperty('value', LONG);
    await waitFor(() => expect(scene.server.own()?.comment).toBe(LONG));
  });

  test('expires: another person sees nothing of it', async () => {
    const rendered = await expire();
    killPage(rendered);
    serverIsWell();
    api.answer(users.me, make.me({ id: 8, username: 'outra' }));
    await open();
    expect(comment()).toHaveProperty('value', '');
    expect(document.body.innerHTML).not.toContain('ÇÇÇ');
    expect(scene.server.accepted).toHaveLength(0);
    expect(scene.disk.databases.get('lauda-drafts-7')?.get('outbox')?.size).toBe(1);
  });

  test('expires: on the page that goes on, nothing of it is sent in the name of another person', async () => {
    await expire();
    serverIsWell();
    api.answer(auth.login, { csrf: 'de-outra' });
    api.answer(users.me, make.me({ id: 8, username: 'outra' }));
    fireEvent.change(screen.getByLabelText('Usuário ou e-mail'), { target: { value: 'outra' } });
    fireEvent.change(screen.getByLabelText('Senha'), { target: { value: 'segredo-da-outra' } });
    fireEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    await screen.findByLabelText('Comentário geral');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(comment()).toHaveProperty('value', '');
    expect(document.body.innerHTML).not.toContain('ÇÇÇ');
    expect(api.asked(reviews.update)).toHaveLength(1);
    expect(scene.disk.databases.get('lauda-drafts-7')?.get('outbox')?.size).toBe(1);
  });

  test('ended on purpose: nothing stays on this computer', async () => {
    api.answer(demonstration.users, []);
    api.answer(terms.list, []);
    api.answer(auth.logout, undefined);
    const rendered = await open();
    setOnline(false);
    typeIn('Comentário geral', LONG);
    await says(/guardado neste computador/);
    expect(scene.disk.databases.has('lauda-drafts-7')).toBe(true);
    const { logOut } = await import('../../session/log-out');
    await logOut({ client: rendered.client, goTo: (path) => rendered.router.navigate(path, { replace: true }) });
    await screen.findByRole('heading', { name: 'ÁREA DO PROFESSOR' });
    expect([...scene.disk.databases.keys()]).toEqual([]);
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });
});
