import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { refusal } from '../refusal';
import { texts } from '../texts';
import { createCluster, ensureDatabase, SUPERUSER } from './create-cluster';
import { checkMajorVersion, type DataFolder, databasePassword, openDataFolder } from './data-folder';
import { lockDataFolder } from './data-folder-lock';
import { findBinaries, type PostgresBinaries } from './postgres-binaries';
import { isReady, logTail, socketFolder, spawnServer, stopOrphan, stopServer } from './server-process';

export type EmbeddedServerOptions = {
  folder: string;
  port?: number;
  /** False only for throw-away databases of tests: nothing survives a power loss. */
  durable?: boolean;
  onProgress?: (line: string) => void;
};

/** `folder` is where the data really lies, which may not be the folder asked for; `nearUrl` the way for processes of ours. */
export type EmbeddedServer = { url: string; nearUrl: string; folder: string; stop(): Promise<void> };

export async function startEmbeddedServer({
  folder,
  port,
  durable = true,
  onProgress = () => {},
}: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const data = openDataFolder(folder, onProgress);
  const unlock = lockDataFolder(data.place);
  try {
    const binaries = findBinaries(data, onProgress);
    const password = databasePassword(data);
    await stopOrphan(data, onProgress);
    prepareCluster(binaries, data, password, durable, onProgress);
    const server = await launch(binaries, data, port, durable, onProgress);
    const stop = superviseFrom(server.child, () => spawnServer(binaries, data, server.port, durable), data, onProgress);
    const at = (database: string) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${server.port}/${database}`;
    await ensureDatabase(at('postgres'), 'lauda').catch((error) => stop().then(() => Promise.reject(error)));
    const socket = socketFolder(data, server.port);
    const nearUrl = socket ? `${at('lauda')}?host=${encodeURIComponent(socket)}` : at('lauda');
    return { url: at('lauda'), nearUrl, folder: data.place, stop: () => stop().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

function prepareCluster(
  binaries: PostgresBinaries,
  data: DataFolder,
  password: string,
  durable: boolean,
  onProgress: (line: string) => void,
) {
  if (!existsSync(data.cluster)) {
    onProgress(texts.databaseCreating);
    createCluster(binaries, data, password, durable);
  }
  checkMajorVersion(data, binaries.major);
}

/** A free port is free only until someone takes it: a few tries, unless the port was given. */
async function launch(
  binaries: PostgresBinaries,
  data: DataFolder,
  asked: number | undefined,
  durable: boolean,
  onProgress: (line: string) => void,
) {
  for (let attempt = 1; ; attempt += 1) {
    const port = asked ?? (await freePort());
    const child = spawnServer(binaries, data, port, durable);
    if (await isReady(child, data, onProgress)) return { child, port };
    if (attempt >= 5) throw refusal(texts.serverDidNotStart(logTail(data)));
    await sleep(attempt * 100); // also the time that children of a killed server need to notice and leave
  }
}

/** Starts the server again whenever it ends unasked (REL-02), on the same port, so that clients only need to reconnect. */
function superviseFrom(first: ChildProcess, spawnAgain: () => ChildProcess, data: DataFolder, onProgress: (line: string) => void) {
  let child = first;
  let stopping = false;
  const stopWithUs = () => child.kill('SIGINT');
  process.once('exit', stopWithUs);

  async function keepRunning() {
    for (let failures = 0; !stopping; failures += 1) {
      await new Promise<void>((resolve) => (hasEnded(child) ? resolve() : child.once('exit', () => resolve())));
      if (stopping) return;
      if (failures === 0) onProgress(texts.serverStopped);
      await sleep(Math.min(50 * 2 ** failures, 2000));
      if (stopping) return;
      child = spawnAgain();
      if (await isReady(child, data, onProgress)) {
        onProgress(texts.serverReturned);
        failures = -1;
      }
    }
  }
  const kept = keepRunning();

  return async () => {
    stopping = true;
    process.off('exit', stopWithUs);
    await stopServer(child);
    await kept;
  };
}

const hasEnded = (child: ChildProcess) => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}
