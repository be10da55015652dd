import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connectFlagr } from './flagr';

type Behaviour = 'answers' | 'fails' | 'hangs' | 'babbles';

const asked: { path: string | undefined; body: unknown }[] = [];
const warnings: string[] = [];
let behaviour: Behaviour = 'answers';
let server: Server;
let url = '';

/** As Flagr writes it: what it has nothing to say about is null or missing. */
const blank = {
  flagID: 0,
  flagKey: '',
  evalContext: { entityID: '7', flagKey: 'invented', entityContext: { user_id: 7 } },
  variantAttachment: null,
  evalDebugLog: null,
};
const found = {
  flagID: 4,
  flagKey: 'teacher_library',
  flagSnapshotID: 2,
  segmentID: 9,
  variantID: 6,
  variantKey: 'on',
  timestamp: '2026-11-15T12:00:00Z',
};

async function answer(request: IncomingMessage, response: ServerResponse) {
  let body = '';
  for await (const chunk of request) body += chunk;
  asked.push({ path: request.url, body: JSON.parse(body) });
  if (behaviour === 'hangs') return;
  response.statusCode = behaviour === 'fails' ? 500 : 200;
  response.end(behaviour === 'babbles' ? '<html>' : JSON.stringify({ evaluationResults: [{ ...blank, ...found }, blank] }));
}

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  behaviour = 'answers';
  asked.length = 0;
  warnings.length = 0;
});

const log = { warn: (_: object, text: string) => void warnings.push(text) };
const question = {
  entities: [{ entityID: '7', entityType: 'user', entityContext: { user_id: 7 } }],
  flagKeys: ['teacher_library', 'invented'],
};

test.each(['', '/', '/api/v1', '/api/v1/'])('asks at its address, given with “%s”, and fills what Flagr leaves out', async (ending) => {
  const results = await connectFlagr(`${url}${ending}`, log).evaluate(question, 0);
  expect(asked).toEqual([{ path: '/api/v1/evaluation/batch', body: question }]);
  expect(results?.map(({ variantKey }) => variantKey)).toEqual(['on', '']);
  expect(results?.[1]).toEqual({
    flagID: 0,
    flagKey: '',
    flagSnapshotID: 0,
    flagTags: [],
    segmentID: 0,
    variantID: 0,
    variantKey: '',
    variantAttachment: {},
    evalContext: { entityID: '7', entityType: '', entityContext: { user_id: 7 }, enableDebug: false, flagKey: 'invented' },
    evalDebugLog: { msg: '', segmentDebugLogs: [] },
    timestamp: '',
  });
});

test.each<Behaviour>(['fails', 'babbles'])('a Flagr that %s is of no use, and says so in one log line', async (how) => {
  behaviour = how;
  expect(await connectFlagr(url, log).evaluate(question, 0)).toBeUndefined();
  expect(warnings).toEqual(['flagr did not answer, our own tables do']);
});

test('a Flagr that hangs is given up after 2 s', async () => {
  behaviour = 'hangs';
  const started = performance.now();
  expect(await connectFlagr(url, log).evaluate(question, 0)).toBeUndefined();
  expect(performance.now() - started).toBeGreaterThan(1900);
  expect(performance.now() - started).toBeLessThan(4000);
});

test('a Flagr that failed is left alone for 5 s, then asked by one at a time, then trusted again', async () => {
  const flagr = connectFlagr(url, log);
  behaviour = 'fails';
  await flagr.evaluate(question, 1000);
  await flagr.evaluate(question, 5999);
  expect([asked.length, warnings.length]).toEqual([1, 1]);
  behaviour = 'answers';
  const both = await Promise.all([flagr.evaluate(question, 6000), flagr.evaluate(question, 6001)]);
  expect(both.map(Boolean)).toEqual([true, false]);
  const later = await Promise.all([flagr.evaluate(question, 6100), flagr.evaluate(question, 6101)]);
  expect(later.map(Boolean)).toEqual([true, true]);
});

test('a Flagr that is not there at all is of no use either', async () => {
  expect(await connectFlagr('http://127.0.0.1:9', log).evaluate(question, 0)).toBeUndefined();
});
