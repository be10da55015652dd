import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import { allJobs } from './all-jobs';
import { allRoutes } from './all-routes';
import type { Config } from './config';
import { openLanes } from './db/lanes';
import { openDatabase } from './db/sql';
import { isFlagOn } from './features/feature-flags/ask-flags';
import { streamEvents } from './features/notifications/events-stream';
import { reachable } from './gateways/reachable';
import { publishDocs } from './http/docs/api-docs';
import { answerBadAddress, answerBrokenRequest, answerErrors } from './http/errors';
import { type MountOptions, mount } from './http/mount';
import { parseJson } from './http/parse-json';
import { addSecurityHeaders } from './http/security-headers';
import { answerHealth, type Life } from './http/upkeep/health';
import { logRequests, newRequestId, openLog } from './http/upkeep/logging';
import { measureRequests } from './http/upkeep/metrics';
import { giveCsrf, serveWebApp } from './http/web/web-app';
import { openQueue } from './jobs/queue';

const WEB_APP = fileURLToPath(new URL('../../web/dist', import.meta.url));
const BODY_LIMIT = 1024 * 1024;
const SLOWEST_REQUEST_MS = 9_000;
/** Jobs of a process that also serves. */
const JOBS_AT_ONCE = 2;
/** Long enough for whoever holds an open connection to be told to use another. */
const DRAIN_MS = 500;

export type AppOptions = MountOptions & { log?: DestinationStream; drainMs?: number };
export type RunningApi = { url: string; app: FastifyInstance; close(): Promise<void> };

export async function startApi(config: Config, options: AppOptions = {}): Promise<RunningApi> {
  const log = openLog(config, options.log);
  const lanes = openLanes(config.DATABASE_URL, { max: config.DATABASE_POOL, name: 'lauda-api' });
  const database = openDatabase(config.DATABASE_URL, { max: JOBS_AT_ONCE, name: 'lauda-api-jobs' });
  // Kept apart, so that health answers even when every other connection is taken.
  const aside = openDatabase(config.DATABASE_URL, { max: 2, name: 'lauda-health', statementTimeoutMs: 2000 });
  const queue = await openQueue({
    url: config.DATABASE_URL,
    isWorker: config.WORKER,
    onError: (error) => log.warn({ err: error }, 'queue'),
  });
  const life: Life = { isClosing: false };
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }), // one line a request, ours
    genReqId: newRequestId,
    bodyLimit: BODY_LIMIT,
    trustProxy: config.TRUST_PROXY,
    // Headers and bodies that trickle in are cut off; by default that is looked at only twice a minute.
    requestTimeout: SLOWEST_REQUEST_MS,
    http: { headersTimeout: SLOWEST_REQUEST_MS, requestTimeout: SLOWEST_REQUEST_MS, connectionsCheckingInterval: 500 },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerBadAddress,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
  });

  logRequests(app);
  answerErrors(app);
  parseJson(app);
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (life.isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
  await app.register(cookie);
  // Nobody sends us packed bodies, and a packed one can be a bomb: they are not unpacked.
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false });
  await addSecurityHeaders(app, config);
  giveCsrf(app, config);
  measureRequests(app, { config, queue, lanes });
  answerHealth(app, { aside, queue, dataFolder: config.LAUDA_DATA_DIR, life, deep: reachable(config) });
  publishDocs(app, allRoutes);
  mount(app, { config, lanes, database, enqueue: queue.enqueue, log, isFlagOn }, allRoutes, options);
  streamEvents(app, { config, lanes, database, log });
  await serveWebApp(app, config, WEB_APP);
  if (config.WORKER) for (const job of allJobs) await job.listen(queue, { config, database });

  const url = await app.listen({ port: config.PORT, host: config.HOST });
  return {
    url,
    app,
    close: async () => {
      life.isClosing = true;
      await sleep(options.drainMs ?? DRAIN_MS);
      await app.close();
      await queue.close();
      await Promise.all([lanes.end(), database.end({ timeout: 5 }), aside.end({ timeout: 1 })]);
    },
  };
}

export async function startWorker(config: Config): Promise<{ close(): Promise<void> }> {
  const log = openLog(config);
  const database = openDatabase(config.DATABASE_URL, { max: config.DATABASE_POOL, name: 'lauda-worker' });
  const queue = await openQueue({ url: config.DATABASE_URL, isWorker: true, onError: (error) => log.warn({ err: error }, 'queue') });
  for (const job of allJobs) await job.listen(queue, { config, database });
  log.info({ jobs: allJobs.map(({ name }) => name) }, 'worker');
  return {
    close: async () => {
      await queue.close();
      await database.end({ timeout: 5 });
    },
  };
}
