import type postgres from 'postgres';
import { connect } from './connect';
import { PLANNED_BY_KEY } from './planned-by-key';
import { APP_ROLE } from './schema/app-role';

/** What a query needs: a pool or a transaction, it does not care which. */
export type Sql = postgres.ISql;
export type Transaction = Sql;
export type Database = postgres.Sql;
export type Fragment = postgres.PendingQuery<postgres.Row[]>;

/** PostgreSQL writes `2026-11-15 03:00:00.5+00`; the wire wants ISO 8601. */
const isoTime = (text: string) => `${text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')}`;

const types = {
  time: { to: 1184, from: [1184], serialize: (value: string) => value, parse: isoTime },
  date: { to: 1082, from: [1082], serialize: (value: string) => value, parse: (text: string) => text },
  number: { to: 1700, from: [20, 1700], serialize: (value: number) => String(value), parse: Number },
};

const RECONNECT_SECONDS = 0.1;

export type Options = { max: number; name: string; statementTimeoutMs?: number };

/**
 * The API's connections act as a role that owns no table and cannot pass by row-level security, whoever the URL
 * names. Every statement has a deadline, below the one of the request.
 */
const asAppRole = ({ max, name, statementTimeoutMs = 10_000 }: Options) => ({
  max,
  idle_timeout: 60,
  connect_timeout: 5,
  // By default ever longer, up to 20 s: whoever asks meanwhile would wait, and a server that is back would stay unseen.
  backoff: () => RECONNECT_SECONDS,
  onnotice: () => {},
  types,
  connection: {
    application_name: name,
    role: APP_ROLE,
    statement_timeout: statementTimeoutMs,
    // Small questions, asked often: compiling one for 70 ms never pays, and a plan that does not know the limit looks dear enough for it.
    jit: 'off',
    idle_in_transaction_session_timeout: 20_000,
  },
});

export const openDatabase = (url: string, options: Options): Database => connect(url, asAppRole(options));

/** A single connection, which the driver must not end of its own accord in the midst of a transaction. */
export function openLaneConnection(url: string, options: Omit<Options, 'max'>, onclose: () => void): Database {
  const { connection, ...others } = asAppRole({ ...options, max: 1 });
  return connect(url, { ...others, connection: { ...connection, ...PLANNED_BY_KEY }, max_lifetime: null, onclose });
}

/** As the owner of the tables: migrations and the loading of data, never a request. */
export const openAsOwner = (url: string, name: string): Database =>
  connect(url, { max: 2, onnotice: () => {}, types, connection: { application_name: name } });

/** For a library that brings statements of its own and runs them in the caller's transaction. */
export const runnerOf = (sql: Sql) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({
    rows: [...(await sql.unsafe(text, values as Parameters<Sql['unsafe']>[1]))], // what the library serialised itself
  }),
});
