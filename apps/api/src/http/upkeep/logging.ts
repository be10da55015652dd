import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { Config } from '../../config';

/** Ids, never names or texts: neither bodies nor addresses with their query strings are logged. */
export const openLog = (config: Pick<Config, 'LOG_LEVEL'>, destination?: DestinationStream): FastifyBaseLogger =>
  pino(
    {
      level: config.LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { err: ({ name, message, code, stack }: Error & { code?: string }) => ({ name, message, code, stack }) },
    },
    destination ?? pino.destination(1),
  );

const processCode = randomBytes(5).toString('hex');
let requests = 0;

/** Short enough to be read over the telephone; it is the code of the error screen. The process is random, the rest counts. */
export const newRequestId = () => `${processCode}${(++requests).toString(16).padStart(6, '0')}`;

/** One line a request. */
export function logRequests(app: FastifyInstance) {
  const tellsAll = ['info', 'debug', 'trace'].includes(app.log.level);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    done();
    if (reply.statusCode < 500 && !tellsAll) return;
    const facts = {
      request_id: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...request.who,
    };
    if (reply.statusCode >= 500) app.log.error(facts, 'request');
    else app.log.info(facts, 'request');
  });
}
