import { type Endpoint, nothing } from '@lauda/contract/endpoint';
import { messages } from '@lauda/contract/messages';
import type { CurrentUser } from '@lauda/contract/users';
import { can } from '@lauda/domain/people/permissions';
import { isStaff } from '@lauda/domain/people/roles';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { setScope } from '../db/scope';
import type { Transaction } from '../db/sql';
import { forbidden, inMaintenance, unauthenticated } from '../problems';
import { GuessedWrong } from './guessed-wrong';
import { type Answer, keyOf, once, replayOf } from './idempotency';
import type { Doorkeeper, Route, Services } from './route';
import { checkCsrfOfSession, isSafe } from './session/csrf';
import type { KnownSession, KnownSessions } from './session/known-sessions';
import { formerOwnerOf, type SessionRow } from './session/session.queries';
import { sha256 } from './session/tokens';
import { validated } from './validation';

/** One request on its way to its verb. */
export type Question = {
  services: Services;
  route: Route;
  request: FastifyRequest;
  door: Doorkeeper;
  tokenHash: string | undefined;
  /** Whom the token belonged to the last time; the transaction goes on with their scope. */
  guess: KnownSession | undefined;
  sessions: KnownSessions;
};

/**
 * CSRF, session, permission, validation, idempotency, verb, reply schema: in this order, in one transaction. What is asked ahead by someone
 * known from before goes out in one breath with the question who is asking: it counts for nothing, and is taken back, unless they are who
 * they were.
 */
export async function answerOf(sql: Transaction, opened: Promise<unknown>, commit: () => void, question: Question): Promise<Answer> {
  const { route, request, guess, tokenHash, sessions } = question;
  // Not where the answer is kept in the same transaction: that is then committed at the end, as always.
  const settle = () => {
    if (keyOf(request) === undefined) commit();
  };
  if (guess && !route.isPublic) {
    const ahead = route.isAskedAhead ? answerTo(sql, guess, settle, question) : undefined;
    ahead?.catch(() => {}); // told below, if it counts
    const known = (await opened) as { is_same: boolean } | undefined; // what the opening selects
    if (!known?.is_same) throw new GuessedWrong();
    request.who = whoIs(guess.visitor);
    return ahead ?? answerTo(sql, guess, settle, question);
  }
  const row = (await opened) as SessionRow | undefined; // as above
  const session = row && tokenHash ? sessions.of(tokenHash, row) : undefined;
  if (row && !isSafe(request.method)) checkCsrfOfSession(request, row.csrf_hash);
  if (session) request.who = whoIs(session.visitor);
  if (route.isPublic) return visited(sql, route, session?.visitor, question);
  return session ? answerTo(sql, session, settle, question) : withoutSession(sql, question);
}

const whoIs = ({ user, user_roles }: CurrentUser) => ({ user_id: user.id, school_id: user_roles[0]?.school ?? null });

async function visited(sql: Transaction, route: Route & { isPublic: true }, visitor: CurrentUser | undefined, question: Question) {
  const asker = await askerOf(sql, visitor, question);
  const visit = { ...partsOf(sql, question), visitor };
  return once(sql, question.request, asker, async () => serialised(route.endpoint, await route.run(visit)));
}

async function withoutSession(sql: Transaction, question: Question) {
  if (question.tokenHash) question.sessions.forget(question.tokenHash);
  const asker = await askerOf(sql, undefined, question);
  const kept = keyOf(question.request) && asker.owner.startsWith('user:') ? await replayOf(sql, question.request, asker) : undefined;
  if (kept) return kept;
  throw unauthenticated();
}

async function answerTo(
  sql: Transaction,
  { visitor, session_id, reach }: KnownSession,
  settle: () => void,
  question: Question,
): Promise<Answer> {
  const { route, request, guess } = question;
  const { endpoint } = route;
  if (route.isPublic) throw new Error('not for anyone');
  if (visitor.user.must_change_password && !endpoint.beforeFirstAccess) throw forbidden(messages.firstAccessFirst);
  if (endpoint.permission !== 'session' && endpoint.permission !== 'public' && !can(visitor, endpoint.permission)) throw forbidden();
  if (!isSafe(request.method)) await refuseInMaintenance(sql, visitor, question);
  const asker = await askerOf(sql, visitor, question);
  const call = { ...partsOf(sql, question), user: visitor, session_id, reach, settle, isAhead: guess !== undefined };
  const ask = () => once(sql, request, asker, async () => serialised(endpoint, await route.run(call)));
  if (guess) return ask();
  // Sent ahead of the verb's first question in the same breath: a connection answers in order.
  const [, answer] = await Promise.all([setScope(sql, reach).execute(), ask()]);
  return answer;
}

/** Reads stay, and so do the doors, which are for anyone; whoever maintains goes on working (OPS-12). */
async function refuseInMaintenance(sql: Transaction, user: CurrentUser, { services }: Question) {
  if (!isStaff(user) && (await services.isFlagOn?.({ sql, services, user }, 'maintenance_mode'))) throw inMaintenance();
}

const partsOf = (sql: Transaction, { services, route: { endpoint }, request, door }: Question) => ({
  sql,
  services,
  params: validated(endpoint.params, request.params) as never, // typed where the route was written
  query: validated(endpoint.query, endpoint.query === nothing ? undefined : request.query) as never,
  body: validated(endpoint.body === nothing ? empty : endpoint.body, request.body ?? undefined) as never,
  url: request.url,
  address: request.ip,
  door,
});

/** Under whose name a repeated request is remembered. */
async function askerOf(sql: Transaction, visitor: CurrentUser | undefined, { services, tokenHash, request, door }: Question) {
  const secret = services.config.SECRET_KEY;
  if (visitor) return { owner: `user:${visitor.user.id}`, secret };
  const former = tokenHash && keyOf(request) ? await formerOwnerOf(sql, Buffer.from(tokenHash, 'hex'), sha256(door.csrfHeader)) : undefined;
  return { owner: former ? `user:${former}` : `csrf:${door.csrfHeader}`, secret };
}

/** No body, or one without fields: a client may send `{}` where nothing is expected, and a field is refused by its name. */
const empty = z.strictObject({}).optional();

/** The reply schema is the only presenter: what it does not name does not leave. */
const serialised = (endpoint: Endpoint, result: unknown): Answer => {
  const parsed = endpoint.reply.parse(result);
  return { status: endpoint.status, body: parsed === undefined ? null : JSON.stringify(parsed) };
};
