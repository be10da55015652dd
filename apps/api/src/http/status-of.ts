import { messages } from '@lauda/contract/messages';
import { Problem } from '../problems';

type Answer = { status: number; body: Record<string, unknown>; retryAfter?: number };

const statusOfKind = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unprocessable: 422,
  'too-many': 429,
  unavailable: 503,
} as const;

/** What Fastify itself refuses before a route is reached. */
const messageOfStatus: Record<number, string> = {
  404: messages.notFound,
  413: messages.bodyTooLarge,
  415: messages.wrongContentType,
};

/** Connection lost, server shutting down, out of connections, statement cancelled by its deadline, deadlock. */
const passing = /^(CONNECT|ECONN|EPIPE|ENOENT|ETIMEDOUT|57P0|57014|53300|08|40001|40P01|55P03)/;

export function statusOf(error: unknown, requestId: string): Answer {
  if (error instanceof Problem) {
    const status = statusOfKind[error.kind];
    const body = status >= 500 ? { ...error.body, error_id: requestId } : error.body;
    return { status, body, ...(error.retryAfter ? { retryAfter: error.retryAfter } : {}) };
  }
  const code = codeOf(error);
  if (code === '53100') return { status: 507, body: { detail: messages.storageFull, error_id: requestId }, retryAfter: 60 };
  if (code === '23505' || code === '23503') return { status: 409, body: { detail: messages.staleVersion, current: null } };
  // A value that fits the contract and yet no column: a number or a date beyond what PostgreSQL counts.
  if (code.startsWith('22')) return { status: 400, body: { non_field_errors: [messages.invalidValue] } };
  if (passing.test(code)) return { status: 503, body: { detail: messages.unavailable, error_id: requestId }, retryAfter: 5 };
  const status = statusCodeOf(error);
  if (status === 400) return { status, body: { non_field_errors: [messages.malformedBody] } };
  if (status > 400 && status < 500) return { status, body: { detail: messageOfStatus[status] ?? messages.invalidValue } };
  return { status: 500, body: { detail: messages.unexpected, error_id: requestId } };
}

export const codeOf = (error: unknown) => (error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '');
const statusCodeOf = (error: unknown) =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;

/** The connection went away under a read: nothing happened, so it may be asked once more. */
export const isLostConnection = (error: unknown) => /^(CONNECTION_|ECONN|EPIPE|57P01)/.test(codeOf(error));

/** Two writes stood in each other's way, and PostgreSQL took one of them back whole: it may be done once more. */
export const isCollision = (error: unknown) => /^(40001|40P01)$/.test(codeOf(error));
