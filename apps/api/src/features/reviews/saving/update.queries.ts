import type { ReviewElement } from '@lauda/contract/review-parts';
import type { Sql } from '../../../db/sql';

export async function textOf(sql: Sql, compositionId: number): Promise<string> {
  const [composition] = await sql<{ text: string }[]>`select text from compositions where id = ${compositionId}`;
  return composition?.text ?? '';
}

/** The whole set, in the place of the one before. */
export async function setElements(sql: Sql, reviewId: number, elements: readonly ReviewElement[]) {
  await sql`delete from review_elements where review_id = ${reviewId}`;
  await sql`
    insert into review_elements (review_id, element, state, start_at, end_at)
    select ${reviewId}, element, state, start, "end"
    from jsonb_to_recordset(${JSON.stringify(elements)}::text::jsonb) as found (element text, state text, start int, "end" int)`;
}

export async function setDecisions(sql: Sql, reviewId: number, decisions: Record<string, string>) {
  await sql`delete from highlight_decisions where review_id = ${reviewId}`;
  await sql`
    insert into highlight_decisions (review_id, highlight_key, decision)
    select ${reviewId}, key, value from jsonb_each_text(${JSON.stringify(decisions)}::text::jsonb)`;
}
