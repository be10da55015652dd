import type { Annotation, Review } from '@lauda/contract/review-parts';
import { can } from '@lauda/domain/people/permissions';
import type { Actor } from '@lauda/domain/people/roles';
import { type Grid, missingToFinish, totalOf } from '@lauda/domain/reviewing/grading';
import { reanchor } from '@lauda/domain/text/anchors';
import type { Reach } from '../db/scope';
import type { StoredAnnotation, StoredReview } from './reviews.queries';

type Place = { school_group_id: number; school_id: number; school_network_id: number };

/** Who reaches a text only through a review of it knows neither the student nor the school. */
export const isBlindTo = (reach: Reach, { school_group_id, school_id, school_network_id }: Place) =>
  !reach.everything &&
  !reach.school_group_ids.includes(school_group_id) &&
  !reach.school_ids.includes(school_id) &&
  !reach.network_ids.includes(school_network_id);

export type Reader = { actor: Actor; isBlind: boolean; grid: Grid; maxGradeJustification: boolean };

/** One's own always; others' once they are finished, and to a blind reader never before one's own is. */
export function visibleReviews(stored: readonly StoredReview[], { actor, isBlind }: Pick<Reader, 'actor' | 'isBlind'>): StoredReview[] {
  const isOwn = ({ reviewer_id }: StoredReview) => reviewer_id === actor.user.id;
  const hasFinished = stored.some((review) => isOwn(review) && review.status === 'finished');
  return stored.filter((review) => isOwn(review) || (review.status === 'finished' && (!isBlind || hasFinished)));
}

/** The school knows its own teachers; who corrects for it from outside is known to whoever looks after the corrections. */
const isNamed = ({ kind, reviewer_id }: StoredReview, { actor, isBlind }: Reader) =>
  reviewer_id === actor.user.id || (!isBlind && (kind === 'teacher' || can(actor, 'review.oversee')));

export function shownReview(review: StoredReview, reader: Reader): Review {
  const isZeroed = review.zero_grade_reason_id !== null;
  const grades = review.grades.flatMap(({ competence_id, points, justification }) =>
    points === null ? [] : [{ competence_id, points, justification }],
  );
  const { grid, maxGradeJustification } = reader;
  return {
    ...review,
    review_id: review.id,
    compositionReviewId: review.id,
    is_own: review.reviewer_id === reader.actor.user.id,
    reviewer_name: isNamed(review, reader) ? review.reviewer_name : null,
    total: totalOf(grades, isZeroed),
    missing: missingToFinish({ grid, grades, isZeroed, maxGradeJustification }).map(({ kind, competence_id }) => ({ kind, competence_id })),
  };
}

/** Where it lies in the text as it is now; what lost its place keeps its words. */
export function shownAnnotation({ before, after, ...annotation }: StoredAnnotation, raw: string): Annotation {
  const { start, end, quote, is_general } = annotation;
  if (is_general || start === null || end === null) return { ...annotation, is_orphan: false };
  if (raw.slice(start, end) === quote && raw.slice(0, start).endsWith(before) && raw.startsWith(after, end))
    return { ...annotation, is_orphan: false };
  const place = reanchor({ start, end, quote, before, after }, raw);
  return { ...annotation, start: place?.start ?? null, end: place?.end ?? null, is_orphan: place === undefined };
}
