import type { Composition, CompositionEvent, compositions } from '@lauda/contract/compositions';
import type { FlagKey } from '@lauda/contract/feature-flags';
import { codeOf } from '@lauda/domain/writing/composition-code';
import { isFinished } from '@lauda/domain/writing/composition-life';
import { recordAudit } from '../../db/audit';
import { withOpenScope } from '../../db/scope';
import type { Call } from '../../http/route';
import { notFound } from '../../problems';
import type { Hand } from '../../writing/hand';
import { reviewRefusal } from '../../writing/may-review';
import { annotationsOf } from '../../writing/reviews.queries';
import { isBlindTo, shownAnnotation, shownReview, visibleReviews } from '../../writing/shown-reviews';
import { compositionOf, eventsOf, type Place, placeOf, reviewsOf } from './compositions.queries';
import { explanationOf } from './explain';

export type FlagQuestion = (call: Pick<Call<never>, 'sql' | 'services' | 'user'>, key: FlagKey) => Promise<boolean>;
export type AnyCall = Hand & Pick<Call<never>, 'services'>;

/** The line about the reading stands before the answer leaves. */
export async function readComposition(call: Call<typeof compositions.get>, isFlagOn: FlagQuestion) {
  return shownComposition(call, await reached(call, call.params.id), isFlagOn, { isRecorded: true });
}

export async function reached({ sql, reach }: AnyCall, id: number): Promise<Place> {
  const place = await placeOf(sql, reach, id);
  if (!place) throw notFound();
  return place;
}

/** All of it at once, with open eyes: a blind reviewer reaches neither the student nor the class, nor the reviews of others. */
async function wholeOf({ sql, reach, user, address }: AnyCall, place: Place, isRecorded: boolean) {
  const line = { student_id: place.student_id, details: { composition_id: place.id } };
  const [stored, reviews, annotations] = await withOpenScope(sql, reach, () =>
    Promise.all([
      compositionOf(sql, place.id),
      reviewsOf(sql, place.id, user.user.id),
      annotationsOf(sql, place.id),
      isRecorded ? recordAudit(sql, { actor_id: user.user.id, address }, 'composition.read', [line]) : undefined,
    ]),
  );
  if (!stored) throw notFound();
  return { stored, reviews, annotations };
}

/** What was found within the reach, in the words this reader may hear. */
export async function shownComposition(
  call: AnyCall,
  place: Place,
  isFlagOn: FlagQuestion,
  { isRecorded = false } = {},
): Promise<Composition> {
  const { reach, user } = call;
  const { stored, reviews, annotations } = await wholeOf(call, place, isRecorded);
  const isBlind = isBlindTo(reach, place);
  const maxGradeJustification = await isFlagOn(call, 'max_grade_justification');
  const reader = { actor: user, isBlind, grid: { competences: stored.genre.competences }, maxGradeJustification };
  const visible = visibleReviews(reviews, reader);
  const marks = annotations
    .filter(({ review_id }) => visible.some(({ id }) => id === review_id))
    .map((annotation) => shownAnnotation(annotation, stored.composition_raw));
  const refusal = reviewRefusal(user, stored, reviews, new Date(stored.now));
  // Until one's own review is finished, the grade that others made is none of a blind reader's business.
  const knowsGrade = !isBlind || visible.some((review) => review.reviewer_id === user.user.id && review.status === 'finished');
  return {
    ...stored,
    code: codeOf(stored.id),
    flag_finished: isFinished(stored.status),
    outcome: knowsGrade ? stored.outcome : null,
    result: stored.result && knowsGrade ? { ...stored.result, explanation: explanationOf(stored, reviews) } : null,
    user: isBlind ? null : stored.user,
    test: isBlind ? { ...stored.test, school_group_name: null } : stored.test,
    reviews: visible.map((review) => shownReview(review, reader)),
    general_annotations: marks.filter(({ is_general }) => is_general),
    annotations: marks.filter(({ is_general }) => !is_general),
    can_review: refusal === null,
    review_refusal: refusal,
  };
}

/** A blind reviewer hears what happened and when, and of the people only themselves. */
export async function readHistory(call: Call<typeof compositions.history>): Promise<{ results: CompositionEvent[] }> {
  const place = await reached(call, call.params.id);
  const isBlind = isBlindTo(call.reach, place);
  const events = await eventsOf(call.sql, place.id);
  return {
    results: events.map(({ actor_id, actor_name, ...event }) => ({
      ...event,
      actor_name: !isBlind || actor_id === call.user.user.id ? actor_name : null,
    })),
  };
}
