import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { analysis } from '@lauda/contract/analysis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, make } from '../make';
import { startProcess, stopProcess } from '../production-processes';
import { type House, startHouse } from './production-house';

const TEXTS = 500;
const WORKERS = 3;
const KILLS = 20;
/** Texts between two falls: enough for the three to have got going again. */
const BETWEEN = 15;
const PATIENCE_MS = 150_000;

let house: House;
const workers: ChildProcess[] = [];
beforeAll(async () => {
  house = await startHouse({ WORKER: 'off', ANALYSIS_THREAD: fileURLToPath(new URL('../stand-in-thread.mjs', import.meta.url)) });
}, 60_000);
afterAll(async () => {
  await Promise.all(workers.map(stopProcess));
  await house.close();
}, 60_000);

const startWorker = () => startProcess('worker', { ...house.env, WORKER: 'on' });

/** Texts that take a moment to read, so that whoever is killed is most often in the midst of one. */
async function askForAll() {
  const staff = await enter(house.front, await make(house.front).user({ is_staff: true }));
  const asked = [];
  for (let n = 0; n < TEXTS; n += 1) asked.push(await staff.call(analysis.request, { body: { composition_raw: `Demora ${n}.` } }));
  return asked.map(({ id }) => id);
}

async function untilBegun(count: number) {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const [found] = await house.front.owner<{ begun: number }[]>`select sum(attempts)::int as begun from analyses`;
    if ((found?.begun ?? 0) >= count) return;
    if (performance.now() > deadline) throw new Error(`only ${found?.begun} of ${count} texts were begun`);
    await sleep(50);
  }
}

const undone = async () => {
  const [found] = await house.front.owner<{ left: number }[]>`select count(*)::int as left from analyses where state <> 'done'`;
  return found?.left ?? TEXTS;
};

test('REL-17: kill -9 of a worker, twenty times, while three read five hundred texts', async () => {
  const { owner } = house.front;
  const asked = await askForAll();
  workers.push(...Array.from({ length: WORKERS }, startWorker));
  for (let kill = 0; kill < KILLS; kill += 1) {
    await untilBegun((kill + 1) * BETWEEN);
    const victim = kill % WORKERS; // the oldest of them, by now in the midst of a text
    workers[victim]?.kill('SIGKILL');
    workers[victim] = startWorker();
  }
  const deadline = performance.now() + PATIENCE_MS;
  while ((await undone()) > 0 && performance.now() < deadline) await sleep(250);

  const results = await owner<{ id: string; comment: string; attempts: number }[]>`
    select id::text, result -> 'result' -> 'highlights' -> 0 ->> 'comment' as comment, attempts from analyses where state = 'done'`;
  const interrupted = results.filter(({ attempts }) => attempts > 1).length;
  console.log(`REL-17: ${results.length} textos lidos, ${interrupted} deles interrompidos por ${KILLS} quedas`);
  expect(new Set(asked).size).toBe(TEXTS);
  expect(results.length).toBe(TEXTS);
  expect(new Set(results.map(({ comment }) => comment)).size).toBe(TEXTS);
  expect(interrupted).toBeGreaterThan(0);
  const jobs = await owner`select id from pgboss.job where name like 'analysis.requested%' and state <> 'completed'`;
  expect(jobs).toEqual([]);
}, 240_000);
