import type { OUTCOMES } from '@lauda/contract/compositions';
import type { Review } from '@lauda/contract/review-parts';
import { type Discrepancy, type DiscrepancyLimits, discrepancyOf, ENEM_LIMITS } from './discrepancy';
import { type Grade, totalOf } from './grading';

/** A finished review. The panel's three people agree on one. Practice reviews (`counts: false`) never change a grade. */
export type FinishedReview = { id: number; counts: boolean; kind: Review['kind']; is_zeroed: boolean; grades: readonly Grade[] };

export type ConsolidationState = 'waiting_first' | 'waiting_second' | 'agreed' | 'discrepant' | 'third_done' | 'panel' | 'panel_done';

/** What is written down of it: whether a pair agreed in the end, and else who is asked next. A panel that has spoken is still a panel. */
const OUTCOME_OF: Record<ConsolidationState, (typeof OUTCOMES)[number] | null> = {
  waiting_first: null,
  waiting_second: 'waiting_second',
  agreed: 'agreed',
  discrepant: 'discrepant',
  third_done: 'agreed',
  panel: 'panel',
  panel_done: 'panel',
};
export const outcomeOf = (state: ConsolidationState) => OUTCOME_OF[state];

export type Consolidation = {
  state: ConsolidationState;
  /** Undefined while the grade is not final. */
  total: number | undefined;
  grades: Grade[];
  kept: number[];
  discarded: number[];
  /** The totals in the order of the reviews: what a sentence on the screen explains the grade with. */
  totals: { id: number; total: number }[];
  /** How far the first two were apart; undefined until there are two. */
  first: Discrepancy | undefined;
};

const totalOfReview = (review: FinishedReview) => totalOf(review.grades, review.is_zeroed);
const pointsOf = (review: FinishedReview, competenceId: number) =>
  review.is_zeroed ? 0 : (review.grades.find(({ competence_id }) => competence_id === competenceId)?.points ?? 0);

function meanOf(reviews: readonly FinishedReview[]): Grade[] {
  const ids = [...new Set(reviews.flatMap(({ grades }) => grades.map(({ competence_id }) => competence_id)))];
  return ids.map((competence_id) => ({
    competence_id,
    points: reviews.reduce((sum, review) => sum + pointsOf(review, competence_id), 0) / reviews.length,
  }));
}

type Pair = { reviews: [FinishedReview, FinishedReview]; apart: Discrepancy };

const sumOf = ({ reviews }: Pair) => reviews.reduce((sum, review) => sum + totalOfReview(review), 0);

/**
 * The third review is set beside each of the others, and only a pair that is not discrepant can make the grade. Of two such pairs the closest
 * totals win. Equally close: the pair that agrees more, competence by competence; still equal: the higher one, since a doubt between
 * reviewers is not the student's to pay for.
 */
const byAgreement = (a: Pair, b: Pair) =>
  a.apart.total - b.apart.total || a.apart.allCompetences - b.apart.allCompetences || sumOf(b) - sumOf(a);

/** In the order in which they were finished. The state says what the composition waits for next. */
export function consolidate(reviews: readonly FinishedReview[], limits: DiscrepancyLimits = ENEM_LIMITS): Consolidation {
  const counted = reviews.filter(({ counts }) => counts);
  const [one, two, three] = counted.filter(({ kind }) => kind !== 'panel');
  const panel = counted.find(({ kind }) => kind === 'panel');
  const apart = (a: FinishedReview, b: FinishedReview) => discrepancyOf(a, b, limits);
  const first = one && two && apart(one, two);
  const totals = counted.map((review) => ({ id: review.id, total: totalOfReview(review) }));

  const waits = (state: ConsolidationState): Consolidation => ({
    state,
    total: undefined,
    grades: [],
    kept: [],
    discarded: [],
    totals,
    first,
  });
  const settles = (state: ConsolidationState, kept: readonly FinishedReview[]): Consolidation => ({
    state,
    total: kept.reduce((sum, review) => sum + totalOfReview(review), 0) / kept.length,
    grades: meanOf(kept),
    kept: kept.map(({ id }) => id),
    discarded: counted.filter((review) => !kept.includes(review)).map(({ id }) => id),
    totals,
    first,
  });

  if (panel) return settles('panel_done', [panel]);
  if (!one) return waits('waiting_first');
  if (!two || !first) return waits('waiting_second');
  if (first.reasons.length === 0) return settles('agreed', [one, two]);
  if (!three) return waits('discrepant');
  const pairs = [one, two].map((other): Pair => ({ reviews: [other, three], apart: apart(other, three) }));
  const [closest] = pairs.filter((pair) => pair.apart.reasons.length === 0).sort(byAgreement);
  return closest ? settles('third_done', closest.reviews) : waits('panel');
}
