import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { texts } from '../texts';
import type { DataFolder } from './data-folder';
import type { PostgresBinaries } from './postgres-binaries';
import { commandOf, processMark } from './process-identity';

const LOG_LIMIT = 10_000_000; // bytes
const LONGEST_SOCKET_NAME = 103; // bytes, on the systems that allow least

/** All that the server sees of our environment: no secrets, no PG* variables of the person. */
export const SERVER_ENVIRONMENT = { LC_ALL: 'C', TZ: 'UTC' };

export function spawnServer(binaries: PostgresBinaries, data: DataFolder, port: number, durable: boolean): ChildProcess {
  if ((statSync(data.logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT) truncateSync(data.logFile);
  const log = openSync(data.logFile, 'a', 0o600);
  const child = spawn(binaries.postgres, ['-D', data.cluster, ...settings(data, port, durable)], {
    ...data.account,
    env: SERVER_ENVIRONMENT,
    stdio: ['ignore', log, log],
    detached: true, // Ctrl+C in the terminal is for us: the server stops last, when we tell it to
  });
  closeSync(log);
  child.on('error', () => {}); // reported by the wait for readiness
  return child;
}

/**
 * Where the server also listens, for ourselves: a folder that nobody else may enter. The system takes no longer names,
 * and Windows none.
 */
export function socketFolder({ cluster }: DataFolder, port: number): string | undefined {
  const name = `${cluster}/.s.PGSQL.${port}`;
  return process.platform === 'win32' || Buffer.byteLength(name) > LONGEST_SOCKET_NAME ? undefined : cluster;
}

function settings(data: DataFolder, port: number, durable: boolean) {
  const socket = socketFolder(data, port);
  const values: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: socket === undefined ? '' : `"${socket.replaceAll('"', '""')}"`,
    max_connections: 200,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The log must not hold what people wrote: no statements, no values in the details.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** True when the server takes connections, false when it gave up. Recovery after a crash may take its time. */
export async function isReady(child: ChildProcess, { cluster }: DataFolder, onProgress: (line: string) => void): Promise<boolean> {
  const started = Date.now();
  let told = false;
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const status = postmasterFile(cluster);
    if (status.pid === child.pid && status.state === 'ready') return true;
    if (!told && Date.now() - started > 3000) {
      onProgress(texts.serverRecovering);
      told = true;
    }
    await sleep(10);
  }
  return false;
}

export async function stopServer(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT'); // fast shutdown: open transactions roll back, everything else is written
  if (await Promise.race([exited.then(() => true), sleep(8000, false, { ref: false })])) return;
  child.kill('SIGQUIT');
  await exited;
}

/** A server whose supervisor was killed goes on alone; it is stopped, so that the one we start is ours to watch. */
export async function stopOrphan({ cluster }: DataFolder, onProgress: (line: string) => void) {
  const { pid } = postmasterFile(cluster);
  if (!pid || !commandOf(pid).includes(cluster)) return;
  const mark = processMark(pid);
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(pid, signal);
    const deadline = Date.now() + 5000;
    while (Date.now() < deadline) {
      if (processMark(pid) !== mark) return onProgress(texts.orphanStopped);
      await sleep(10);
    }
  }
}

export function logTail({ logFile }: DataFolder) {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-12).join('\n');
}

/** The server's own notes about itself: process id on the first line, state on the eighth. */
function postmasterFile(cluster: string) {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Math.abs(Number(lines[0])), state: lines[7]?.trim() };
  } catch {
    return { pid: undefined, state: undefined };
  }
}
