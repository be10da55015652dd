import { messages } from '@lauda/contract/messages';
import type { FastifyRequest } from 'fastify';
import type { Sql } from '../db/sql';
import { invalidWhole, Problem, unprocessable } from '../problems';
import { claimKey, keepAnswer, keptAnswer, releaseKey } from './idempotency.queries';
import { isSafe } from './session/csrf';
import { sealed, unsealed } from './session/sealed';
import { keyedHash, sha256 } from './session/tokens';

export type Answer = { status: number; body: string | null };

/** Only unsafe requests are remembered; elsewhere the header is not looked at. */
export const keyOf = ({ headers, method }: FastifyRequest) => (isSafe(method) ? undefined : headers['idempotency-key']);

type Asker = { owner: string; secret: string };

/**
 * The effect and the memory of it are one transaction: a repeated request under the same key gets the first one's
 * answer, and a refused one leaves no trace, so that it may be tried again. Cookies are never replayed.
 */
export async function once(sql: Sql, request: FastifyRequest, asker: Asker, run: () => Promise<Answer>): Promise<Answer> {
  const key = keyOf(request);
  if (key === undefined) return run();
  if (typeof key !== 'string' || !/^[\w-]{8,200}$/.test(key)) throw invalidWhole(messages.keyMalformed);
  const owner = sha256(asker.owner);
  if (await claimKey(sql, owner, key, hashOf(request, asker))) {
    const answer = await run().catch(async (error) => {
      if (error instanceof Problem && error.keepsEffects) await releaseKey(sql, owner, key);
      throw error;
    });
    await keepAnswer(sql, owner, key, answer.status, answer.body === null ? null : sealed(answer.body, keyFor(asker, key)));
    return answer;
  }
  const kept = await replayOf(sql, request, asker);
  if (!kept) throw unprocessable(messages.keyReused);
  return kept;
}

/** What the same request was answered the first time. */
export async function replayOf(sql: Sql, request: FastifyRequest, asker: Asker): Promise<Answer | undefined> {
  const kept = await keptAnswer(sql, sha256(asker.owner), String(keyOf(request)));
  if (!kept?.request_hash.equals(hashOf(request, asker))) return undefined;
  return { status: kept.status, body: kept.body === null ? null : unsealed(kept.body, keyFor(asker, String(keyOf(request)))) };
}

/** Keyed, since the body of a login holds a password: from a plain digest it could be guessed at leisure. */
const hashOf = ({ method, url, body }: FastifyRequest, { secret }: Asker) =>
  keyedHash(secret, `${method} ${url} ${JSON.stringify(body ?? null)}`);

/** Answers may hold first passwords and whole exports: for the day that they are kept, the database alone does not tell them. */
const keyFor = ({ owner, secret }: Asker, key: string) => keyedHash(secret, `answer:${owner}:${key}`);
