import type { Scope } from '@lauda/domain/scope';
import type { Fragment, Sql } from './sql';

/** The scope of the actor, and the test switch that drops our own filters to see row-level security hold alone. */
export type Reach = Scope & { unfiltered?: boolean };

/** The doors (login, recovery) and the jobs act for nobody and see all; no other operation does. */
export const SYSTEM: Reach = {
  everything: true,
  user_id: 0,
  network_ids: [],
  school_ids: [],
  school_group_ids: [],
  own_network_ids: [],
  own_school_ids: [],
};

/** Tells the policies of the tables who is asking, until the end of the transaction. */
export const setScope = (sql: Sql, reach: Reach) =>
  reach === SYSTEM
    ? sql`select set_config('lauda.everything', 'on', true)`
    : sql`select set_config('lauda.everything', ${reach.everything ? 'on' : ''}, true), set_config('lauda.scope', ${JSON.stringify(reach)}, true)`;

/** Rows outside these do not exist for the actor: every query on a tenant table says one of them. */
export const reaches = {
  schools: (sql: Sql, reach: Reach): Fragment =>
    isOpen(reach)
      ? sql`true`
      : sql`(schools.id = any (${reach.school_ids}::int[]) or schools.id = any (${reach.own_school_ids}::int[])
          or schools.school_network_id = any (${reach.network_ids}::int[]))`,
  schoolGroups: (sql: Sql, reach: Reach): Fragment =>
    isOpen(reach)
      ? sql`true`
      : sql`(school_groups.id = any (${reach.school_group_ids}::int[]) or school_groups.school_id = any (${reach.school_ids}::int[])
          or school_groups.school_network_id = any (${reach.network_ids}::int[]))`,
  /** Oneself, and whoever has a role in the reach. */
  users: (sql: Sql, reach: Reach): Fragment =>
    isOpen(reach)
      ? sql`true`
      : sql`(users.id = ${reach.user_id} or exists (select from user_roles
          where user_roles.user_id = users.id and user_roles.ended_at is null
            and (user_roles.school_group_id = any (${reach.school_group_ids}::int[]) or user_roles.school_id = any (${reach.school_ids}::int[])
              or user_roles.school_network_id = any (${reach.network_ids}::int[]))))`,
  /** Who has a student's place in the reach; for whoever reaches everything also those who have left. */
  students: (sql: Sql, reach: Reach): Fragment =>
    reach.everything
      ? sql`exists (select from user_roles where user_roles.user_id = users.id and role_type = 'student')`
      : sql`exists (select from user_roles where user_roles.user_id = users.id and role_type = 'student' and user_roles.ended_at is null
          and ${
            reach.unfiltered
              ? sql`true`
              : sql`(user_roles.school_group_id = any (${reach.school_group_ids}::int[])
            or user_roles.school_id = any (${reach.school_ids}::int[]) or user_roles.school_network_id = any (${reach.network_ids}::int[]))`
          })`,
  oneself: (sql: Sql, reach: Reach, column: 'users.id' | 'user_profiles.user_id'): Fragment =>
    reach.unfiltered ? sql`true` : sql`${sql(column)} = ${reach.user_id}`,
};

const isOpen = (reach: Reach) => reach.everything || reach.unfiltered;

/**
 * Asks with open eyes what only the whole platform can answer (is this username taken?) and closes them again: what
 * comes back must be no more than the question needed.
 */
export async function withOpenScope<T>(sql: Sql, reach: Reach, ask: () => Promise<T>): Promise<T> {
  await setScope(sql, SYSTEM);
  const answer = await ask();
  await setScope(sql, reach); // after a failure there is nothing to close: the transaction is lost
  return answer;
}
