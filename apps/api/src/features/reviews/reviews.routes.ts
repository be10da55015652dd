import { reviewOversight } from '@lauda/contract/review-oversight';
import { reviews } from '@lauda/contract/reviews';
import { pageOf } from '../../http/page';
import { type Route, route } from '../../http/route';
import { annotate } from './annotations/annotate';
import { changeAnnotation, removeAnnotation, reportAnnotation } from './annotations/change-annotation';
import { compareVersions } from './compare-versions';
import { gradeCompetence } from './grading/grade-competence';
import { assignReviews } from './oversight/assign';
import { readCandidates } from './oversight/read-candidates';
import { readOverseen } from './oversight/read-overseen';
import { readReviewers } from './oversight/read-reviewers';
import { claimNext } from './queue/claim-next';
import { readQueue } from './queue/read-queue';
import { startReview } from './queue/start-review';
import { readReviewsOf } from './read-review';
import type { FlagQuestion } from './review-call';
import { abandonReview } from './saving/abandon-review';
import { keepHolding } from './saving/heartbeat';
import { updateReview } from './saving/update-review';
import { zeroReview } from './saving/zero-review';

export const reviewRoutes = (isFlagOn: FlagQuestion): Route[] => [
  route(reviews.list, async (call) => {
    const found = await readReviewsOf(call, call.query.composition_id, isFlagOn);
    const { limit, offset } = call.query;
    return pageOf(call.url, call.query, found.length, found.slice(offset, offset + limit));
  }),
  route(reviews.start, (call) => startReview(call, isFlagOn)),
  route(reviews.update, (call) => updateReview(call, isFlagOn)),
  route(reviews.heartbeat, (call) => keepHolding(call, isFlagOn)),
  route(reviews.abandon, (call) => abandonReview(call, isFlagOn)),
  route(reviews.grade, (call) => gradeCompetence(call, isFlagOn), true),
  route(reviews.zero, (call) => zeroReview(call, isFlagOn)),
  route(reviews.annotate, (call) => annotate(call, isFlagOn)),
  route(reviews.changeAnnotation, (call) => changeAnnotation(call, isFlagOn)),
  route(reviews.removeAnnotation, (call) => removeAnnotation(call, isFlagOn)),
  route(reviews.reportAnnotation, reportAnnotation),
  route(reviews.queue, readQueue),
  route(reviews.claim, (call) => claimNext(call, isFlagOn)),
  route(reviews.reviewers, readReviewers),
  route(reviews.assign, assignReviews),
  route(reviewOversight.texts, readOverseen),
  route(reviewOversight.candidates, readCandidates),
  route(reviews.compare, (call) => compareVersions(call, isFlagOn)),
];
