import { type Reach, reaches } from '../../db/scope';
import type { Sql } from '../../db/sql';

export type ReviewedText = { id: number; parent_id: number | null; student_id: number; title: string; text: string };

export async function textOfReview(sql: Sql, reach: Reach, reviewId: number) {
  const [text] = await sql<ReviewedText[]>`
    select compositions.id, parent_id, student_id, title, text from compositions
    where id = (select composition_id from composition_reviews where composition_reviews.id = ${reviewId} and ${reaches.reviews(sql, reach)})`;
  return text;
}

export const competenceNames = async (sql: Sql, gridId: number) => [
  ...(await sql<{ competence_id: number; position: number; short_name: string }[]>`
    select id as competence_id, position, short_name from competences where review_grid_id = ${gridId} order by position`),
];
