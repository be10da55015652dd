import { conflict, detail, fieldErrors } from '@lauda/contract/errors';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSafe } from '../../src/http/session/csrf';
import type { Tokens } from '../../src/http/session/tokens';
import type { Person } from '../make';
import { openSessions } from '../open-session';
import { bodies, ids, queries } from './hostile-input';
import { operations, useMatrix } from './use-matrix';

const matrix = useMatrix({ env: { LOG_LEVEL: 'silent' } });

const RUNS = 200;
const SEED = 20_260_115;
const SLOWEST_MS = 5000;

/** Types that a body may come under; the wrong ones are refused with the CSRF check, as everywhere. */
const types = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  '',
);

/** English is what the libraries below us speak: none of it may reach a person. */
const ENGLISH = /\b(the|invalid|must|expected|required|error|not found|bad request|unsupported|too large|payload|unexpected)\b/i;

function faultOf(status: number, text: string, milliseconds: number) {
  if (status >= 500) return 'a failure';
  if (milliseconds > SLOWEST_MS) return 'too slow';
  if (status < 400) return undefined;
  const body: unknown = JSON.parse(text);
  const shape = status === 400 ? fieldErrors : status === 409 ? conflict : detail.strict();
  if (!shape.safeParse(body).success) return 'not a shape of the contract';
  const said = JSON.stringify(status === 409 ? detail.parse(body) : body);
  return ENGLISH.test(said.replace(/"[^"]*":/g, '')) ? 'not in Portuguese' : undefined;
}

const requestsTo = ({ endpoint }: (typeof operations)[number], person: Person) =>
  fc.sample(
    fc.record({
      body: bodies(endpoint.body),
      query: queries(endpoint.query),
      id: fc.oneof(ids, fc.constant(String(person.id))),
      type: types,
    }),
    { numRuns: RUNS, seed: SEED },
  );

test.each(operations)(
  '$name stands two hundred hostile requests (SEC-20)',
  async (operation) => {
    const { endpoint, sample } = operation;
    const { person } = await matrix.newcomer(sample.as === 'anonymous' ? 'teacher' : sample.as);
    const isRead = isSafe(endpoint.method);
    const faults: string[] = [];
    const pending = requestsTo(operation, person);
    // Some unsafe requests end their session: each has its own.
    const sessions = await openSessions(matrix.api.owner, matrix.api.config.SECRET_KEY, person.id, isRead ? 1 : RUNS);
    const knock = async () => {
      for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        const { body, query, id, type } = next;
        const { access, refresh, csrf } = sessions[isRead ? 0 : pending.length] as Tokens; // as many as requests
        const cookie = `sessionid=${access}; refreshid=${refresh}; csrftoken=${csrf}`;
        const headers = { cookie, 'x-csrftoken': csrf, ...(type && !isRead ? { 'content-type': type } : {}) };
        const path = `${endpoint.path.replace(/:\w+/, id)}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`;
        const started = performance.now();
        const response = await fetch(matrix.api.url + path, { method: endpoint.method, headers, ...(isRead ? {} : { body }) });
        const text = await response.text();
        const fault = faultOf(response.status, text, performance.now() - started);
        if (fault) faults.push(`${fault}: ${path.slice(0, 200)} ${type} ${body.slice(0, 200)} → ${response.status} ${text.slice(0, 200)}`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, knock));
    expect(faults).toEqual([]);
  },
  60_000,
);

test('the process is there after all that, and nothing was added to every object (SEC-21)', async () => {
  expect((await fetch(`${matrix.api.url}/healthz`)).status).toBe(200);
  expect('polluted' in {}).toBe(false);
});
