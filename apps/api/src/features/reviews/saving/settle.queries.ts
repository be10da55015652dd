import type { ReviewElement } from '@lauda/contract/review-parts';
import type { FinishedReview } from '@lauda/domain/reviewing/enem-consolidation';
import type { Sql } from '../../../db/sql';

export type CountedReview = FinishedReview & { elements: ReviewElement[] };

/** Those that count, in the order in which they were finished. */
export const finishedReviews = async (sql: Sql, compositionId: number): Promise<CountedReview[]> => [
  ...(await sql<CountedReview[]>`
    select id, counts, kind, zero_reason_id is not null as is_zeroed,
      (select coalesce(json_agg(json_build_object('competence_id', competence_id, 'points', points)), '[]') from review_grades
        where review_id = composition_reviews.id) as grades,
      (select coalesce(json_agg(json_build_object('element', element, 'state', state, 'start', start_at, 'end', end_at)), '[]') from review_elements
        where review_id = composition_reviews.id) as elements
    from composition_reviews where composition_id = ${compositionId} and status = 'finished' and counts order by finished, id`),
];

/** Other reviews of the text that are under way or finished, and count. */
export async function otherReviews(sql: Sql, compositionId: number, reviewId: number): Promise<number> {
  const [others] = await sql<{ count: number }[]>`
    select count(*)::int as count from composition_reviews
    where composition_id = ${compositionId} and id <> ${reviewId} and counts and status <> 'abandoned'`;
  return others?.count ?? 0;
}

/** Whether the text of this review has more than one finished review that counts. */
export async function hasSeveralFinished(sql: Sql, reviewId: number) {
  const [finished] = await sql<{ count: number }[]>`
    select count(*)::int as count from composition_reviews
    where composition_id = (select composition_id from composition_reviews where id = ${reviewId}) and counts and status = 'finished'`;
  return (finished?.count ?? 0) > 1;
}
