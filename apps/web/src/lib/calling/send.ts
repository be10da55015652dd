import { takeAsked } from './asked-ahead';
import { CallError } from './call-error';
import { addressOf, type Parts, requestOf, type Target } from './request';

/** Spec §9. */
export const TIMEOUT_MS = 360_000;

export type SendOptions = { signal?: AbortSignal | undefined; idempotencyKey?: string | undefined };

/** One request, one answer, no second thoughts: `call` decides what a 401 means. */
export async function send(endpoint: Target, parts: Parts, options: SendOptions = {}): Promise<unknown> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIMEOUT_MS);
  const forward = () => limit.abort(options.signal?.reason);
  if (options.signal?.aborted) forward();
  options.signal?.addEventListener('abort', forward);
  try {
    const asked = takeAsked(endpoint, parts);
    const request = { ...requestOf(endpoint, parts, options.idempotencyKey), signal: limit.signal };
    const response = await (asked ?? fetch(addressOf(endpoint.path, parts), request));
    return await answerOf(response);
  } catch (cause) {
    // Who gave up on the call wants their own reason back; everything else is a call that failed.
    if (cause instanceof CallError || options.signal?.aborted) throw cause;
    throw new CallError(0, null, { cause });
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', forward);
  }
}

async function answerOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const text = await response.text();
  const body = parsed(text);
  if (!response.ok) throw new CallError(response.status, body ?? null);
  if (body === undefined && text !== '') throw new CallError(0, null);
  return body;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
