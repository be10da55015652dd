import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../src/config';
import { type EmbeddedServer, startEmbeddedServer } from '../../src/db/embedded/embedded-server';
import { openAsOwner } from '../../src/db/sql';
import { prepareDatabase } from '../../src/prepare-database';
import { Browser } from '../browser';
import { buildProcesses, type Env, freePort, startProcess, stopProcess, untilReady } from '../production-processes';
import type { TestApi } from '../start-api';

export type House = {
  server: EmbeddedServer;
  env: Env;
  /** The process that serves now, and how many of its kind have ended. */
  serving: { process: ChildProcess; exits: number };
  /** Another process in the place of one that is gone. */
  serveAgain(): Promise<void>;
  front: TestApi;
  close(): Promise<void>;
};

/** A durable PostgreSQL and one API process of production, which may be killed. */
export async function startHouse(more: Env = {}): Promise<House> {
  await buildProcesses();
  const folder = mkdtempSync(join(tmpdir(), 'lauda-faults-'));
  const server = await startEmbeddedServer({ folder });
  await prepareDatabase(server.url);
  const owner = openAsOwner(server.url, 'faults');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env: Env = {
    LAUDA_MODE: 'production',
    PUBLIC_URL: 'http://lauda.rede.example',
    DATABASE_URL: server.url,
    SECRET_KEY: 'uma-chave-so-para-as-falhas-da-casa',
    LAUDA_DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'silent',
    ...more,
  };
  const serve = async () => {
    const child = startProcess('server', env);
    child.once('exit', () => (serving.exits += 1));
    serving.process = child;
    await untilReady(url);
  };
  const serving = { exits: 0 } as House['serving']; // its process comes with the next line
  await serve();
  return {
    server,
    env,
    serving,
    serveAgain: serve,
    front: { url, config: readConfig(env), owner, logLines: [], browser: () => new Browser(url) },
    close: async () => {
      await stopProcess(serving.process);
      await owner.end();
      await server.stop();
      for (const used of [server.folder, folder]) rmSync(used, { recursive: true, force: true });
    },
  };
}
