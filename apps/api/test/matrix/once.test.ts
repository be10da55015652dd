import { randomUUID } from 'node:crypto';
import { messages } from '@lauda/contract/messages';
import { expect, test } from 'vitest';
import type { Browser } from '../browser';
import { pathOf } from '../browser';
import { digestOf, growth } from './database-digest';
import { copyOf, unsafeOperations, useMatrix } from './use-matrix';

const matrix = useMatrix();

const seen = ({ status, body }: { status: number; body: unknown }) => ({ status, body });

test.each(unsafeOperations)('$name sent again under one key has one effect and one answer (REL-04)', async ({ endpoint, sample }) => {
  const { api } = matrix;
  const alone = await matrix.ready(sample);
  const calm = await digestOf(api.owner);
  expect((await alone.browser.try(endpoint, alone.input as never)).status).toBe(endpoint.status);
  const effect = growth(calm, await digestOf(api.owner));

  const { browser, input } = await matrix.ready(sample);
  await browser.send({ method: 'GET', path: '/api/v1/terms/' }); // a visitor has a CSRF value before the first form
  const key = randomUUID();
  /** The same bytes, as a proxy repeats them: the cookies of the first time, whatever came back since. */
  const again = (its: Browser = copyOf(browser, api)) => its.try(endpoint, input as never, { 'idempotency-key': key });
  const before = await digestOf(api.owner);
  const first = await Promise.all([again(), again()]);
  const after = await digestOf(api.owner);
  expect(growth(before, after)).toEqual({ ...effect, 'public.idempotency_keys': 1 });
  const [one, two] = first.map(seen);
  expect([one?.status, two]).toEqual([endpoint.status, one]);
  for (let time = 0; time < 10; time += 1) expect(seen(await again())).toEqual(one);
  expect(await digestOf(api.owner)).toEqual(after);
});

const withBody = unsafeOperations.filter(
  ({ endpoint, sample }) => endpoint.status && sample.as !== 'anonymous' && endpoint.body.safeParse({}).success,
);

test.each(withBody)('$name under a key that said something else is refused: 422', async ({ endpoint, sample }) => {
  const { browser, input } = await matrix.ready(sample);
  const key = { 'idempotency-key': randomUUID() };
  expect((await browser.try(endpoint, input as never, key)).status).toBe(endpoint.status);
  const path = pathOf(endpoint, input);
  const before = await digestOf(matrix.api.owner);
  expect(await browser.send({ method: endpoint.method, path, body: {}, headers: key })).toMatchObject({
    status: 422,
    body: { detail: messages.keyReused },
  });
  expect(await digestOf(matrix.api.owner)).toEqual(before);
});

test('a refusal leaves no trace: the corrected request may carry the same key', async () => {
  const { api } = matrix;
  const { person, browser } = await matrix.newcomer('teacher');
  const headers = { 'idempotency-key': randomUUID() };
  const path = `/api/v1/users/${person.id}/`;
  expect((await browser.send({ method: 'PATCH', path, body: { first_name: '' }, headers })).status).toBe(400);
  expect((await browser.send({ method: 'PATCH', path, body: { first_name: 'Lia' }, headers })).status).toBe(200);
  // The key of one person says nothing to another.
  const other = await matrix.newcomer('teacher');
  expect(
    (await other.browser.send({ method: 'PATCH', path: `/api/v1/users/${other.person.id}/`, body: { first_name: 'Eva' }, headers })).status,
  ).toBe(200);
  const kept = await api.owner`select request_hash, body from idempotency_keys where key = ${headers['idempotency-key']}`;
  expect(kept).toHaveLength(2);
});

test.each(['curta', 'com espaço dentro', 'a'.repeat(201)])('%s is no key', async (key) => {
  const { browser } = await matrix.newcomer('teacher');
  const headers = { 'idempotency-key': encodeURI(key) };
  expect((await browser.send({ method: 'POST', path: '/api/v1/auth/logout/', headers })).status).toBe(400);
});
