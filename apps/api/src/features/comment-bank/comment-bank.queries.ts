import type { BankComment, commentBank } from '@lauda/contract/comment-bank';
import type { z } from 'zod';
import { counted } from '../../db/counted';
import type { Reach } from '../../db/scope';
import type { Fragment, Sql } from '../../db/sql';

type Query = z.output<(typeof commentBank.list)['query']>;

/** The product's, one's own, and what was shared with a school of one's. */
const isReached = (sql: Sql, reach: Reach): Fragment =>
  reach.everything || reach.unfiltered
    ? sql`true`
    : sql`(bank_comments.owner_id is null or bank_comments.owner_id = ${reach.user_id}
        or bank_comments.school_id = any (${reach.own_school_ids}::int[]) or bank_comments.school_id = any (${reach.school_ids}::int[]))`;

const columns = (sql: Sql, userId: number): Fragment => sql`
  bank_comments.id, competence_id, competences.position, genre_id, tone, title, text, reason, example, version,
  case when owner_id is null then 'product' when owner_id = ${userId} then 'own' else 'school' end as origin,
  coalesce(owner_id = ${userId}, false) as can_edit, coalesce(uses, 0) as uses`;

const joined = (sql: Sql, userId: number): Fragment => sql`
  join competences on competences.id = competence_id left join bank_comment_uses on bank_comment_id = bank_comments.id and user_id = ${userId}`;

/** Every word somewhere in title or text, with or without accents; the letters that people type are no pattern. */
const hasWords = (sql: Sql, words: string): Fragment =>
  sql`(select bool_and(position(word in bank_comments.search) > 0) from unnest(regexp_split_to_array(trim(folded(${words})), '\\s+')) as word)`;

function isWanted(sql: Sql, reach: Reach, { search, competence_id, genre_id, review_grid_id, tone }: Query): Fragment {
  return sql`archived_at is null and ${isReached(sql, reach)}
    and ${competence_id ? sql`competence_id = ${competence_id}` : sql`true`}
    and ${genre_id ? sql`(genre_id is null or genre_id = ${genre_id})` : sql`true`}
    and ${review_grid_id ? sql`competences.review_grid_id = ${review_grid_id}` : sql`true`}
    and ${tone ? sql`tone = ${tone}` : sql`true`}
    and ${search ? hasWords(sql, search) : sql`true`}`;
}

/** Those one uses most come first; then one's own, the school's, the product's. */
export const commentsOf = async (sql: Sql, reach: Reach, query: Query) =>
  counted(
    await sql<(BankComment & { count: number })[]>`
      select ${columns(sql, reach.user_id)}, count(*) over ()::int as count from bank_comments ${joined(sql, reach.user_id)}
      where ${isWanted(sql, reach, query)}
      order by coalesce(uses, 0) desc, last_used desc nulls last, case when owner_id = ${reach.user_id} then 0 when owner_id is not null then 1 else 2 end,
        genre_id nulls last, competences.position, title, bank_comments.id
      limit ${query.limit} offset ${query.offset}`,
  );

export async function commentOf(sql: Sql, reach: Reach, id: number) {
  const [comment] = await sql<BankComment[]>`
    select ${columns(sql, reach.user_id)} from bank_comments ${joined(sql, reach.user_id)}
    where bank_comments.id = ${id} and archived_at is null and ${isReached(sql, reach)}`;
  return comment;
}

export type Writing = Pick<BankComment, 'competence_id' | 'genre_id' | 'tone' | 'title' | 'text' | 'reason' | 'example'>;

export async function addComment(sql: Sql, userId: number, schoolId: number | null, its: Writing) {
  const [added] = await sql<{ id: number }[]>`
    insert into bank_comments (owner_id, school_id, school_network_id, competence_id, genre_id, tone, title, text, reason, example)
    values (${userId}, ${schoolId}, (select school_network_id from schools where id = ${schoolId}), ${its.competence_id}, ${its.genre_id}, ${its.tone}, ${its.title}, ${its.text},
      ${its.reason}, ${its.example})
    returning id`;
  return (added as { id: number }).id; // an insert returns its row
}

/** `schoolId` undefined: shared as before. False when it has another version by now. */
export async function changeComment(sql: Sql, id: number, version: number, its: Writing, schoolId: number | null | undefined) {
  const shared =
    schoolId === undefined
      ? sql``
      : sql`, school_id = ${schoolId}, school_network_id = (select school_network_id from schools where schools.id = ${schoolId})`;
  const [changed] = await sql`
    update bank_comments set competence_id = ${its.competence_id}, genre_id = ${its.genre_id}, tone = ${its.tone}, title = ${its.title}, text = ${its.text},
      reason = ${its.reason}, example = ${its.example}, version = version + 1 ${shared}
    where id = ${id} and version = ${version} returning id`;
  return changed !== undefined;
}

export const archiveComment = (sql: Sql, id: number) => sql`update bank_comments set archived_at = now() where id = ${id}`;

export const countUse = (sql: Sql, userId: number, id: number) => sql`
  insert into bank_comment_uses (user_id, bank_comment_id) values (${userId}, ${id})
  on conflict (user_id, bank_comment_id) do update set uses = bank_comment_uses.uses + 1, last_used = now()`;

export async function isCompetence(sql: Sql, id: number) {
  const [found] = await sql`select from competences where id = ${id}`;
  return found !== undefined;
}

export async function isGenre(sql: Sql, id: number) {
  const [found] = await sql`select from genres where id = ${id}`;
  return found !== undefined;
}
