import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../../config';
import type { Lanes } from '../../db/lanes';
import type { Queue } from '../../jobs/queue';
import { isOfApi } from '../security-headers';
import { sameText } from '../session/tokens';
import { hashing } from './process-measures';

/** Rate, errors and duration by route template; never by address, so that the number of label sets stays small. */
export function measureRequests(app: FastifyInstance, { config, queue, lanes }: { config: Config; queue: Queue; lanes: Lanes }) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'lauda_http_request_seconds',
    help: 'Duration of requests by route template',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const conflicts = new Counter({ name: 'lauda_conflicts_total', help: 'Writes refused with 409', registers: [registry] });
  const refreshes = new Counter({ name: 'lauda_session_refreshes_total', help: 'Sessions renewed', registers: [registry] });
  registry.registerMetric(hashing);
  const lanesTaken = new Gauge({ name: 'lauda_transactions_open', help: 'Connections held by requests', registers: [registry] });
  const lanesAwaited = new Gauge({
    name: 'lauda_transactions_awaited',
    help: 'Requests that wait for a connection',
    registers: [registry],
  });
  const waiting = new Gauge({ name: 'lauda_jobs_waiting', help: 'Jobs not yet started', registers: [registry] });
  const oldest = new Gauge({ name: 'lauda_jobs_oldest_seconds', help: 'How long the oldest of them has waited', registers: [registry] });
  const attempts = new Gauge({ name: 'lauda_jobs_attempts_most', help: 'How often one of them was tried before', registers: [registry] });
  const dead = new Gauge({ name: 'lauda_jobs_dead', help: 'Jobs given up', registers: [registry] });

  app.addHook('onResponse', (request, reply, done) => {
    done();
    const route = templateOf(request);
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    duration.observe({ method: route === 'unknown' ? 'ANY' : request.method, route, status }, reply.elapsedTime / 1000);
    if (reply.statusCode === 409) conflicts.inc();
    if (route === '/api/v1/token/refresh/' && reply.statusCode === 200) refreshes.inc();
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(config, request.headers.authorization, request.ip)) return reply.callNotFound();
    lanesTaken.set(lanes.taken());
    lanesAwaited.set(lanes.waiting());
    const backlog = await queue.backlog().catch(() => undefined);
    if (backlog) {
      waiting.set(backlog.waiting);
      oldest.set(backlog.oldest_seconds);
      attempts.set(backlog.most_attempts);
      dead.set(backlog.dead);
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** The files of the web app have a route each: together they are one. */
const templateOf = ({ routeOptions: { url } }: FastifyRequest) => (url === undefined ? 'unknown' : isOfApi(url) ? url : 'web');

const mayRead = ({ METRICS_TOKEN }: Config, authorization: string | undefined, address: string) =>
  METRICS_TOKEN ? sameText(authorization ?? '', `Bearer ${METRICS_TOKEN}`) : ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address);
