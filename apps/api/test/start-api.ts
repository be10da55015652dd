import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import { afterAll, beforeAll, inject } from 'vitest';
import { type RunningApi, startApi } from '../src/app';
import { type Config, readConfig } from '../src/config';
import { type Database, openAsOwner } from '../src/db/sql';
import { Browser } from './browser';
import { createTestDatabase } from './database';

export type TestApi = {
  url: string;
  config: Config;
  /** As the owner of the tables, past every policy: to prepare and to look, never to act as a person. */
  owner: Database;
  logLines: string[];
  browser(): Browser;
};

type Options = { env?: Record<string, string>; unfiltered?: boolean };

const settings = (databaseUrl: string, folder: string, env: Record<string, string>) =>
  readConfig({
    LAUDA_MODE: 'development',
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'uma-chave-so-para-os-testes-da-casa',
    LAUDA_DATA_DIR: folder,
    WORKER: 'on',
    ANALYSIS_THREAD: inject('engineThread'),
    ...env,
  });

/** A whole API on a database of its own, for one test file. */
export function useApi(options: Options = {}): TestApi {
  const logLines: string[] = [];
  const api = { logLines } as TestApi; // filled before the first test
  let running: RunningApi | undefined;
  let drop = async () => {};
  const folder = mkdtempSync(join(tmpdir(), 'lauda-api-'));

  beforeAll(async () => {
    const database = await createTestDatabase();
    drop = database.drop;
    const config = settings(database.url, folder, options.env ?? {});
    const log: DestinationStream = { write: (line: string) => void logLines.push(line) };
    running = await startApi(config, { log, drainMs: 0, ...(options.unfiltered ? { unfiltered: true } : {}) });
    const owner = openAsOwner(database.url, 'test');
    Object.assign(api, { url: running.url, config, owner, browser: () => new Browser(api.url) });
  });
  afterAll(async () => {
    await running?.close();
    await api.owner?.end();
    await drop();
    rmSync(folder, { recursive: true, force: true });
  });
  return api;
}
