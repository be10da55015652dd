import { beforeEach, expect, test, vi } from 'vitest';
import { make } from '../test/make';
import { rememberUser } from './session/remembered-user';

const fetched = vi.fn<typeof fetch>(async () => Response.json({}));
const asked = () => fetched.mock.calls.map(([address, request]) => `${request?.method} ${String(address)}`);

/** The page as the server sends it, at an address. */
async function begin(address: string, head: string) {
  window.history.replaceState(null, '', address);
  document.head.innerHTML = head;
  vi.resetModules();
  await import('./before-app');
}

const WAS_IN = '<meta name="lauda-was-in">';
const settings = (environment: string) => `<meta name="lauda-settings" content='${JSON.stringify({ environment })}'>`;

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
  localStorage.clear();
  delete document.documentElement.dataset.look;
});

test('of somebody who has been in, person, flags and the text are asked for with the page', async () => {
  await begin('/correcao/12', WAS_IN);
  expect(asked()).toEqual([
    'GET /api/v1/me/',
    'POST /api/v1/evaluation/batch/',
    'GET /api/v1/compositions/12/',
    'GET /api/v1/compositions/12/stats/',
    'GET /api/v1/compositions/12/highlight_feedback/',
  ]);
});

test('the home page too, of who has one', async () => {
  await begin('/', WAS_IN);
  expect(asked()).not.toContain('GET /api/v1/home/');
  rememberUser(make.me());
  await begin('/', WAS_IN);
  expect(asked()).toContain('GET /api/v1/home/');
});

test('nothing for who has not: whatever the address, it leads to the door', async () => {
  await begin('/correcao/12', settings('production'));
  await begin('/login', settings('production'));
  expect(asked()).toEqual([]);
});

test('a demonstration shows its people with the door', async () => {
  await begin('/login', settings('demonstration'));
  expect(asked()).toEqual(['GET /api/v1/demonstration/users/']);
});

test.each(['dark', 'light'])('a chosen look (%s) is there before the first paint', async (look) => {
  localStorage.setItem('lauda.look', look);
  await begin('/login', '');
  expect(document.documentElement.dataset.look).toBe(look);
});

test('an unknown look is the one of the system', async () => {
  localStorage.setItem('lauda.look', 'pink');
  await begin('/login', '');
  expect(document.documentElement.dataset.look).toBeUndefined();
});
