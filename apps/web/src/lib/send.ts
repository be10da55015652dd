import type { Endpoint } from '@lauda/contract/endpoint';
import { CallError } from './call-error';
import { csrfToken } from './csrf-token';

/** Spec §9. */
export const TIMEOUT_MS = 360_000;

export type Parts = { params?: unknown; query?: unknown; body?: unknown };
export type SendOptions = { signal?: AbortSignal | undefined; idempotencyKey?: string | undefined };

/** What any endpoint has for a sender. */
export type Target = Pick<Endpoint, 'method' | 'path'>;

// An endpoint's parts are objects of plain values; their shapes were checked where `call` was typed.
const entriesOf = (part: unknown) => Object.entries((part ?? {}) as Record<string, unknown>);

/** Path parameters filled, arrays repeated, null and undefined skipped (spec §7). */
export function addressOf(path: string, { params, query }: Parts): string {
  const values = new Map(entriesOf(params));
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of entriesOf(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined) search.append(name, String(one));
    }
  }
  const asked = search.toString();
  return asked ? `${filled}?${asked}` : filled;
}

/** One request, one answer, no second thoughts: `call` decides what a 401 means. */
export async function send(endpoint: Target, parts: Parts, options: SendOptions = {}): Promise<unknown> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIMEOUT_MS);
  const forward = () => limit.abort(options.signal?.reason);
  if (options.signal?.aborted) forward();
  options.signal?.addEventListener('abort', forward);
  try {
    const response = await fetch(addressOf(endpoint.path, parts), {
      method: endpoint.method,
      credentials: 'include',
      headers: headersOf(endpoint, parts, options),
      signal: limit.signal,
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    });
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

function headersOf({ method }: Target, { body }: Parts, { idempotencyKey }: SendOptions): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (method === 'GET') return headers;
  headers['x-csrftoken'] = csrfToken();
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  return headers;
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
