import type { Endpoint, Input } from '@lauda/contract/endpoint';
import type { z } from 'zod';

export type HttpAnswer<Body = unknown> = { status: number; body: Body; headers: Headers };

type Sent = { method: string; path: string; body?: unknown; headers?: Record<string, string> };

/** A client as a browser is one: keeps its cookies, sends the CSRF value back. */
export class Browser {
  readonly cookies = new Map<string, string>();
  /** As they came, with their attributes. */
  readonly setCookies: string[] = [];

  constructor(private readonly url: string) {}

  async send({ method, path, body, headers = {} }: Sent): Promise<HttpAnswer> {
    if (method !== 'GET' && !this.cookies.has('csrftoken')) await this.send({ method: 'GET', path: '/api/v1/terms/' });
    const csrf = this.cookies.get('csrftoken');
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.cookies.size > 0 ? { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
        ...(method !== 'GET' && csrf ? { 'x-csrftoken': csrf } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    this.keepCookies(response.headers.getSetCookie());
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson && text ? JSON.parse(text) : text || undefined, headers: response.headers };
  }

  /** By the contract; whatever the answer is. */
  async try<E extends Endpoint>(endpoint: E, input: Input<E>, headers: Record<string, string> = {}): Promise<HttpAnswer> {
    return this.send({ method: endpoint.method, path: pathOf(endpoint, input), body: input.body, headers });
  }

  /** By the contract; a refusal fails the test. */
  async call<E extends Endpoint>(endpoint: E, input: Input<E>, headers: Record<string, string> = {}): Promise<z.output<E['reply']>> {
    const answer = await this.try(endpoint, input, headers);
    if (answer.status !== endpoint.status)
      throw new Error(`${endpoint.method} ${endpoint.path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body as z.output<E['reply']>; // the server serialised it by this schema
  }

  private keepCookies(lines: string[]) {
    for (const line of lines) {
      this.setCookies.push(line);
      const [pair = ''] = line.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(pair.indexOf('=') + 1);
      if (value === '' || /Max-Age=0|Expires=Thu, 01 Jan 1970/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

export function pathOf(endpoint: Endpoint, input: { params?: unknown; query?: unknown }) {
  const params = (input.params ?? {}) as Record<string, string | number>; // typed by the caller
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined && item !== null) query.append(name, String(item));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
