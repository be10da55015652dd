import { messages } from '@lauda/contract/messages';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import { forbidden } from '../../problems';
import { readCookies } from './cookies';
import { sameText, sha256 } from './tokens';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export const isSafe = (method: string) => SAFE.has(method);

/**
 * As in Django: the cookie comes back in the header, and the request was made by a page of ours. Forms and plain text
 * are refused since a foreign page can send them without asking.
 */
export function checkCsrf(request: FastifyRequest, config: Config) {
  const header = request.headers['x-csrftoken'];
  const { csrf } = readCookies(request, config);
  if (typeof header !== 'string' || !csrf || !sameText(header, csrf)) throw forbidden(messages.badCsrf);
  if (!isOurOrigin(request, config)) throw forbidden(messages.badCsrf);
  const type = request.headers['content-type'];
  if (type !== undefined && !/^application\/json\b/i.test(type)) throw forbidden(messages.wrongContentType);
}

/** The value belongs to the session it came with, so that another session's is worth nothing. */
export function isCsrfOfSession({ headers }: FastifyRequest, csrfHash: Buffer) {
  const header = headers['x-csrftoken'];
  return typeof header === 'string' && sha256(header).equals(csrfHash);
}

export function checkCsrfOfSession(request: FastifyRequest, csrfHash: Buffer) {
  if (!isCsrfOfSession(request, csrfHash)) throw forbidden(messages.badCsrf);
}

function isOurOrigin(request: FastifyRequest, config: Config) {
  if (request.headers['sec-fetch-site'] === 'cross-site') return false;
  const { origin } = request.headers;
  if (origin === undefined) return true; // not a browser, or a page of the same origin in an old one
  return origin === new URL(config.PUBLIC_URL).origin || origin === `${request.protocol}://${request.headers.host}`;
}
