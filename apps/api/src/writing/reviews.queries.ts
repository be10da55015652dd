import type { Annotation, CompetenceGrade, Review, ReviewElement } from '@lauda/contract/review-parts';
import type { Fragment, Sql } from '../db/sql';

/** As the tables have it: who sees what of it is decided by `shown-reviews`. */
export type StoredReview = Omit<Review, 'review_id' | 'compositionReviewId' | 'is_own' | 'reviewer_name' | 'total' | 'missing'> & {
  reviewer_id: number;
  /** Null for someone whom the policies keep from this reader. */
  reviewer_name: string | null;
  grades: CompetenceGrade[];
  elements: ReviewElement[];
};

/** One's own first, then in the order of the places. */
export const storedReviews = async (sql: Sql, isWanted: Fragment, readerId: number): Promise<StoredReview[]> => [
  ...(await sql<StoredReview[]>`
    select composition_reviews.id, composition_id, status, kind, ordinal, counts, reviewer_id, zero_reason_id as zero_grade_reason_id, zero_comment, comment,
      abandon_reason_id as reason_id, version, seconds_spent, case when status = 'in_progress' then lease_until end as lease_until, last_saved, started, finished,
      (select concat_ws(' ', first_name, last_name) from users where users.id = reviewer_id) as reviewer_name,
      (select coalesce(json_agg(json_build_object('competence_id', competence_id, 'level_id', level_id, 'points', points, 'comment', comment,
          'justification', justification, 'version', version) order by competence_id), '[]')
        from review_grades where review_id = composition_reviews.id) as grades,
      (select coalesce(json_agg(json_build_object('element', element, 'state', state, 'start', start_at, 'end', end_at)), '[]')
        from review_elements where review_id = composition_reviews.id) as elements,
      (select coalesce(json_object_agg(highlight_key, decision), '{}') from highlight_decisions where review_id = composition_reviews.id) as highlight_decisions
    from composition_reviews where ${isWanted}
    order by reviewer_id = ${readerId} desc, ordinal, composition_reviews.id`),
];

export type StoredAnnotation = Omit<Annotation, 'is_orphan'> & { before: string; after: string };

const annotationColumns = (sql: Sql): Fragment => sql`
  id, client_id, review_id, annotation_type, competence_id, is_general, start_at as start, end_at as "end", quote, before, after, comment, suggested_text,
  is_resolved, reported_by, version, created`;

export const storedAnnotations = async (sql: Sql, reviewIds: readonly number[]): Promise<StoredAnnotation[]> => [
  ...(await sql<StoredAnnotation[]>`
    select ${annotationColumns(sql)} from review_annotations where review_id = any (${[...reviewIds]}::int[]) order by start_at nulls first, id`),
];

/** Of all its reviews; which of them are shown is decided by `shown-reviews`. */
export const annotationsOf = async (sql: Sql, compositionId: number): Promise<StoredAnnotation[]> => [
  ...(await sql<StoredAnnotation[]>`
    select ${annotationColumns(sql)} from review_annotations where composition_id = ${compositionId} order by start_at nulls first, id`),
];
