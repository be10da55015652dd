import type { ReviewElement } from '@lauda/contract/review-parts';
import { countedElements } from '@lauda/domain/reviewing/c5-elements';
import { limitsFor } from '@lauda/domain/reviewing/discrepancy';
import { type Consolidation, consolidate, outcomeOf } from '@lauda/domain/reviewing/enem-consolidation';
import type { Grid } from '@lauda/domain/reviewing/grading';
import { finishingAction } from '@lauda/domain/writing/composition-life';
import { withOpenScope } from '../../../db/scope';
import { moveComposition } from '../../../writing/move-composition';
import { setResult } from '../../../writing/results';
import type { ReviewCall } from '../review-call';
import type { HeldReview } from '../reviews.queries';
import { type CountedReview, finishedReviews } from './settle.queries';

/**
 * What the finished reviews of a text come to: one is enough in the flows N and O; two blind ones are held against each other, and whoever
 * is discrepant calls for a third, then for the panel. The others' grades are read with open eyes and do not leave.
 */
export async function settleGrade(call: ReviewCall, held: HeldReview, grid: Grid) {
  const { sql, reach, services } = call;
  const reviews = await withOpenScope(sql, reach, () => finishedReviews(sql, held.composition_id));
  const settled = held.review_type === 'D' ? consolidate(reviews, limitsFor(grid)) : alone(reviews);
  const isFinal = settled.total !== undefined;
  const kept = reviews.filter(({ id }) => settled.kept.includes(id));
  const is_zero = isFinal && kept.every(({ is_zeroed }) => is_zeroed);
  const outcome = held.review_type === 'D' ? outcomeOf(settled.state) : null;
  // The activity before the sums, as everyone locks them (see moveCompositions).
  await moveComposition(call, held.composition_id, finishingAction(isFinal), { is_zero, outcome });
  if (settled.total !== undefined)
    await setResult(call, held.composition_id, {
      total: settled.total,
      points: pointsOf(grid, settled, is_zero),
      is_zero,
      elements: elementsOf(grid, kept),
    });
  if (isFinal) await services.enqueue(sql, 'news.happened', { kind: 'review_finished', composition_id: held.composition_id });
  else if (outcome === 'discrepant' || outcome === 'panel')
    await services.enqueue(sql, 'news.happened', { kind: 'review_discrepant', composition_id: held.composition_id });
}

/** One review makes the grade by itself: as a panel's does. */
const alone = (reviews: readonly CountedReview[]) =>
  consolidate(reviews.slice(-1).map((review) => ({ ...review, kind: 'panel' as const })));

const byPosition = (grid: Grid) => grid.competences.toSorted((a, b) => a.position - b.position);

const pointsOf = (grid: Grid, { grades }: Pick<Consolidation, 'grades'>, isZero: boolean) =>
  byPosition(grid).map(({ id }) => (isZero ? 0 : (grades.find(({ competence_id }) => competence_id === id)?.points ?? 0)));

const ELEMENTS = ['agente', 'acao', 'meio', 'finalidade', 'detalhamento'] as const;

/** Found when every review that made the grade found it. Where nobody went through the list, or the grid has no proposal, nothing is said. */
function elementsOf(grid: Grid & { slug?: string }, kept: readonly CountedReview[]): boolean[] | null {
  if (grid.slug !== 'enem' || kept.every(({ elements }) => elements.length === 0)) return null;
  const counted = kept.map(({ elements }: { elements: ReviewElement[] }) => countedElements(elements));
  return ELEMENTS.map((element) => counted.every((found) => found.includes(element)));
}
