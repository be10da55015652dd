import type { ReviewStatus } from '@lauda/domain/reviewing/review-life';
import type { ReviewFlow, ReviewKind } from '@lauda/domain/reviewing/review-queue';
import type { CompositionStatus } from '@lauda/domain/writing/composition-life';
import { type Reach, reaches } from '../../db/scope';
import type { Fragment, Sql } from '../../db/sql';

export const ofComposition = (sql: Sql, reach: Reach, id: number): Fragment =>
  sql`composition_id = ${id} and ${reaches.reviews(sql, reach)}`;
export const ofNumber = (sql: Sql, reach: Reach, id: number): Fragment =>
  sql`composition_reviews.id = ${id} and ${reaches.reviews(sql, reach)}`;

/** Where a text stands, and what it is graded by. */
export type Placed = { school_group_id: number; school_id: number; school_network_id: number; review_grid_id: number };

export async function placeOfComposition(sql: Sql, reach: Reach, id: number) {
  const [place] = await sql<Placed[]>`
    select compositions.school_group_id, compositions.school_id, compositions.school_network_id, tests.review_grid_id
    from compositions join tests on tests.id = compositions.test_id
    where compositions.id = ${id} and ${reaches.compositions(sql, reach)}`;
  return place;
}

export async function placeOfReview(sql: Sql, reach: Reach, id: number) {
  const [place] = await sql<Placed[]>`
    select composition_reviews.school_group_id, composition_reviews.school_id, composition_reviews.school_network_id, tests.review_grid_id
    from composition_reviews join tests on tests.id = test_id
    where composition_reviews.id = ${id} and ${reaches.reviews(sql, reach)}`;
  return place;
}

export type HeldReview = {
  id: number;
  composition_id: number;
  test_id: number;
  student_id: number;
  reviewer_id: number;
  status: ReviewStatus;
  kind: ReviewKind;
  counts: boolean;
  version: number;
  lease_until: string | null;
  last_saved: string;
  is_zeroed: boolean;
  /** Set aside without a reason: someone else took the text when the lease had run out, or it went back to its student. */
  has_reason: boolean;
  review_type: ReviewFlow;
  outcome: string | null;
  composition_status: CompositionStatus;
  review_grid_id: number;
  genre_id: number;
  /** By the clock of the database, as the lease is. */
  now: string;
};

/** Held until the end: whoever saves to the same review comes after. */
export async function holdReview(sql: Sql, reach: Reach, id: number) {
  const [held] = await sql<HeldReview[]>`
    select composition_reviews.id, composition_id, composition_reviews.test_id, student_id, reviewer_id, composition_reviews.status, kind, counts,
      composition_reviews.version, lease_until, last_saved, zero_reason_id is not null as is_zeroed, abandon_reason_id is not null as has_reason, review_type, outcome,
      compositions.status as composition_status, review_grid_id, genre_id, clock_timestamp() as now
    from composition_reviews join compositions on compositions.id = composition_id join tests on tests.id = composition_reviews.test_id
    where composition_reviews.id = ${id} and ${reaches.reviews(sql, reach)}
    for no key update of composition_reviews`;
  return held;
}

/** The text before the review, as everything that moves a text does: or two would wait for each other. */
export const holdTextOf = (sql: Sql, reach: Reach, reviewId: number) => sql`
  select from compositions
  where id = (select composition_id from composition_reviews where composition_reviews.id = ${reviewId} and ${reaches.reviews(sql, reach)})
  for no key update`;
