import { auth } from '@lauda/contract/auth';
import { users } from '@lauda/contract/users';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { setCookie } from '../../../test/cookies';
import { fakeApi, refusalOf } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { askAhead } from './asked-ahead';
import { call } from './call';
import { announce } from './session-events';

const api = fakeApi();
/** Since the beginning of the page; the one of these tests began long ago. */
let clock: MockInstance<() => number>;

beforeEach(() => {
  clock = vi.spyOn(performance, 'now').mockReturnValue(100);
  announce('user-changed'); // a new session for each test
  setCookie('csrftoken', 'um');
  api.answer(users.me, make.me());
});
afterEach(() => clock.mockRestore());

test('what went out with the page is not asked again by the app, once', async () => {
  askAhead(users.me);
  expect((await call(users.me)).user.id).toBe(7);
  expect(api.asked(users.me)).toHaveLength(1);
  await call(users.me);
  expect(api.asked(users.me)).toHaveLength(2);
});

test('only the very same question is answered by it', async () => {
  api.answer(users.chooseRole, make.me());
  askAhead(users.chooseRole, { body: { user_role_id: 2 } });
  await call(users.chooseRole, { body: { user_role_id: 3 } });
  expect(api.asked(users.chooseRole).map(({ body }) => body)).toEqual([{ user_role_id: 2 }, { user_role_id: 3 }]);
});

test('an answer that nobody took in time is left alone', async () => {
  askAhead(users.me);
  clock.mockReturnValue(16_000);
  await call(users.me);
  expect(api.asked(users.me)).toHaveLength(2);
});

test('two refused with the page lead to one refresh: the second is asked anew with the new session (REL-15)', async () => {
  let isIn = false;
  const refused = () => refusalOf({ status: 401, body: { detail: 'Entre na sua conta para continuar.' } });
  api.answer(users.me, () => (isIn ? make.me() : refused()));
  api.answer(users.chooseRole, () => (isIn ? make.me() : refused()));
  api.answer(auth.refresh, () => {
    isIn = true;
    setCookie('csrftoken', 'dois');
    return { csrf: 'dois' };
  });
  askAhead(users.me);
  askAhead(users.chooseRole, { body: { user_role_id: 2 } });
  await call(users.me);
  await call(users.chooseRole, { body: { user_role_id: 2 } });
  expect(api.asked(auth.refresh)).toHaveLength(1);
});
