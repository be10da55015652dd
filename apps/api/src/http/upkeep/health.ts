import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { readMigrations } from '../../db/schema/migration-files';
import { migrationsFolder } from '../../db/schema/migrations-folder';
import type { Database } from '../../db/sql';
import type { Queue } from '../../jobs/queue';
import { databaseHealth } from './health.queries';

const LEAST_FREE_BYTES = 200 * 1024 * 1024;
const PATIENCE_MS = 1_500;

export type Life = { isClosing: boolean };

type Options = { aside: Database; queue: Queue; dataFolder: string; life: Life; deep: Record<string, () => Promise<boolean>> };

const within = <T>(work: Promise<T>) => Promise.race([work, sleep(PATIENCE_MS, undefined, { ref: false })]);
const settled = <T>(work: Promise<T>) => within(work).catch(() => undefined);

/** Alive says only that the process answers; ready says that it should be given work. No versions, no secrets. */
export function answerHealth(app: FastifyInstance, { aside, queue, dataFolder, life, deep }: Options) {
  const expected = readMigrations(migrationsFolder).map(({ name }) => name);

  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    const [database, backlog, free] = await Promise.all([
      settled(databaseHealth(aside)),
      settled(queue.backlog()),
      settled(freeBytes(dataFolder)),
    ]);
    const checks = {
      database: database !== undefined,
      migrations: database !== undefined && expected.every((name) => database.migrations.includes(name)),
      queue: backlog !== undefined,
      disk: free === undefined || free > LEAST_FREE_BYTES,
    };
    const isReady = !life.isClosing && Object.values(checks).every(Boolean);
    const isDeep = typeof request.query === 'object' && request.query !== null && 'deep' in request.query;
    return reply.code(isReady ? 200 : 503).send({
      status: life.isClosing ? 'closing' : isReady ? 'ready' : 'not ready',
      checks,
      durable: database?.is_durable ?? null,
      jobs: backlog ?? null,
      ...(isDeep ? { secondary: await secondary(deep) } : {}),
    });
  });
}

/** Mail, portal and flags: worth knowing, never a reason to be taken out of service. */
const secondary = async (deep: Options['deep']) =>
  Object.fromEntries(await Promise.all(Object.entries(deep).map(async ([name, check]) => [name, (await settled(check())) ?? false])));

const freeBytes = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};
