import type { Scope } from '@lauda/domain/people/scope';
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

/** One line for the policies to read (see the migration 0007): numbers and brackets only. */
const lineOf = (reach: Reach) =>
  `${reach.user_id};{${reach.network_ids}};{${reach.school_ids}};{${reach.school_group_ids}};{${reach.own_network_ids}};{${reach.own_school_ids}}`;

/** Tells the policies of the tables who is asking, until the end of the transaction. */
export const setScope = (sql: Sql, reach: Reach) =>
  reach === SYSTEM
    ? sql`select set_config('lauda.everything', 'on', true)`
    : sql`select set_config('lauda.everything', ${reach.everything ? 'on' : ''}, true), set_config('lauda.scope', ${lineOf(reach)}, true)`;

/** The system's as a statement without parameters, to be sent with the beginning of a transaction. */
export const SYSTEM_SCOPE = "set local lauda.everything = 'on'";

/** The two settings as they are written into a text: digits, brackets and commas only. */
export const settingsOf = (reach: Reach) => ({ everything: reach.everything ? 'on' : '', scope: lineOf(reach) });

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
  /** By class, school or network; whoever reviews reaches the activity through the review. */
  tests: (sql: Sql, reach: Reach): Fragment =>
    isOpen(reach)
      ? sql`true`
      : sql`(tests.school_group_id = any (${reach.school_group_ids}::int[]) or tests.school_id = any (${reach.school_ids}::int[])
          or tests.school_network_id = any (${reach.network_ids}::int[])
          or exists (select from composition_reviews where composition_reviews.test_id = tests.id and reviewer_id = ${reach.user_id}))`,
  compositions: (sql: Sql, reach: Reach): Fragment =>
    isOpen(reach)
      ? sql`true`
      : sql`(compositions.school_group_id = any (${reach.school_group_ids}::int[]) or compositions.school_id = any (${reach.school_ids}::int[])
          or compositions.school_network_id = any (${reach.network_ids}::int[])
          or exists (select from composition_reviews where composition_id = compositions.id and reviewer_id = ${reach.user_id}))`,
  reviews: (sql: Sql, reach: Reach): Fragment =>
    isOpen(reach)
      ? sql`true`
      : sql`(composition_reviews.reviewer_id = ${reach.user_id} or composition_reviews.school_group_id = any (${reach.school_group_ids}::int[])
          or composition_reviews.school_id = any (${reach.school_ids}::int[]) or composition_reviews.school_network_id = any (${reach.network_ids}::int[]))`,
  /** The product's, one's own drafts, and what was published to a school of one's. */
  themes: (sql: Sql, reach: Reach): Fragment =>
    isOpen(reach)
      ? sql`true`
      : sql`(themes.school_id is null or themes.author_id = ${reach.user_id}
          or (themes.state <> 'draft' and (themes.school_id = any (${reach.own_school_ids}::int[]) or themes.school_id = any (${reach.school_ids}::int[])
            or themes.school_network_id = any (${reach.network_ids}::int[])
            or themes.id in (select theme_id from tests where tests.id in (select test_id from composition_reviews where reviewer_id = ${reach.user_id})))))`,
  oneself: (sql: Sql, reach: Reach, column: 'users.id' | 'user_profiles.user_id'): Fragment =>
    reach.unfiltered ? sql`true` : sql`${sql(column)} = ${reach.user_id}`,
};

/**
 * Of those who hold classes, schools or networks: only what they do hold is said, one kind as a rule, so that an index answers. Reviewers,
 * who reach a text through a review, hold nothing.
 */
export function held(sql: Sql, reach: Reach, table: 'tests' | 'compositions'): Fragment {
  if (isOpen(reach)) return sql`true`;
  // One alone is said as one: of a list the planner expects ten, finds that dear, and plans anew every time.
  const among = (name: string, ids: number[]) =>
    ids.length === 1 ? sql`${sql(`${table}.${name}`)} = ${ids[0] ?? 0}` : sql`${sql(`${table}.${name}`)} = any (${ids}::int[])`;
  const parts = [
    reach.school_group_ids.length > 0 ? among('school_group_id', reach.school_group_ids) : undefined,
    reach.school_ids.length > 0 ? among('school_id', reach.school_ids) : undefined,
    reach.network_ids.length > 0 ? among('school_network_id', reach.network_ids) : undefined,
  ].filter((part) => part !== undefined);
  return sql`(${parts.reduce((all, part) => sql`${all} or ${part}`, sql`false`)})`;
}

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
