import { foldedName } from '@lauda/domain/people/student-names';
import { type Reach, reaches } from '../../db/scope';
import type { Fragment, Sql } from '../../db/sql';

type Slice = { limit: number; offset: number };
export type FoundStudent = {
  id: number;
  first_name: string;
  last_name: string;
  username: string;
  school_group_name: string | null;
  school_name: string | null;
};

/** Beyond this many the name is too common to be looked through: the first ones by the index, and a longer name asked for. */
const MOST = 100;
const LAST = '\u{10ffff}';
/** Up to this many people it is quicker to look at each of them than at everyone who bears the name. */
const FEW = 20_000;

/** Of the bearers of a word no more are counted: it is common. */
const MANY = 2_000;

/** The beginnings that must all be found, the longest first: it is mostly the one that fewest people have. */
const beginningsOf = (name: string) =>
  [
    ...new Set(
      foldedName(name)
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean),
    ),
  ]
    .sort((a, b) => b.length - a.length)
    .slice(0, 6);

export async function searchStudents(sql: Sql, reach: Reach, name: string, { limit, offset }: Slice) {
  const words = beginningsOf(name);
  if (words.length === 0) return { count: 0, results: [] };
  const isWide = reach.everything || (reach.network_ids.length > 0 && (await placesIn(sql, reach)) > FEW);
  const near = isWide ? byWord(sql, await rarestFirst(sql, words)) : byPlace(sql, reach, words);
  const rows = await sql<(FoundStudent & { count: number })[]>`
    with hits as materialized (
      select users.id, users.search_name from ${near}
      where disabled_at is null and ${reaches.students(sql, reach)} limit ${MOST}),
    shown as (select id, count(*) over ()::int as count, search_name from (select distinct id, search_name from hits) as people order by search_name collate "C", id limit ${limit} offset ${offset})
    select users.id, first_name, last_name, username, shown.count, place.school_group_name, place.school_name
    from shown join users using (id)
    left join lateral (
      select school_groups.name as school_group_name, schools.name as school_name
      from user_roles join school_groups on school_groups.id = school_group_id join schools on schools.id = school_groups.school_id
      where user_id = users.id and role_type = 'student' and ended_at is null and ${reaches.schoolGroups(sql, reach)}
      order by school_year desc, user_roles.id desc limit 1) as place on true
    order by shown.search_name collate "C", users.id`;
  return { count: rows[0]?.count ?? 0, results: [...rows] };
}

async function placesIn(sql: Sql, reach: Reach) {
  const [row] = await sql<{ places: number }[]>`
    select coalesce(sum(count_students), 0)::int as places
    from school_groups join school_group_counts on school_group_id = school_groups.id where ${reaches.schoolGroups(sql, reach)}`;
  return row?.places ?? 0;
}

/** The word with the fewest bearers first; those that many bear are not counted to the end. */
async function rarestFirst(sql: Sql, words: readonly string[]) {
  if (words.length === 1) return words;
  const rows = await sql<{ word: string }[]>`
    select beginning as word from unnest(${[...words]}::text[]) with ordinality as asked (beginning, place),
      lateral (select count(*) as bearers from (
        select from user_name_words where word >= beginning collate "C" and word < (beginning || ${LAST}) collate "C" limit ${MANY}) as bearing) as counted
    order by bearers, place`;
  return rows.map(({ word }) => word);
}

/** Everything, or a large network: from the word to the people, and the other words are read off the same entry of the index. */
const byWord = (sql: Sql, [first = '', ...others]: readonly string[]): Fragment => sql`
  (select user_id from user_name_words where word >= ${first} and word < ${first + LAST}
    and person_words like all (${others.map((word) => `% ${word}%`)}::text[])) as named
  join users on users.id = named.user_id`;

/** Some classes or schools: from their people to the words. */
const byPlace = (sql: Sql, reach: Reach, words: readonly string[]): Fragment => sql`
  (select distinct user_id from user_roles where role_type = 'student' and ended_at is null
    and (school_group_id = any (${reach.school_group_ids}::int[]) or school_id = any (${reach.school_ids}::int[])
      or school_network_id = any (${reach.network_ids}::int[]))) as near
  join users on users.id = near.user_id and ${words.map((word) => startsWith(sql, word)).reduce((all, one) => sql`${all} and ${one}`)}`;

/** With a limit, so that it is asked of each person by the key; as a plain `exists` it is turned into a walk over all bearers of the name. */
const startsWith = (sql: Sql, word: string): Fragment => sql`
  coalesce((select true from user_name_words where user_id = users.id and word >= ${word} and word < ${word + LAST} limit 1), false)`;
