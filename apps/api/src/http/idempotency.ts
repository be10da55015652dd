import { messages } from '@lauda/contract/messages';
import type { FastifyRequest } from 'fastify';
import type { Sql } from '../db/sql';
import { invalidWhole, Problem, unprocessable } from '../problems';
import { claimKey, keepAnswer, keptAnswer, releaseKey } from './idempotency.queries';
import { sha256 } from './tokens';

export type Answer = { status: number; body: string | null };

/**
 * The effect and the memory of it are one transaction: a repeated request under the same key gets the first one's
 * answer, and a refused one leaves no trace, so that it may be tried again. Cookies are never replayed.
 */
export async function once(sql: Sql, request: FastifyRequest, owner: string, run: () => Promise<Answer>): Promise<Answer> {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return run();
  if (typeof key !== 'string' || !/^[\w-]{8,200}$/.test(key)) throw invalidWhole(messages.keyMalformed);
  const ownerHash = sha256(owner);
  const requestHash = sha256(`${request.method} ${request.url} ${JSON.stringify(request.body ?? null)}`);
  if (await claimKey(sql, ownerHash, key, requestHash)) {
    const answer = await run().catch(async (error) => {
      if (error instanceof Problem && error.keepsEffects) await releaseKey(sql, ownerHash, key);
      throw error;
    });
    await keepAnswer(sql, ownerHash, key, answer.status, answer.body);
    return answer;
  }
  const kept = await keptAnswer(sql, ownerHash, key);
  if (!kept?.request_hash.equals(requestHash)) throw unprocessable(messages.keyReused);
  return { status: kept.status, body: kept.body };
}
