import { connect } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { featureFlags } from '@lauda/contract/feature-flags';
import { messages } from '@lauda/contract/messages';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { pathOf } from '../browser';
import { operations, unsafeOperations, useMatrix } from './use-matrix';

const matrix = useMatrix();

type Node = { properties?: Record<string, { maximum?: number }> };
const queryOf = (schema: z.ZodType) => (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node).properties ?? {};
const lists = operations.filter(({ endpoint }) => 'limit' in queryOf(endpoint.query));

test('every list says how much it gives at most, and none gives more than a thousand (SEC-27)', () => {
  expect(lists.length).toBeGreaterThan(3);
  for (const { endpoint } of lists) expect(queryOf(endpoint.query).limit?.maximum).toBeLessThanOrEqual(1000);
});

test.each(lists)('$name: a limit or an offset without measure is refused by name', async ({ endpoint, sample }) => {
  const { browser, input } = await matrix.ready(sample);
  for (const [name, value] of [
    ['limit', 1e9],
    ['limit', 0],
    ['limit', -1],
    ['offset', 1e9],
    ['offset', -1],
  ] as const) {
    const answer = await browser.send({
      method: 'GET',
      path: pathOf(endpoint, { ...input, query: { ...(input.query ?? {}), [name]: value } }),
    });
    expect([name, value, answer.status, Object.keys(answer.body as object)]).toEqual([name, value, 400, [name]]);
  }
});

test.each(lists)('$name: a parameter said twice is refused where one is meant (SEC-21)', async ({ endpoint, sample }) => {
  const { browser, input } = await matrix.ready(sample);
  const answer = await browser.send({
    method: 'GET',
    path: pathOf(endpoint, { ...input, query: { ...(input.query ?? {}), limit: [1, 2] } }),
  });
  expect([answer.status, Object.keys(answer.body as object)]).toEqual([400, ['limit']]);
});

const MEGABYTE = 1024 * 1024;

test.each(unsafeOperations)('$name: more than a megabyte, or than its own limit, is refused: 413', async ({ endpoint, sample }) => {
  const { browser, input } = await matrix.ready(sample);
  const body = JSON.stringify({ text: 'a'.repeat(endpoint.bodyLimit ?? MEGABYTE) });
  const answer = await browser.send({ method: endpoint.method, path: pathOf(endpoint, input), body });
  expect(answer).toMatchObject({ status: 413, body: { detail: messages.bodyTooLarge } });
});

test('only the list of students has a limit of its own', () => {
  const wider = operations.filter(({ endpoint }) => endpoint.bodyLimit !== undefined);
  expect(wider.map(({ name, endpoint }) => [name, endpoint.bodyLimit])).toEqual([['POST /api/v1/students/', 4 * MEGABYTE]]);
});

test('ten thousand items, or a bottomless value, are refused', async () => {
  const { browser } = await matrix.newcomer('teacher');
  const many = await browser.try(featureFlags.evaluate, { body: { entities: Array.from({ length: 10_000 }, () => ({})) } });
  expect(many).toMatchObject({ status: 400, body: { entities: [messages.tooMany(20)] } });
  for (const depth of [1000, 400_000]) {
    const body = `{"entities":[{"entityContext":${'['.repeat(depth)}${']'.repeat(depth)}}]}`;
    const headers = { 'idempotency-key': `fundo-${depth}` };
    expect((await browser.send({ method: 'POST', path: featureFlags.evaluate.path, body, headers })).status).toBe(400);
  }
});

test('five hundred lines that trickle are cut off within ten seconds, and nobody else notices', async () => {
  const { hostname, port } = new URL(matrix.api.url);
  const delay = monitorEventLoopDelay({ resolution: 10 });
  const started = performance.now();
  const answers: string[] = [];
  const lines = Array.from({ length: 500 }, (_, at) => {
    // Half of them never end their headers, half never send the body that they promised.
    const start =
      at % 2
        ? 'GET /api/v1/terms/ HTTP/1.1\r\nhost: a\r\nx-'
        : 'POST /api/v1/token/login/ HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{';
    return new Promise<void>((resolve) => {
      const line = connect(Number(port), hostname, () => line.write(start));
      line
        .on('data', (chunk) => answers.push(String(chunk).slice(0, 12)))
        .on('error', () => {})
        .on('close', () => resolve());
    });
  });
  delay.enable();
  const cut = Promise.all(lines);
  while (performance.now() - started < 3000) {
    const { status } = await fetch(`${matrix.api.url}/healthz`);
    expect(status).toBe(200);
    await sleep(200);
  }
  delay.disable();
  await cut;
  expect(performance.now() - started).toBeLessThan(12_000); // ten seconds and a busy machine's slack
  expect(new Set(answers.filter((answer) => answer.startsWith('HTTP/1.1 408'))).size).toBe(1);
  expect(delay.percentile(99) / 1e6).toBeLessThan(1000);
}, 30_000);
