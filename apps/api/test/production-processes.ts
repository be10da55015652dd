import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { apiBundle } from '../../../scripts/api-bundle.mjs';

const outdir = fileURLToPath(new URL('../.cache/production-processes', import.meta.url));
const READY_MS = 20_000;

export type Env = Record<string, string>;

/** The processes that production runs, each configured by the environment alone. */
export const buildProcesses = () => build(apiBundle({ outdir }));

export const runCommand = (entry: string, args: string[], env: Env) =>
  spawnSync(process.execPath, [join(outdir, `${entry}.js`), entry, ...args], { env: { PATH: '', ...env }, encoding: 'utf8' });

export function startProcess(entry: 'server' | 'worker', env: Env): ChildProcess {
  return spawn(process.execPath, [join(outdir, `${entry}.js`)], { env: { PATH: '', ...env }, stdio: 'ignore' });
}

export async function stopProcess(child: ChildProcess) {
  if (child.exitCode !== null) return child.exitCode;
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number | null]; // the event's own shape
  return code;
}

export async function untilReady(url: string) {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(50);
  }
  throw new Error(`${url} is not ready after ${READY_MS} ms`);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
