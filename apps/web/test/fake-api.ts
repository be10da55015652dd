import type { Endpoint, Reply } from '@lauda/contract/endpoint';
import { conflict, detail, failure, fieldErrors } from '@lauda/contract/errors';
import { notifications } from '@lauda/contract/notifications';
import { cleanup } from '@testing-library/react';
import { HttpResponse, http, type StrictRequest } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

export type Asked = { params: unknown; query: unknown; body: unknown; headers: Headers };
type Refusal = { status: number; body: unknown; headers?: Record<string, string> };
type Made<E extends Endpoint> = (asked: Asked) => Reply<E> | Response | Promise<Reply<E> | Response>;
type Answer<E extends Endpoint> = Reply<E> | Made<E>;

// No reply of the contract is a function.
const isMade = <E extends Endpoint>(answer: Answer<E>): answer is Made<E> => typeof answer === 'function';

/** The real one, whatever clock a test sets. */
const later = globalThis.setTimeout;

/** What the contract says an error looks like, by status. */
function errorShape(status: number) {
  if (status === 400) return fieldErrors;
  if (status === 409) return conflict;
  return status >= 500 ? failure : detail;
}

export type FakeApi = ReturnType<typeof fakeApi>;

/**
 * An API that can only say what the contract allows: replies and errors go through the contract's own schemas, and so does what the screen
 * asks. What nobody prepared an answer for is a failed test, not a silent 404.
 */
export function fakeApi() {
  const server = setupServer(
    // Asked by every page of someone known, whatever the test is about; `answer` says otherwise.
    http.get(`*${notifications.list.path}`, () =>
      HttpResponse.json({ count: 0, next: null, previous: null, results: [], not_seen_by_teacher: 0 }),
    ),
    http.get(`*${notifications.sidebar.path}`, () => HttpResponse.json({ lpi_not_seen_by_teacher: 0 })),
  );
  const asked = new Map<string, Asked[]>();
  const problems: string[] = [];
  const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

  beforeAll(() => server.listen({ onUnhandledRequest: ({ method, url }) => void problems.push(`nobody answers ${method} ${url}`) }));
  let running = 0;
  server.events.on('request:start', () => {
    running += 1;
  });
  server.events.on('request:end', () => {
    running -= 1;
  });
  /** What a test set off is let to end in that test, or it would knock at the next one's door. */
  const untilQuiet = async () => {
    for (let round = 0; round < 40; round += 1) {
      await new Promise((resolve) => later(resolve, 10));
      if (running <= 0) return;
    }
  };

  afterEach(async () => {
    cleanup();
    await untilQuiet();
    running = 0;
    server.resetHandlers();
    asked.clear();
    expect(problems.splice(0)).toEqual([]);
  });
  afterAll(() => server.close());

  const checked = (part: string, schema: Endpoint['query'], value: unknown, where: string) => {
    const result = schema.safeParse(value);
    if (!result.success) problems.push(`${where}: the ${part} is not in the contract: ${result.error.message}`);
    return result.data;
  };

  const handle = <E extends Endpoint>(endpoint: E, respond: (asked: Asked) => Promise<Response>) => {
    const where = keyOf(endpoint);
    const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'; // the five methods of the contract
    server.use(
      http[method](`*${endpoint.path}`, async ({ request, params }) => {
        const call: Asked = {
          params: checked('path', endpoint.params, params, where),
          query: checked('query', endpoint.query, queryOf(request, endpoint), where),
          body: checked('body', endpoint.body, await bodyOf(request), where),
          headers: request.headers,
        };
        asked.set(where, [...(asked.get(where) ?? []), call]);
        return respond(call);
      }),
    );
  };

  return {
    answer: <E extends Endpoint>(endpoint: E, answer: Answer<E>, headers: Record<string, string> = {}) =>
      handle(endpoint, async (call) => {
        const reply: unknown = isMade<E>(answer) ? await answer(call) : answer;
        if (reply instanceof Response) return reply;
        const body = endpoint.reply.parse(reply);
        return body === undefined
          ? new HttpResponse(null, { status: endpoint.status, headers })
          : HttpResponse.json(body as Record<string, unknown>, { status: endpoint.status, headers });
      }),
    refuse: (endpoint: Endpoint, refusal: Refusal) => handle(endpoint, async () => refusalOf(refusal)),
    /** No answer at all: the cable is out. */
    silence: (endpoint: Endpoint) => handle(endpoint, async () => HttpResponse.error()),
    asked: (endpoint: Endpoint): Asked[] => asked.get(keyOf(endpoint)) ?? [],
  };
}

/** For answers that are sometimes a refusal. */
export const refusalOf = ({ status, body, headers = {} }: Refusal): Response =>
  HttpResponse.json(errorShape(status).parse(body) as Record<string, unknown>, { status, headers });

/** As the server reads it: repeated parameters are lists, and none at all is nothing. */
function queryOf(request: StrictRequest<never> | Request, endpoint: Endpoint): unknown {
  const { searchParams } = new URL(request.url);
  const entries = [...new Set(searchParams.keys())].map((name) => {
    const values = searchParams.getAll(name);
    return [name, values.length > 1 ? values : values[0]] as const;
  });
  return entries.length === 0 && endpoint.query.safeParse(undefined).success ? undefined : Object.fromEntries(entries);
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}
