import type { Review } from '@lauda/contract/review-parts';
import { notFound } from '../../problems';
import { gridOf } from '../../writing/remembered-grids';
import { type StoredReview, storedReviews } from '../../writing/reviews.queries';
import { isBlindTo, type Reader, shownReview, visibleReviews } from '../../writing/shown-reviews';
import type { FlagQuestion, ReviewCall } from './review-call';
import { ofComposition, ofNumber, type Placed, placeOfComposition, placeOfReview } from './reviews.queries';

/** Whoever asks, as far as it decides what of a review is shown. */
export async function readerOf(call: ReviewCall, place: Placed, isFlagOn: FlagQuestion): Promise<Reader> {
  const [grid, maxGradeJustification] = await Promise.all([
    gridOf(call.sql, call.services.database, place.review_grid_id),
    isFlagOn(call, 'max_grade_justification'),
  ]);
  return { actor: call.user, isBlind: isBlindTo(call.reach, place), grid, maxGradeJustification };
}

/** The reviews of one text that this person may see, their own first. */
export async function readReviewsOf(call: ReviewCall, compositionId: number, isFlagOn: FlagQuestion): Promise<Review[]> {
  const { sql, reach, user } = call;
  const place = await placeOfComposition(sql, reach, compositionId);
  if (!place) throw notFound();
  const reader = await readerOf(call, place, isFlagOn);
  const stored = await storedReviews(sql, ofComposition(sql, reach, compositionId), user.user.id);
  return visibleReviews(stored, reader).map((review) => shownReview(review, reader));
}

/** One review as it is now. Whoever calls has made sure that it may be seen. */
export async function readReview(call: ReviewCall, id: number, isFlagOn: FlagQuestion): Promise<Review> {
  const { review, reader } = await reviewWithReader(call, id, isFlagOn);
  return shownReview(review, reader);
}

export async function reviewWithReader(
  call: ReviewCall,
  id: number,
  isFlagOn: FlagQuestion,
): Promise<{ review: StoredReview; reader: Reader; place: Placed }> {
  const { sql, reach, user } = call;
  const [place, [review]] = await Promise.all([placeOfReview(sql, reach, id), storedReviews(sql, ofNumber(sql, reach, id), user.user.id)]);
  if (!place || !review) throw notFound();
  return { review, place, reader: await readerOf(call, place, isFlagOn) };
}
