import type { Endpoint, Input, Reply } from '@lauda/contract/endpoint';
import { randomId } from '../random-id';
import { CallError } from './call-error';
import { generationNow, refreshSince } from './refresh-once';
import type { Parts } from './request';
import { type SendOptions, send } from './send';

type Arguments<E extends Endpoint> =
  Record<never, never> extends Input<E> ? [input?: Input<E>, options?: SendOptions] : [input: Input<E>, options?: SendOptions];

/**
 * The browser's only way to the API. A 401 leads to one refresh and one retry; both tries of an unsafe call carry the same
 * idempotency key, so the retry cannot do the work twice. Failure throws a `CallError`.
 */
export async function call<E extends Endpoint>(endpoint: E, ...[input, options]: Arguments<E>): Promise<Reply<E>> {
  // `Input` narrows the parts by endpoint; any of them is a `Parts`.
  const parts = (input ?? {}) as Parts;
  const sending = endpoint.method === 'GET' ? { ...options } : { ...options, idempotencyKey: options?.idempotencyKey ?? randomId() };
  // What leaves the server was cut by the reply schema of this very endpoint.
  const tell = async () => (await send(endpoint, parts, sending)) as Reply<E>;
  const sentWith = generationNow();
  try {
    return await tell();
  } catch (error) {
    if (!isExpired(endpoint, error) || !(await refreshSince(sentWith))) throw error;
    return tell();
  }
}

/** A public endpoint's 401 speaks of the credentials that it was given, not of the session. */
const isExpired = (endpoint: Endpoint, error: unknown) =>
  endpoint.permission !== 'public' && error instanceof CallError && error.status === 401;
