import type { Endpoint } from '@lauda/contract/endpoint';
import { csrfToken } from './csrf-token';

export type Parts = { params?: unknown; query?: unknown; body?: unknown };

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

/** What `fetch` is told, beside the address. */
export function requestOf({ method }: Target, { body }: Parts, idempotencyKey?: string): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (method !== 'GET') headers['x-csrftoken'] = csrfToken();
  if (method !== 'GET' && idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  return { method, credentials: 'include', headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
}
