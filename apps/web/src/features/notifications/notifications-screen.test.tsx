import { featureFlags } from '@lauda/contract/feature-flags';
import { type Notification, notifications } from '@lauda/contract/notifications';
import { users } from '@lauda/contract/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { makeNews, makeNotification } from '../../../test/make-notifications';
import { renderScreen } from '../../../test/render-screen';

const api = fakeApi();
let rows: Notification[] = [];

/** A server that keeps what it is told, as far as these tests ask. */
beforeEach(() => {
  rows = [];
  api.answer(users.me, make.me());
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(notifications.list, ({ query }) => {
    const { limit, offset } = query as { limit: number; offset: number };
    return makeNews(rows.slice(offset, offset + limit), { count: rows.length, not_seen_by_teacher: makeNews(rows).not_seen_by_teacher });
  });
  api.answer(notifications.markAll, ({ body }) => {
    const isOpening = (body as { as: string }).as === 'opened';
    const now = new Date().toISOString();
    const before = rows;
    rows = rows.map((row) => ({
      ...row,
      received: row.received ?? (isOpening || row.channel !== 'recommendation' ? now : null),
      opened: row.opened ?? (isOpening ? now : null),
    }));
    const marked = rows.filter((row, at) => row.received !== before[at]?.received || row.opened !== before[at]?.opened).length;
    return { marked, not_seen_by_teacher: makeNews(rows).not_seen_by_teacher };
  });
  api.answer(notifications.mark, ({ params }) => {
    const { id } = params as { id: number };
    const now = new Date().toISOString();
    rows = rows.map((row) => (row.id === Number(id) ? { ...row, received: row.received ?? now, opened: row.opened ?? now } : row));
    return rows.find((row) => row.id === Number(id)) ?? makeNotification();
  });
});

const openBell = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^Notificações/ }));
  return screen.findByRole('dialog', { name: /^Notificações/ });
};

test('the badge and the title count up to 99+', async () => {
  api.answer(notifications.list, makeNews([makeNotification()], { not_seen_by_teacher: 200 }));
  renderScreen('/em-construcao');
  expect(await screen.findByRole('button', { name: 'Notificações, 99+ não vistas' })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('(99+) Em construção · Lauda'));
});

test('opening the bell receives all but recommendations; following one opens it', async () => {
  rows = [
    makeNotification({ title: 'Sem caminho', link: '' }),
    makeNotification({ title: 'Com caminho', link: '/em-construcao' }),
    makeNotification({ title: 'Uma ação', link: '', channel: 'recommendation' }),
  ];
  const { router } = renderScreen('/faq');
  await screen.findByRole('button', { name: 'Notificações, 3 não vistas' });
  const panel = await openBell();
  await waitFor(() => expect(api.asked(notifications.markAll)).toHaveLength(1));
  expect(api.asked(notifications.markAll)[0]?.body).toEqual({ as: 'received', created__year: new Date().getFullYear() });
  // What was new stays marked while one reads.
  const first = await within(panel).findByText('Sem caminho');
  expect(within(first.closest('li') as HTMLElement).getByText('Nova')).toBeTruthy();
  fireEvent.click(within(panel).getByRole('link', { name: /Com caminho/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/em-construcao'));
  await waitFor(() => expect(api.asked(notifications.mark)).toHaveLength(1));
  expect(rows.map(({ opened }) => opened !== null)).toEqual([false, true, false]);
  expect(await screen.findByRole('button', { name: 'Notificações, 1 não vista' })).toBeTruthy();
});

test('outside addresses open elsewhere and tell nobody where from', async () => {
  rows = [makeNotification({ title: 'Material', link: 'https://exemplo.org/aula' })];
  renderScreen('/notificacoes');
  const link = await screen.findByRole('link', { name: /Material/ });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://exemplo.org/aula',
    '_blank',
    'noopener noreferrer',
  ]);
});

test('the whole list: twenty at a time, filters in the address, all read at once', async () => {
  rows = Array.from({ length: 25 }, (_, at) => makeNotification({ title: `Aviso ${at + 1}`, link: '/turmas' }));
  const { router } = renderScreen('/notificacoes');
  expect(await screen.findByText('Aviso 20')).toBeTruthy();
  expect(screen.queryByText('Aviso 21')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar mais' }));
  expect(await screen.findByText('Aviso 25')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Correções' }));
  fireEvent.click(screen.getByRole('button', { name: 'Só não vistas' }));
  await waitFor(() => expect(router.state.location.search).toBe('?nao_vistas=1&canal=review'));
  await waitFor(() =>
    expect(api.asked(notifications.list).at(-1)?.query).toMatchObject({ channel: 'review', unseen: true, limit: 20, offset: 0 }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Marcar todas como lidas' }));
  expect(await screen.findByText('25 notificações lidas.')).toBeTruthy();
  expect(await screen.findByText('Tudo visto.')).toBeTruthy();
});

test('nothing yet is said with a next step; a failure can be tried again', async () => {
  const { unmount } = renderScreen('/notificacoes');
  expect(await screen.findByRole('heading', { name: 'Nada por aqui ainda' })).toBeTruthy();
  unmount();
  api.refuse(notifications.list, { status: 500, body: { detail: 'Algo não saiu como planejado.', error_id: 'req-9' } });
  renderScreen('/notificacoes');
  expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
});

test('what one does not want to be told is switched off at once', async () => {
  let off: string[] = [];
  const preferences = () => ({
    results: (['activity_ending', 'announcement'] as const).map((kind) => ({ kind, is_on: !off.includes(kind) })),
  });
  api.answer(notifications.preferences, preferences);
  api.answer(notifications.prefer, ({ body }) => {
    const { kind, is_on } = body as { kind: string; is_on: boolean };
    off = is_on ? off.filter((one) => one !== kind) : [...off, kind];
    return preferences();
  });
  renderScreen('/perfil?aba=avisos');
  const ending = await screen.findByRole<HTMLInputElement>('switch', { name: 'Uma atividade termina nos próximos dois dias' });
  expect(ending.checked).toBe(true);
  fireEvent.click(ending);
  await waitFor(() => expect(off).toEqual(['activity_ending']));
  await waitFor(() => expect(ending.checked).toBe(false));
});
