import type { Endpoint } from '@lauda/contract/endpoint';
import type { FlagKey } from '@lauda/contract/feature-flags';
import type { CurrentUser } from '@lauda/contract/users';
import type { z } from 'zod';
import type { Config } from '../config';
import type { Lanes } from '../db/lanes';
import type { Reach } from '../db/scope';
import type { Database, Sql, Transaction } from '../db/sql';
import type { Queue } from '../jobs/queue';
import { isSafe } from './session/csrf';
import type { Tokens } from './session/tokens';

export type Services = {
  /** Whether a flag is on for someone (feature-flags); `http` itself asks for one, that of the maintenance. */
  isFlagOn?: (call: { sql: Sql; services: Services; user: CurrentUser }, key: FlagKey) => Promise<boolean>;
  config: Config;
  /** The transactions of the requests; `database` is for what happens aside from them. */
  lanes: Lanes;
  database: Database;
  enqueue: Queue['enqueue'];
  log: { info(facts: object, text: string): void; warn(facts: object, text: string): void; error(facts: object, text: string): void };
};

/** The session's cookies, as far as a verb may touch them. */
export type Doorkeeper = {
  held: { access: string | undefined; refresh: string | undefined };
  csrfHeader: string;
  open(tokens: Tokens): void;
  close(): void;
};

type Common<E extends Endpoint> = {
  sql: Transaction;
  services: Services;
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  /** Path and query as asked, for the addresses of the neighbouring pages. */
  url: string;
  address: string;
  door: Doorkeeper;
};

export type Call<E extends Endpoint> = Common<E> & {
  user: CurrentUser;
  session_id: number;
  reach: Reach;
  /**
   * What was asked so far is all that will be: it is committed in the same breath. Only for a verb that cannot refuse any more but by having
   * written nothing.
   */
  settle(): void;
  /** Asked on what was known before: whoever finds that it no longer holds throws `GuessedWrong`, and is asked again without. */
  isAhead: boolean;
};
export type Visit<E extends Endpoint> = Common<E> & { visitor: CurrentUser | undefined };

const isRead = ({ method, recorded }: Endpoint) => isSafe(method) && !recorded;

type Answer<E extends Endpoint> = Promise<z.input<E['reply']>>;

export type Route =
  // The two kinds are told apart by `isPublic`; inside, each handler keeps the types of its own endpoint.
  | { endpoint: Endpoint; isPublic: false; isAskedAhead: boolean; run: (call: Call<Endpoint>) => Promise<unknown> }
  | { endpoint: Endpoint; isPublic: true; run: (visit: Visit<Endpoint>) => Promise<unknown> };

/**
 * One row: this endpoint, for those its permission names, does this. A read is asked ahead, in one breath with the question who is asking;
 * so may be a write that leaves nothing outside of its transaction.
 */
export const route = <E extends Endpoint>(endpoint: E, run: (call: Call<E>) => Answer<E>, isAskedAhead = isRead(endpoint)): Route => ({
  endpoint,
  isPublic: false,
  isAskedAhead,
  run: run as (call: Call<Endpoint>) => Promise<unknown>, // mount hands over what this very endpoint parsed
});

/** For anyone; the session is looked at only to know who is asking. Runs with the scope of the system: keep these few. */
export const publicRoute = <E extends Endpoint>(endpoint: E, run: (visit: Visit<E>) => Answer<E>): Route => ({
  endpoint,
  isPublic: true,
  run: run as (visit: Visit<Endpoint>) => Promise<unknown>, // as above
});
