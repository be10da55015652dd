import type { FastifyInstance } from 'fastify';
import { statusOf } from './status-of';

export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const { status, body, retryAfter } = statusOf(error, request.id);
    // The id is in the answer and in this line: what the person reads to us finds the cause.
    if (status >= 500) request.log.error({ err: error }, 'failure');
    if (retryAfter) reply.header('retry-after', String(retryAfter));
    return reply.code(status).send(body);
  });
}
