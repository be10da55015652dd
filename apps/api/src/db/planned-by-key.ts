/**
 * How the connections of the requests begin. A write finds its rows by their keys: while a table is young the planner would rather read all
 * of it, the policy asked of every row; and the plan is kept as long as the connection.
 */
export const PLANNED_BY_KEY = { plan_cache_mode: 'force_generic_plan', enable_seqscan: 'off' };

/** What a read says at its beginning, as statements and as columns of its first question. */
export const PLANNED_FREELY = 'set local plan_cache_mode = auto;set local enable_seqscan = on';
export const FREELY_COLUMNS = "set_config('plan_cache_mode', 'auto', true), set_config('enable_seqscan', 'on', true)";
