import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { featureFlags } from '@lauda/contract/feature-flags';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../../test/browser';
import { logIn, make, type Person } from '../../../test/make';
import { useApi } from '../../../test/start-api';

let entities: unknown;
let isBroken = false;

/** A Flagr that knows one flag and says a variant that our tables do not have. */
async function answer(request: IncomingMessage, response: ServerResponse) {
  let body = '';
  for await (const chunk of request) body += chunk;
  const question = JSON.parse(body);
  entities = question.entities;
  if (isBroken) response.statusCode = 503;
  const evalContext = { ...question.entities[0], enableDebug: false, flagKey: question.flagKeys[0] };
  response.end(
    JSON.stringify({ evaluationResults: [{ flagID: 1, flagKey: question.flagKeys[0], variantKey: 'from-flagr', evalContext }] }),
  );
}
const flagr = createServer((request, response) => void answer(request, response));
await new Promise<void>((resolve) => flagr.listen(0, '127.0.0.1', resolve));
const address = flagr.address();
const FLAGR_URL = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;

const api = useApi({ env: { FLAGR_URL } });
let person: Person;
let browser: Browser;

beforeAll(async () => {
  const world = make(api);
  person = await world.user();
  await world.role(person, { role_type: 'teacher', group: await world.group(await world.school(await world.network())) });
  browser = await logIn(api, person);
});
afterAll(() => {
  flagr.closeAllConnections();
  flagr.close();
});

const ask = async () => {
  const body = { entities: [{ entityID: '1', entityContext: { user_id: 1, is_coordinator: true } }], flagKeys: ['create_student'] };
  return (await browser.call(featureFlags.evaluate, { body })).evaluationResults[0];
};

test('a configured Flagr answers, asked with the facts of the session', async () => {
  expect((await ask())?.variantKey).toBe('from-flagr');
  expect(entities).toEqual([
    {
      entityID: String(person.id),
      entityType: 'user',
      entityContext: expect.objectContaining({ user_id: person.id, is_coordinator: false }),
    },
  ]);
});

test('when it fails our own tables answer, with one log line', async () => {
  isBroken = true;
  expect((await ask())?.variantKey).toBe('on');
  expect((await ask())?.variantKey).toBe('on');
  expect(api.logLines.filter((line) => line.includes('flagr did not answer'))).toHaveLength(1);
});
