import type { Fragment, Sql } from './sql';

/**
 * A page as part of the text and not as a parameter: a plan that does not know how few rows are wanted expects a tenth of the table, looks
 * dear, and is made anew every time. Only later pages carry a parameter, so that few statements are kept.
 */
export const sliceOf = (sql: Sql, { limit, offset }: { limit: number; offset: number }): Fragment =>
  offset === 0 ? sql`limit ${sql.unsafe(String(Math.trunc(limit)))}` : sql`limit ${limit} offset ${offset}`;
