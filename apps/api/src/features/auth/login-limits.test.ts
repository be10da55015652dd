import { randomInt } from 'node:crypto';
import { auth } from '@lauda/contract/auth';
import { messages } from '@lauda/contract/messages';
import { users } from '@lauda/contract/users';
import { describe, expect, test } from 'vitest';
import { enter, logIn, make, PASSWORD, type Person } from '../../../test/make';
import { useApi } from '../../../test/start-api';
import { waitFor } from './login-limits';

const api = useApi({ env: { TRUST_PROXY: 'on', LOG_LEVEL: 'silent', WORKER: 'off' } });

async function aTeacher(): Promise<Person> {
  const world = make(api);
  const person = await world.user();
  await world.role(person, { role_type: 'teacher', group: await world.group(await world.school(await world.network())) });
  return person;
}

const from = (address: string) => ({ 'x-forwarded-for': address });
const someAddress = () => [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

/** How many of these guesses were looked at: a refused one is answered 429 before the password is. */
async function evaluated(guesses: number, guess: (at: number) => { username: string; address: string }) {
  const browser = api.browser();
  await browser.send({ method: 'GET', path: '/api/v1/terms/' });
  const statuses: number[] = [];
  const pending = Array.from({ length: guesses }, (_, at) => guess(at));
  const knock = async () => {
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const { status } = await browser.try(
        auth.login,
        { body: { username: next.username, password: 'errada', platform: 'teacher' } },
        from(next.address),
      );
      statuses.push(status);
    }
  };
  await Promise.all(Array.from({ length: 25 }, knock));
  expect(statuses.every((status) => status === 400 || status === 429)).toBe(true);
  return statuses.filter((status) => status === 400).length;
}

describe('SEC-22', () => {
  test('a thousand guesses at one account, from everywhere and by both of its names: at most ten are looked at', async () => {
    const owner = await aTeacher();
    const names = [owner.username, owner.email, owner.username.toUpperCase(), ` ${owner.email.toUpperCase()} `];
    const looked = await evaluated(1000, (at) => ({ username: names[at % names.length] ?? '', address: someAddress() }));
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThanOrEqual(10);

    const locked = await api.browser().try(auth.login, { body: { username: owner.username, password: PASSWORD, platform: 'teacher' } });
    expect(locked).toMatchObject({ status: 429, body: { detail: expect.stringMatching(/^Muitas tentativas/) } });
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);

    // The owner recovers by e-mail, and is inside at once.
    const token = await make(api).passwordToken(owner);
    await api.browser().call(auth.recover, { body: { token, new_password: 'sete andorinhas no fio' } });
    await logIn(api, owner, 'sete andorinhas no fio');
  }, 180_000);

  test('one guess at each of a thousand accounts, from one address: at most a hundred are looked at', async () => {
    expect(await evaluated(1000, (at) => ({ username: `ninguem.${at}`, address: '203.0.113.9' }))).toBeLessThanOrEqual(110); // and one for each connection of the pool that was already looking
  }, 120_000);

  test('two hundred honest people behind one address all come in, though some mistype first', async () => {
    const people = await Promise.all(Array.from({ length: 200 }, () => make(api).user({ is_staff: true })));
    const refused: number[] = [];
    const pending = [...people.entries()];
    const knock = async () => {
      for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        const [at, { username }] = next;
        const browser = api.browser();
        const tries = at % 4 === 0 ? ['errada', PASSWORD] : [PASSWORD];
        for (const password of tries) {
          const { status } = await browser.try(auth.login, { body: { username, password, platform: 'teacher' } }, from('198.51.100.7'));
          if (status !== (password === PASSWORD ? 200 : 400)) refused.push(status);
        }
      }
    };
    await Promise.all(Array.from({ length: 10 }, knock));
    expect(refused).toEqual([]);
  }, 180_000);
});

test('a success forgets the failures before it', async () => {
  const owner = await aTeacher();
  const body = (password: string) => ({ body: { username: owner.username, password, platform: 'teacher' as const } });
  for (let round = 0; round < 4; round += 1) {
    for (let guess = 0; guess < 3; guess += 1) expect((await api.browser().try(auth.login, body('errada'))).status).toBe(400);
    expect((await api.browser().try(auth.login, body(PASSWORD))).status).toBe(200);
  }
});

test('the current password cannot be guessed at from a borrowed session', async () => {
  const owner = await aTeacher();
  const browser = await enter(api, owner);
  const guess = () =>
    browser.try(users.changePassword, {
      params: { id: owner.id },
      body: { current_password: 'errada', new_password: 'sete andorinhas no fio' },
    });
  const answers = [];
  for (let at = 0; at < 8; at += 1) answers.push(await guess());
  expect(answers[0]).toMatchObject({ status: 400, body: { current_password: [messages.wrongCurrentPassword] } });
  expect(answers.at(-1)?.status).toBe(429);
});

test('wrong access codes of one school do not close the network’s door to the others', async () => {
  const network = await make(api).network();
  const guess = (address: string) =>
    api.browser().try(auth.network, { body: { school_network_id: network, access_code: 'errado' } }, from(address));
  // The pauses asked for are short at first: a busy machine outwaits some of them, but never ten.
  const statuses = [];
  while (statuses.length <= 10 && statuses.at(-1) !== 429) statuses.push((await guess('192.0.2.1')).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await guess('192.0.2.2')).status).toBe(400);
});

test.each([
  [{ count: 0, since_last: 0, until_oldest_leaves: 0 }, 0],
  [{ count: 3, since_last: 0, until_oldest_leaves: 900 }, 0],
  [{ count: 4, since_last: 0, until_oldest_leaves: 900 }, 1],
  [{ count: 6, since_last: 1, until_oldest_leaves: 900 }, 3],
  [{ count: 9, since_last: 40, until_oldest_leaves: 900 }, 0],
  [{ count: 10, since_last: 100, until_oldest_leaves: 312.4 }, 313],
  [{ count: 10, since_last: 900, until_oldest_leaves: -1 }, 1],
])('after %o the wait is %i s', (failures, seconds) => {
  expect(waitFor(failures)).toBe(seconds);
});
