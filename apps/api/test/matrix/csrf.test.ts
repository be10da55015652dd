import { expect, test } from 'vitest';
import type { Browser } from '../browser';
import { pathOf } from '../browser';
import { enter } from '../make';
import { digestOf, growth } from './database-digest';
import { copyOf, safeOperations, unsafeOperations, useMatrix } from './use-matrix';

const matrix = useMatrix();

type Forged = { cookies: Map<string, string>; headers: Record<string, string>; body: string };
type Attack = (honest: Forged, other: Browser) => Forged;

const withHeaders = ({ cookies, headers, body }: Forged, more: Record<string, string>) => ({
  cookies,
  body,
  headers: { ...headers, ...more },
});
const without = (cookies: Map<string, string>, name: string) => new Map([...cookies].filter(([key]) => key !== name));

const attacks: Record<string, Attack> = {
  'no header': ({ cookies, body, headers: { 'x-csrftoken': _, ...headers } }) => ({ cookies, body, headers }),
  'a wrong header': (honest) => withHeaders(honest, { 'x-csrftoken': 'a'.repeat(43) }),
  'the value of another session': (honest, other) => {
    const value = other.cookies.get('csrftoken') ?? '';
    return withHeaders({ ...honest, cookies: new Map(honest.cookies).set('csrftoken', value) }, { 'x-csrftoken': value });
  },
  'a header without its cookie': (honest) => ({ ...honest, cookies: without(honest.cookies, 'csrftoken') }),
  'a foreign origin': (honest) => withHeaders(honest, { origin: 'https://golpe.example' }),
  'origin null': (honest) => withHeaders(honest, { origin: 'null' }),
  'a form': (honest) => withHeaders(honest, { 'content-type': 'application/x-www-form-urlencoded' }),
  'plain text': (honest) => withHeaders(honest, { 'content-type': 'text/plain' }),
  'a foreign page that hides its origin': (honest) => withHeaders(honest, { 'sec-fetch-site': 'cross-site' }),
};

const send = async (method: string, path: string, { cookies, headers, body }: Forged) =>
  fetch(matrix.api.url + path, {
    method,
    body,
    headers: { ...headers, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });

test.each(unsafeOperations)('$name refuses what no page of ours sends, and does nothing (SEC-07)', async ({ endpoint, sample }) => {
  const { api } = matrix;
  const { person, browser: own, input } = await matrix.ready(sample);
  // A door is attacked in the browser of someone who is inside: that is whose session the attacker wants to swap.
  const browser = sample.as === 'anonymous' ? await enter(api, person) : own;
  const other = (await matrix.newcomer('teacher')).browser;
  const before = await digestOf(api.owner);
  const answers: Record<string, unknown> = {};
  for (const [name, attack] of Object.entries(attacks)) {
    const honest: Forged = {
      cookies: copyOf(browser, api).cookies,
      headers: { 'content-type': 'application/json', 'x-csrftoken': browser.cookies.get('csrftoken') ?? '' },
      body: JSON.stringify(input.body ?? {}),
    };
    const response = await send(endpoint.method, pathOf(endpoint, input), attack(honest, other));
    answers[name] = { status: response.status, cookies: response.headers.getSetCookie(), body: await response.json() };
  }
  const refused = { status: 403, cookies: [], body: { detail: expect.stringMatching(/\.$/) } };
  expect(answers).toEqual(Object.fromEntries(Object.keys(attacks).map((name) => [name, refused])));
  expect(await digestOf(api.owner)).toEqual(before);
});

/** A read that is recorded adds its line to the trail, one for the GET and one for the HEAD, and touches nothing else. */
test.each(safeOperations)('$name changes nothing', async ({ endpoint, sample }) => {
  const { browser, input } = await matrix.ready(sample);
  const before = await digestOf(matrix.api.owner);
  // A key is for unsafe operations; elsewhere it is not looked at.
  const answer = await browser.try(endpoint, input as never, { 'idempotency-key': 'chave-de-repeticao' });
  expect(answer.status).toBe(endpoint.status);
  expect((await browser.send({ method: 'HEAD', path: pathOf(endpoint, input) })).status).toBe(endpoint.status);
  const after = await digestOf(matrix.api.owner);
  expect(growth(before, after)).toEqual(endpoint.recorded ? { 'public.audit_events': 2 } : {});
  if (endpoint.recorded) after['public.audit_events'] = before['public.audit_events'] ?? { rows: 0, digest: '' };
  expect(after).toEqual(before);
});

test('a page of ours is let through: same origin, the public address, or none', async () => {
  const { api } = matrix;
  const { browser } = await matrix.newcomer('teacher');
  for (const origin of [api.url, new URL(api.config.PUBLIC_URL).origin]) {
    const answer = await browser.send({ method: 'POST', path: '/api/v1/evaluation/batch/', body: { entities: [{}] }, headers: { origin } });
    expect([origin, answer.status]).toEqual([origin, 200]);
  }
});
