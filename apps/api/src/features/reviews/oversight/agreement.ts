import { discrepancyOf, limitsFor } from '@lauda/domain/reviewing/discrepancy';
import { type Grid, percentOf } from '@lauda/domain/reviewing/grading';
import type { Pair } from './reviewers.queries';

/** Of fewer pairs nothing can be said. */
const FEWEST_PAIRS = 5;

export type Agreement = { pairs: number; agreement: number | null; strictness: number | null };

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How often someone and the other reviewer were not discrepant, and how far below (or above) the other the grades are, in per cent. */
export function agreementOf(reviewerId: number, pairs: readonly Pair[], gridOf: (id: number) => Grid): Agreement {
  const own = pairs.flatMap(({ one, two, review_grid_id }) => {
    if (one.reviewer_id === reviewerId) return [{ mine: one, other: two, grid: gridOf(review_grid_id) }];
    return two.reviewer_id === reviewerId ? [{ mine: two, other: one, grid: gridOf(review_grid_id) }] : [];
  });
  if (own.length < FEWEST_PAIRS) return { pairs: own.length, agreement: null, strictness: null };
  return {
    pairs: own.length,
    agreement: mean(own.map(({ mine, other, grid }) => (discrepancyOf(mine, other, limitsFor(grid)).reasons.length === 0 ? 1 : 0))),
    strictness: mean(own.map(({ mine, other, grid }) => percentOf(mine.total - other.total, grid))),
  };
}
