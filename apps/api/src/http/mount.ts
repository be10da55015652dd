import type { Endpoint } from '@lauda/contract/endpoint';
import { permissions } from '@lauda/domain/people/permissions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problems';
import { answerOf, type Question } from './answer';
import { isGuessedWrong } from './guessed-wrong';
import type { Answer } from './idempotency';
import type { Doorkeeper, Route, Services } from './route';
import { clearCookies, readCookies, writeCookies } from './session/cookies';
import { checkCsrf, isCsrfOfSession, isSafe } from './session/csrf';
import { isDoor } from './session/doors';
import { type KnownSessions, knowSessions } from './session/known-sessions';
import { sessionOpening } from './session/session.queries';
import { sha256Digits, type Tokens } from './session/tokens';
import { isCollision, isLostConnection } from './status-of';

export type MountOptions = {
  /** Tests only: drops our own `where` clauses, so that row-level security is seen to hold alone. */
  unfiltered?: boolean;
};

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to from outside
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to from outside
  interface FastifyRequest {
    /** For the log line. */
    who?: { user_id: number; school_id: number | null };
  }
}

export function mount(app: FastifyInstance, services: Services, routes: Route[], options: MountOptions = {}) {
  const sessions = knowSessions(options);
  for (const route of routes) {
    const { endpoint } = route;
    refuseUnguarded(route);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint },
      ...(endpoint.bodyLimit === undefined ? {} : { bodyLimit: endpoint.bodyLimit }),
      ...(isSafe(endpoint.method) ? {} : { onRequest: async (request: FastifyRequest) => checkCsrf(request, services.config) }),
      handler: async (request, reply) => {
        const opened: { tokens?: Tokens; closed?: boolean } = {};
        const door: Doorkeeper = {
          held: readCookies(request, services.config),
          csrfHeader: String(request.headers['x-csrftoken'] ?? ''),
          open: (tokens) => Object.assign(opened, { tokens }),
          close: () => Object.assign(opened, { closed: true }),
        };
        const { access } = door.held;
        const tokenHash = access ? sha256Digits(access) : undefined;
        const guess = tokenHash ? guessedBy(tokenHash, sessions, route, request) : undefined;
        const answer = await inTransaction({ services, route, request, door, tokenHash, guess, sessions });
        // Only now has the transaction committed: no cookie for a session that was rolled back.
        if (opened.closed) clearCookies(reply, services.config);
        if (opened.tokens) writeCookies(reply, services.config, opened.tokens);
        return send(reply, answer);
      },
    });
  }
}

function refuseUnguarded({ endpoint, isPublic }: Route) {
  const { permission } = endpoint;
  const isKnown = permission === 'public' || permission === 'session' || permission in permissions;
  if (!isKnown || isPublic !== (permission === 'public')) throw new Error(`${endpoint.method} ${endpoint.path}: no permission guards it`);
}

/** What is for anyone runs with the scope of the system, whoever is asking; and without the token's CSRF value nothing is asked ahead. */
function guessedBy(tokenHash: string, sessions: KnownSessions, { endpoint, isPublic }: Route, request: FastifyRequest) {
  const last = isPublic ? undefined : sessions.last(tokenHash);
  return last && (isSafe(endpoint.method) || isCsrfOfSession(request, last.row.csrf_hash)) ? last : undefined;
}

/**
 * Reads run in a read-only transaction, so that a safe method cannot change anything (but for the line in the audit
 * trail of those that are recorded); a lost connection is asked once more, and so is what was asked ahead for someone who is no longer
 * who they were. A write is done once more when it collided with another.
 */
async function inTransaction(question: Question): Promise<Answer> {
  const isWrite = !isSafe(question.route.endpoint.method);
  const ask = (asked: Question) =>
    question.services.lanes.run(askedBy(asked), (sql, opened, settle) => {
      const answer = answerOf(sql, opened, settle, asked);
      return isWrite ? answer.catch(asCommitted) : answer;
    });
  const result = await ask(question).catch((error) => {
    if (isGuessedWrong(error) || (!isWrite && isLostConnection(error))) return ask({ ...question, guess: undefined });
    if (isWrite && isCollision(error)) return ask(question);
    throw error;
  });
  if (result instanceof Problem) throw result;
  return result;
}

function askedBy({ route: { endpoint }, tokenHash, guess }: Question) {
  const mode = isSafe(endpoint.method) && !endpoint.recorded ? 'read only' : 'read write';
  const opening = guess?.openings[mode] ?? (tokenHash ? sessionOpening(tokenHash) : undefined);
  return { mode, isDoor: isDoor(endpoint), opening } as const;
}

const asCommitted = (error: unknown): Problem => {
  if (error instanceof Problem && error.keepsEffects) return error;
  throw error;
};

const send = (reply: FastifyReply, { status, body }: Answer) => {
  reply.code(status);
  return body === null ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
};
