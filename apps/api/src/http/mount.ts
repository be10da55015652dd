import { type Endpoint, nothing } from '@lauda/contract/endpoint';
import { messages } from '@lauda/contract/messages';
import type { CurrentUser } from '@lauda/contract/users';
import { can, permissions } from '@lauda/domain/permissions';
import { scopeOf } from '@lauda/domain/scope';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { SYSTEM, setScope } from '../db/scope';
import type { Transaction } from '../db/sql';
import { forbidden, Problem, unauthenticated } from '../problems';
import { clearCookies, readCookies, writeCookies } from './cookies';
import { checkCsrf, checkCsrfOfSession, isSafe } from './csrf';
import { withinDeadline } from './deadline';
import { type Answer, keyOf, once, replayOf } from './idempotency';
import { openTransactions } from './process-measures';
import type { Doorkeeper, Route, Services } from './route';
import { formerOwnerOf, sessionOf } from './session.queries';
import { isLostConnection } from './status-of';
import { sha256, type Tokens } from './tokens';
import { validated } from './validation';

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
  for (const route of routes) {
    const { endpoint } = route;
    refuseUnguarded(route);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint },
      onRequest: async (request) => {
        if (!isSafe(request.method)) checkCsrf(request, services.config);
      },
      handler: async (request, reply) => {
        const opened: { tokens?: Tokens; closed?: boolean } = {};
        const door: Doorkeeper = {
          held: readCookies(request, services.config),
          csrfHeader: String(request.headers['x-csrftoken'] ?? ''),
          open: (tokens) => Object.assign(opened, { tokens }),
          close: () => Object.assign(opened, { closed: true }),
        };
        openTransactions.inc();
        const work = inTransaction(services, endpoint, (sql) => answerOf(sql, services, route, request, door, options));
        const answer = await withinDeadline(work.finally(() => openTransactions.dec()));
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

/**
 * Reads run in a read-only transaction, so that a safe method cannot change anything (but for the line in the audit
 * trail of those that are recorded); a lost connection is asked once more.
 */
async function inTransaction(services: Services, endpoint: Endpoint, run: (sql: Transaction) => Promise<Answer>): Promise<Answer> {
  const { database } = services;
  const read = () => database.begin(endpoint.recorded ? 'read write' : 'read only', run);
  if (isSafe(endpoint.method)) return read().catch((error) => (isLostConnection(error) ? read() : Promise.reject(error)));
  const result = await database.begin((sql) => run(sql).catch(asCommitted));
  if (result instanceof Problem) throw result;
  return result;
}

const asCommitted = (error: unknown): Problem => {
  if (error instanceof Problem && error.keepsEffects) return error;
  throw error;
};

async function answerOf(
  sql: Transaction,
  services: Services,
  route: Route,
  request: FastifyRequest,
  door: Doorkeeper,
  options: MountOptions,
) {
  const { endpoint } = route;
  const session = await sessionIn(sql, services, request);
  if (session && !isSafe(request.method)) checkCsrfOfSession(request, session.csrf_hash);
  const visitor: CurrentUser | undefined = session && { is_authenticated: true, user: session.user, user_roles: session.user_roles };
  if (visitor) request.who = { user_id: visitor.user.id, school_id: visitor.user_roles[0]?.school ?? null };
  const asker = { owner: await ownerIn(sql, services, request, visitor, door), secret: services.config.SECRET_KEY };
  const common = () => ({
    sql,
    services,
    params: validated(endpoint.params, request.params) as never, // typed where the route was written
    query: validated(endpoint.query, endpoint.query === nothing ? undefined : request.query) as never,
    body: validated(endpoint.body === nothing ? empty : endpoint.body, request.body ?? undefined) as never,
    url: request.url,
    address: request.ip,
    door,
  });
  if (route.isPublic) {
    if (!session) await setScope(sql, SYSTEM);
    const visit = { ...common(), visitor };
    return once(sql, request, asker, async () => serialised(endpoint, await route.run(visit)));
  }
  if (!visitor || !session) {
    const kept = keyOf(request) && asker.owner.startsWith('user:') ? await replayOf(sql, request, asker) : undefined;
    if (kept) return kept;
    throw unauthenticated();
  }
  if (visitor.user.must_change_password && !endpoint.beforeFirstAccess) throw forbidden(messages.firstAccessFirst);
  if (endpoint.permission !== 'session' && endpoint.permission !== 'public' && !can(visitor, endpoint.permission)) throw forbidden();
  const reach = { ...scopeOf(visitor), ...(options.unfiltered ? { unfiltered: true } : {}) };
  const call = { ...common(), user: visitor, session_id: session.session_id, reach };
  // Sent ahead of the verb's first question in the same breath: a connection answers in order.
  const [, answer] = await Promise.all([
    setScope(sql, reach).execute(),
    once(sql, request, asker, async () => serialised(endpoint, await route.run(call))),
  ]);
  return answer;
}

async function sessionIn(sql: Transaction, services: Services, request: FastifyRequest) {
  const { access } = readCookies(request, services.config);
  return access ? sessionOf(sql, sha256(access)) : undefined;
}

/** Under whose name a repeated request is remembered. */
async function ownerIn(sql: Transaction, services: Services, request: FastifyRequest, visitor: CurrentUser | undefined, door: Doorkeeper) {
  if (visitor) return `user:${visitor.user.id}`;
  const { access } = readCookies(request, services.config);
  const former = access && keyOf(request) ? await formerOwnerOf(sql, sha256(access), sha256(door.csrfHeader)) : undefined;
  return former ? `user:${former}` : `csrf:${door.csrfHeader}`;
}

/** No body, or one without fields: a client may send `{}` where nothing is expected, and a field is refused by its name. */
const empty = z.strictObject({}).optional();

/** The reply schema is the only presenter: what it does not name does not leave. */
const serialised = (endpoint: Endpoint, result: unknown): Answer => {
  const parsed = endpoint.reply.parse(result);
  return { status: endpoint.status, body: parsed === undefined ? null : JSON.stringify(parsed) };
};

const send = (reply: FastifyReply, { status, body }: Answer) => {
  reply.code(status);
  return body === null ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
};
