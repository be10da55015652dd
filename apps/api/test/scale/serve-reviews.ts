import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { startApi } from '../../src/app';
import { readConfig } from '../../src/config';
import { startEmbeddedServer } from '../../src/db/embedded/embedded-server';
import { openAsOwner } from '../../src/db/sql';
import { prepareDatabase } from '../../src/prepare-database';
import { cookieOf } from '../open-session';
import { fillWithReviews } from './fill-with-reviews';

/**
 * For the bench: a whole API over a durable PostgreSQL with grades to be saved and queues to be opened. Says in one line where it is; a line
 * on standard input is answered with the delays of the event loop since the last one, in milliseconds.
 */
const folder = mkdtempSync(join(tmpdir(), 'lauda-reviews-'));
const server = await startEmbeddedServer({ folder });
await prepareDatabase(server.url);
const owner = openAsOwner(server.url, 'bench');
const config = readConfig({
  LAUDA_MODE: 'development',
  PORT: '0',
  HOST: '127.0.0.1',
  DATABASE_URL: server.nearUrl,
  DATABASE_POOL: process.argv[2] ?? '16',
  SECRET_KEY: 'uma-chave-so-para-as-medidas-da-casa',
  LAUDA_DATA_DIR: folder,
  WORKER: 'off',
  LOG_LEVEL: 'silent',
});
const { teacher, saves, reviewers } = await fillWithReviews(owner, 64, { curta: 25, longa: 10_000 });

const api = await startApi(config, { drainMs: 0 });
const people = { teacher, ...reviewers };
const cookies = Object.fromEntries(
  await Promise.all(Object.entries(people).map(async ([name, id]) => [name, await cookieOf(owner, config.SECRET_KEY, id)])),
);
process.stdout.write(
  `${JSON.stringify({ url: api.url, databaseUrl: server.url, nearUrl: server.nearUrl, folder: server.folder, cookies, saves })}\n`,
);

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const RESOLUTION_MS = 1;
for await (const _ of createInterface({ input: process.stdin })) {
  process.stdout.write(
    `${JSON.stringify({ p50: delay.percentile(50) / 1e6 - RESOLUTION_MS, p99: delay.percentile(99) / 1e6 - RESOLUTION_MS })}\n`,
  );
  delay.reset();
}
await api.close();
await owner.end();
await server.stop();
for (const used of [server.folder, folder]) rmSync(used, { recursive: true, force: true });
process.exit(0);
