import type { Sql } from './sql';

/**
 * For the rest of the transaction one plan serves every value. With the policies in it, making a plan costs more than most statements; but
 * what is best for a search depends on what is searched for, so reads keep the choice unless they ask.
 */
export const PLANNED_ONCE = 'set local plan_cache_mode = force_generic_plan';

/**
 * A write finds its rows by their keys. While a table is young the planner would rather read all of it, the policy asked of every row; and
 * the plan is kept as long as the connection.
 */
export const PLANNED_BY_KEY = `${PLANNED_ONCE};set local enable_seqscan = off`;

/** Sent in the same breath as the question it is for. */
export const plannedOnce = (sql: Sql) => sql.unsafe(PLANNED_ONCE);
