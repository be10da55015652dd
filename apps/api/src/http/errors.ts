import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { messages } from '@lauda/contract/messages';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { statusOf } from './status-of';

function answer(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, body, retryAfter } = statusOf(error, request.id);
  // The id is in the answer and in this line: what the person reads to us finds the cause.
  if (status >= 500) request.log.error({ err: error }, 'failure');
  if (retryAfter) reply.header('retry-after', String(retryAfter));
  return reply.code(status).send(body);
}

export const answerErrors = (app: FastifyInstance) => app.setErrorHandler(answer);

/** An address that no route could even look at: hooks do not run for it, so it says itself that nobody may keep it. */
export const answerBadAddress = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  void answer(error, request, reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff'));

const refusals: Record<string, [number, Record<string, unknown>]> = {
  HPE_HEADER_OVERFLOW: [431, { detail: messages.bodyTooLarge }],
  ERR_HTTP_REQUEST_TIMEOUT: [408, { detail: messages.tooSlow }],
};

/** What is no HTTP at all, or trickles in: there is no request yet, only a line to speak into. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, refusal] = refusals[error.code ?? ''] ?? [400, { non_field_errors: [messages.malformedBody] }];
  const body = JSON.stringify(refusal);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
