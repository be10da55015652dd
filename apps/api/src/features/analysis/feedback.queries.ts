import { counted } from '../../db/counted';
import type { Sql } from '../../db/sql';

export type Said = { user_id: number; composition_id: number; highlight_key: string; is_helpful: boolean };
export type About = { rule: string; category: string; engine: string };

export const setHelpful = (
  sql: Sql,
  { user_id, composition_id, highlight_key, is_helpful }: Said,
  { rule, category, engine }: About,
) => sql`
  insert into highlight_feedback (user_id, composition_id, highlight_key, rule, category, engine, is_helpful)
  values (${user_id}, ${composition_id}, ${highlight_key}, ${rule}, ${category}, ${engine}, ${is_helpful})
  on conflict (user_id, composition_id, highlight_key) do update
  set is_helpful = excluded.is_helpful, rule = excluded.rule, category = excluded.category, engine = excluded.engine, modified = now()`;

export const unsetHelpful = (sql: Sql, { user_id, composition_id, highlight_key }: Omit<Said, 'is_helpful'>) => sql`
  delete from highlight_feedback where user_id = ${user_id} and composition_id = ${composition_id} and highlight_key = ${highlight_key}`;

export const saidOf = async (sql: Sql, userId: number, compositionId: number) => [
  ...(await sql<{ highlight_key: string; is_helpful: boolean }[]>`
    select highlight_key, is_helpful from highlight_feedback where user_id = ${userId} and composition_id = ${compositionId} order by highlight_key`),
];

export type Opinion = About & { is_helpful: boolean; modified: string; text: string; start: number; end: number };

/** Only where the mark still stands in the text: without its words an opinion teaches nothing. */
export const opinionsOf = async (sql: Sql, { rule, limit, offset }: { rule?: string | undefined; limit: number; offset: number }) =>
  counted(
    await sql<(Opinion & { count: number })[]>`
      select highlight_feedback.rule, highlight_feedback.category, highlight_feedback.engine, is_helpful, highlight_feedback.modified, text,
        place.start, place."end", count(*) over ()::int as count
      from highlight_feedback join compositions on compositions.id = composition_id
      cross join lateral (
        select (mark ->> 'start')::int as start, (mark ->> 'end')::int as "end"
        from analyses, jsonb_array_elements(result -> 'result' -> 'highlights') as mark
        where analyses.text_hash = compositions.text_hash and analyses.engine = highlight_feedback.engine and state = 'done' and mark ->> 'key' = highlight_key
        limit 1) as place
      where ${rule === undefined ? sql`true` : sql`highlight_feedback.rule = ${rule}`}
      order by highlight_feedback.rule, highlight_feedback.id limit ${limit} offset ${offset}`,
  );
