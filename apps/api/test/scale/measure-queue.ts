import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedServer } from '../../src/db/embedded/embedded-server';
import { type Database, openAsOwner } from '../../src/db/sql';
import { openQueue } from '../../src/jobs/queue';
import { prepareDatabase } from '../../src/prepare-database';

/**
 * For the bench: jobs that do nothing through our queue and through the barest one that PostgreSQL can be, four workers each, and how long
 * a job of an idle queue waits for its start. One line of JSON for each round.
 */
const WORKERS = 4;
const JOBS = 2000;
const ROUNDS = 3;
const ALONE = 100;

const folder = mkdtempSync(join(tmpdir(), 'lauda-queue-'));
const server = await startEmbeddedServer({ folder, durable: false });
await prepareDatabase(server.url);
const owner = openAsOwner(server.url, 'measure');

let heard = (_id: number) => {};
const open = () => openQueue({ url: server.url, isWorker: true, onError: () => {} });
const queues = await Promise.all(Array.from({ length: WORKERS }, open));
for (const queue of queues) await queue.work('composition.submitted', async ({ composition_id }) => heard(composition_id));
const [first] = queues;
if (!first) throw new Error('no queue');
await sleep(1000);

/** Jobs a second, from the moment they are all there. */
async function ours() {
  let left = JOBS;
  const done = new Promise<void>((resolve) => {
    heard = () => {
      left -= 1;
      if (left === 0) resolve();
    };
  });
  const started = performance.now();
  await owner.begin(async (sql) => {
    for (let id = 1; id <= JOBS; id += 1) await first?.enqueue(sql, 'composition.submitted', { composition_id: id });
  });
  const enqueued = performance.now();
  await done;
  return { rate: (1000 * JOBS) / (performance.now() - enqueued), enqueue_ms: (enqueued - started) / JOBS };
}

async function bare() {
  await owner`drop table if exists bare_queue`;
  await owner`create table bare_queue (id int primary key, state text not null default 'created')`;
  await owner`create index on bare_queue (id) where state = 'created'`;
  await owner`insert into bare_queue select generate_series(1, ${JOBS})`;
  const hands = Array.from({ length: WORKERS }, () => openAsOwner(server.url, 'bare'));
  await Promise.all(hands.map((sql) => sql`select 1`));
  const started = performance.now();
  await Promise.all(hands.map(takeAll));
  const rate = (1000 * JOBS) / (performance.now() - started);
  await Promise.all(hands.map((sql) => sql.end()));
  return rate;
}

async function takeAll(hand: Database) {
  for (let more = true; more; )
    more = await hand.begin(async (sql) => {
      const [job] = await sql<
        { id: number }[]
      >`select id from bare_queue where state = 'created' order by id limit 1 for update skip locked`;
      if (job) await sql`update bare_queue set state = 'completed' where id = ${job.id}`;
      return job !== undefined;
    });
}

/** Milliseconds from the commit to the start, one job at a time. */
async function waits() {
  const times: number[] = [];
  for (let id = 1; id <= ALONE; id += 1) {
    const started = new Promise<number>((resolve) => {
      heard = () => resolve(performance.now());
    });
    await owner.begin(async (sql) => first?.enqueue(sql, 'composition.submitted', { composition_id: id }));
    const committed = performance.now();
    times.push((await started) - committed);
    await sleep(20);
  }
  return times.sort((a, b) => a - b)[Math.floor(ALONE * 0.95)];
}

await ours();
for (let round = 1; round <= ROUNDS; round += 1) {
  const [own, least, p95] = [await ours(), await bare(), await waits()];
  process.stdout.write(`${JSON.stringify({ ...own, bare: least, p95 })}\n`);
}
await Promise.all(queues.map((queue) => queue.close()));
await owner.end();
await server.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
