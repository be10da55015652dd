import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startApi } from '../../src/app';
import { readConfig } from '../../src/config';
import { startEmbeddedServer } from '../../src/db/embedded/embedded-server';
import { openAsOwner } from '../../src/db/sql';
import { prepareDatabase } from '../../src/prepare-database';
import { cookieOf } from '../open-session';
import { fillWithPeople } from './fill-with-people';
import { fillWithWriting } from './fill-with-writing';

/**
 * For the bench: a whole API over as many students (or compositions) as it is told, in a folder that goes away. Says in one line where it
 * is and with which cookies one is whom; a line on standard input is a statement to be run bare, and is answered with
 * the milliseconds that the query and JSON.stringify took.
 */
const folder = mkdtempSync(join(tmpdir(), 'lauda-scale-'));
const server = await startEmbeddedServer({ folder, durable: false });
await prepareDatabase(server.url);
const owner = openAsOwner(server.url, 'scale');
const config = readConfig({
  LAUDA_MODE: 'development',
  PORT: '0',
  HOST: '127.0.0.1',
  DATABASE_URL: server.url,
  SECRET_KEY: 'uma-chave-so-para-as-medidas-da-casa',
  LAUDA_DATA_DIR: folder,
  WORKER: 'off',
  LOG_LEVEL: 'silent',
});
const [, , students = '1000', compositions] = process.argv;
const { people, ...place } =
  compositions === undefined ? await fillWithPeople(owner, Number(students)) : await fillWithWriting(owner, Number(compositions));

const api = await startApi(config, { drainMs: 0 });
const cookies = Object.fromEntries(
  await Promise.all(Object.entries(people).map(async ([name, id]) => [name, (await cookieOf(owner, config.SECRET_KEY, id)).cookie])),
);
process.stdout.write(`${JSON.stringify({ url: api.url, cookies, ...place, year: new Date().getFullYear() })}\n`);

for await (const statement of createInterface({ input: process.stdin })) {
  const started = performance.now();
  const rows = await owner.unsafe(statement);
  const text = JSON.stringify(rows);
  process.stdout.write(`${JSON.stringify({ ms: performance.now() - started, bytes: text.length })}\n`);
}
await api.close();
await owner.end();
await server.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
