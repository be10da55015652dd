import type { Sql } from './sql';

/**
 * For the rest of the transaction one plan serves every value. With the policies in it, making a plan costs more than most statements; but
 * what is best for a search depends on what is searched for, so reads keep the choice unless they ask. Sent in the same breath as the
 * question it is for.
 */
export const plannedOnce = (sql: Sql) => sql.unsafe('set local plan_cache_mode = force_generic_plan');
