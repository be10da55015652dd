import type { Scope } from '@lauda/domain/scope';
import type { Fragment, Sql } from './sql';

/** The scope of the actor, and the test switch that drops our own filters to see row-level security hold alone. */
export type Reach = Scope & { unfiltered?: boolean };

const NOBODY: Reach = {
  everything: false,
  user_id: 0,
  network_ids: [],
  school_ids: [],
  school_group_ids: [],
  own_network_ids: [],
  own_school_ids: [],
};

/** The doors (login, recovery) and the jobs act for nobody and see all; no other operation does. */
export const SYSTEM: Reach = { ...NOBODY, everything: true };

/** Tells the policies of the tables who is asking, until the end of the transaction. */
export const setScope = (sql: Sql, reach: Reach) => sql`
  select set_config('lauda.everything', ${reach.everything ? 'on' : ''}, true),
    set_config('lauda.user_id', ${String(reach.user_id || '')}, true),
    set_config('lauda.network_ids', ${list(reach.network_ids)}, true),
    set_config('lauda.school_ids', ${list(reach.school_ids)}, true),
    set_config('lauda.school_group_ids', ${list(reach.school_group_ids)}, true),
    set_config('lauda.own_network_ids', ${list(reach.own_network_ids)}, true),
    set_config('lauda.own_school_ids', ${list(reach.own_school_ids)}, true)`;

const list = (ids: number[]) => `{${ids.join(',')}}`;

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
  oneself: (sql: Sql, reach: Reach, column: 'users.id' | 'user_profiles.user_id'): Fragment =>
    reach.unfiltered ? sql`true` : sql`${sql(column)} = ${reach.user_id}`,
};

const isOpen = (reach: Reach) => reach.everything || reach.unfiltered;
