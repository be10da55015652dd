import { featureFlags } from '@lauda/contract/feature-flags';
import { EVENTS_PATH, type LiveEvent, type Notification, notifications } from '@lauda/contract/notifications';
import { users } from '@lauda/contract/users';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { makeNews, makeNotification } from '../../../test/make-notifications';
import { renderScreen } from '../../../test/render-screen';
import { hearNews } from './live-events';

const api = fakeApi();

/** A stream that does what the test says. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 0;
  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }
  close() {
    this.readyState = 2;
  }
  opens() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  says(notification: Notification) {
    const event: LiveEvent = { type: 'notification', not_seen_by_teacher: 1, notification };
    this.dispatchEvent(new MessageEvent('notification', { data: JSON.stringify(event) }));
  }
  breaks(readyState: 0 | 2) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}
const source = () => FakeSource.all.at(-1) as FakeSource; // asked for only once there is one

beforeEach(() => {
  FakeSource.all = [];
  vi.stubGlobal('EventSource', FakeSource);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what arrives is counted and announced once', async () => {
  api.answer(users.me, make.me());
  api.answer(featureFlags.evaluate, make.flags());
  const arriving = makeNotification({ title: 'Correção pronta no 3º EM A' });
  let rows: Notification[] = [];
  api.answer(notifications.list, () => makeNews(rows));
  const { unmount } = renderScreen('/em-construcao');
  await screen.findByRole('button', { name: 'Notificações, nenhuma não vista' });
  await waitFor(() => expect(FakeSource.all.map(({ url }) => url)).toEqual([EVENTS_PATH]));
  rows = [arriving];
  act(() => {
    source().opens();
    source().says(arriving);
  });
  expect(await screen.findAllByText('Nova notificação: Correção pronta no 3º EM A')).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Notificações, 1 não vista' })).toBeTruthy();
  unmount();
  expect(source().readyState).toBe(2);
});

const heard = () => {
  const hearer = { onNews: vi.fn(), onRenew: vi.fn(), onPolling: vi.fn() };
  return { hearer, stop: hearNews(hearer) };
};

test('a refused stream is asked for again; after three failures the page asks by itself, until the stream is back', async () => {
  vi.useFakeTimers();
  const { hearer, stop } = heard();
  await vi.advanceTimersByTimeAsync(0);
  expect(FakeSource.all).toHaveLength(1);
  source().breaks(2);
  expect(hearer.onRenew).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  source().breaks(2);
  await vi.advanceTimersByTimeAsync(4000);
  expect(hearer.onPolling).not.toHaveBeenCalled();
  source().breaks(2);
  expect(hearer.onPolling).toHaveBeenLastCalledWith(true);
  await vi.advanceTimersByTimeAsync(8000);
  expect(FakeSource.all).toHaveLength(4);
  source().opens();
  expect(hearer.onPolling).toHaveBeenLastCalledWith(false);
  // What was said meanwhile is looked for.
  expect(hearer.onRenew).toHaveBeenCalledTimes(4);
  stop();
});

test('a line that was cut is mended by the browser itself, and what was missed is looked for', async () => {
  const { hearer, stop } = heard();
  await vi.waitFor(() => expect(FakeSource.all).toHaveLength(1));
  source().opens();
  expect(hearer.onRenew).not.toHaveBeenCalled();
  source().breaks(0);
  source().opens();
  expect([hearer.onRenew.mock.calls.length, FakeSource.all.length]).toEqual([1, 1]);
  stop();
});
