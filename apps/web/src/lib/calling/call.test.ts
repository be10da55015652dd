import { auth } from '@lauda/contract/auth';
import { schools } from '@lauda/contract/schools';
import { users } from '@lauda/contract/users';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setCookie } from '../../../test/cookies';
import { fakeApi, refusalOf } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { call } from './call';
import { CallError } from './call-error';
import { addressOf } from './request';
import { announce, onSessionEvent, type SessionEvent } from './session-events';

const api = fakeApi();
const heard: SessionEvent[] = [];
let deaf = () => {};

beforeEach(() => {
  announce('user-changed'); // a new session for each test
  setCookie('csrftoken', 'um');
  heard.length = 0;
  deaf = onSessionEvent((event) => heard.push(event));
});
afterEach(() => {
  deaf();
  setCookie('csrftoken', null);
});

const expired = () => refusalOf({ status: 401, body: { detail: 'Entre na sua conta para continuar.' } });

/** A server whose access cookie has run out until someone refreshes. */
function expiredSession() {
  let isIn = false;
  api.answer(users.me, async () => (isIn ? make.me() : expired()));
  api.answer(auth.refresh, async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    isIn = true;
    setCookie('csrftoken', 'dois');
    return { csrf: 'dois' };
  });
}

describe('one refresh', () => {
  test('50 parallel 401s lead to exactly one, and all 50 succeed after it', async () => {
    expiredSession();
    const answers = await Promise.all(Array.from({ length: 50 }, () => call(users.me)));
    expect(answers.map(({ user }) => user.id)).toEqual(Array.from({ length: 50 }, () => 7));
    expect(api.asked(auth.refresh)).toHaveLength(1);
    expect(api.asked(users.me)).toHaveLength(100);
    expect(heard).toEqual(['refreshed']);
  });

  test('a request that another tab outran just goes out again', async () => {
    let sent = 0;
    api.answer(users.me, async () => {
      sent += 1;
      if (sent > 1) return make.me();
      setCookie('csrftoken', 'de-outra-aba');
      return expired();
    });
    await call(users.me);
    expect(sent).toBe(2);
  });

  test('refused: it is never tried again, the call fails with its 401, and invalid-auth is announced once', async () => {
    api.answer(users.me, expired);
    api.refuse(auth.refresh, { status: 401, body: { detail: 'x' } });
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => call(users.me)));
    expect(
      results.every((result) => result.status === 'rejected' && result.reason instanceof CallError && result.reason.status === 401),
    ).toBe(true);
    await expect(call(users.me)).rejects.toMatchObject({ status: 401 });
    expect(api.asked(auth.refresh)).toHaveLength(1);
    expect(heard).toEqual(['invalid-auth']);
  });

  test('a server that is away ends no session', async () => {
    api.answer(users.me, expired);
    api.refuse(auth.refresh, { status: 503, body: { detail: 'x', error_id: 'e' } });
    await expect(call(users.me)).rejects.toMatchObject({ status: 503 });
    expect(heard).toEqual([]);
  });

  test('a 401 that stays after the refresh is not refreshed again', async () => {
    api.answer(users.me, expired);
    api.answer(auth.refresh, { csrf: 'x' });
    await expect(call(users.me)).rejects.toMatchObject({ status: 401 });
    expect(api.asked(auth.refresh)).toHaveLength(1);
    expect(api.asked(users.me)).toHaveLength(2);
  });

  test('a public endpoint never asks for one: its 401 speaks of the password', async () => {
    api.refuse(auth.login, { status: 401, body: { detail: 'x' } });
    await expect(call(auth.login, { body: { username: 'a', password: 'b', platform: 'teacher' } })).rejects.toMatchObject({ status: 401 });
    expect(api.asked(auth.refresh)).toHaveLength(0);
  });
});

describe('what goes out', () => {
  test('path parameters are filled, arrays repeated, nulls and undefined skipped', async () => {
    api.answer(schools.members, { students: [], count_students: 0 });
    await call(schools.members, { params: { id: 4 }, query: { name: undefined, offset: null, limit: 5 } });
    expect(api.asked(schools.members)[0]).toMatchObject({ params: { id: 4 }, query: { limit: 5, offset: 0 } });
    const parts = { params: { id: 'a/b' }, query: { a: [1, null, 2], b: null, c: undefined, d: 'é & ç' } };
    expect(addressOf('/x/:id/', parts)).toBe('/x/a%2Fb/?a=1&a=2&d=%C3%A9+%26+%C3%A7');
  });

  test('an unsafe call carries the CSRF value of the cookie and the same idempotency key on its retry', async () => {
    let tries = 0;
    api.answer(users.chooseRole, () => {
      tries += 1;
      return tries === 1 ? expired() : make.me();
    });
    api.answer(auth.refresh, () => {
      setCookie('csrftoken', 'dois');
      return { csrf: 'dois' };
    });
    await call(users.chooseRole, { body: { user_role_id: 3 } });
    const [first, second] = api.asked(users.chooseRole);
    expect([first?.headers.get('x-csrftoken'), second?.headers.get('x-csrftoken')]).toEqual(['um', 'dois']);
    expect(first?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(first?.headers.get('content-type')).toBe('application/json');
  });

  test('a safe call carries neither', async () => {
    api.answer(schools.groupsOfThisYear, make.page([]));
    await call(schools.groupsOfThisYear, { query: { current_year: 'true', limit: 1000 } });
    const [asked] = api.asked(schools.groupsOfThisYear);
    expect(asked?.headers.has('x-csrftoken')).toBe(false);
    expect(asked?.headers.has('idempotency-key')).toBe(false);
    expect(asked?.query).toEqual({ current_year: true, limit: 1000, offset: 0 });
  });
});

describe('what comes back', () => {
  test('no body is undefined', async () => {
    api.answer(auth.logout, undefined);
    await expect(call(auth.logout)).resolves.toBeUndefined();
  });

  test("a failure carries status, body and the server's code", async () => {
    const body = { detail: 'Algo não saiu como planejado.', error_id: 'req-42' };
    api.refuse(users.me, { status: 500, body });
    await expect(call(users.me)).rejects.toMatchObject({ status: 500, body, errorId: 'req-42' });
  });

  test.each([
    ['no connection', () => api.silence(users.me)],
    ['a page of someone else', () => api.answer(users.me, () => new Response('<html>Entre no wi-fi</html>', { status: 200 }))],
  ])('%s is status 0', async (_what, arrange) => {
    arrange();
    await expect(call(users.me)).rejects.toMatchObject({ status: 0, errorId: null });
  });

  test('who gives up gets their own reason, and a call gives up by itself after 360 s', async () => {
    vi.useFakeTimers();
    const never = vi.fn(
      (_input: unknown, init?: RequestInit) =>
        new Promise<Response>((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
    vi.stubGlobal('fetch', never);
    const own = new AbortController();
    const abandoned = call(users.me, {}, { signal: own.signal });
    own.abort(new Error('saí da tela'));
    await expect(abandoned).rejects.toThrow('saí da tela');
    const slow = call(users.me);
    const failure = expect(slow).rejects.toMatchObject({ status: 0 });
    await vi.advanceTimersByTimeAsync(359_999);
    expect(never.mock.calls.at(-1)?.[1]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await failure;
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});
