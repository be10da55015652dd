import { messages } from '@lauda/contract/messages';
import { ENEM_LIMITS, limitsFor } from '@lauda/domain/reviewing/discrepancy';
import { type Consolidation, consolidate } from '@lauda/domain/reviewing/enem-consolidation';
import { maxTotal } from '@lauda/domain/reviewing/grading';
import type { StoredReview } from '../../writing/reviews.queries';
import type { StoredComposition } from './compositions.queries';

const NUMBER = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const FULL_ENEM = 1000;

const ofFinish = (a: StoredReview, b: StoredReview) => Date.parse(a.finished ?? '') - Date.parse(b.finished ?? '') || a.ordinal - b.ordinal;

function ofDouble(stored: StoredComposition, reviews: readonly StoredReview[]): Consolidation {
  const grid = { competences: stored.genre.competences };
  const finished = reviews.filter(({ status }) => status === 'finished').toSorted(ofFinish);
  return consolidate(
    finished.map(({ id, counts, kind, zero_grade_reason_id, grades }) => ({
      id,
      counts,
      kind,
      is_zeroed: zero_grade_reason_id !== null,
      grades: grades.flatMap(({ competence_id, points }) => (points === null ? [] : [{ competence_id, points }])),
    })),
    maxTotal(grid) === FULL_ENEM ? ENEM_LIMITS : limitsFor(grid),
  );
}

/** In a sentence, how the final grade came about. */
export function explanationOf(stored: StoredComposition, reviews: readonly StoredReview[]): string {
  if (stored.result?.is_zero) return messages.gradedZero(stored.zero_reason ?? '');
  if (stored.review_type !== 'D') return messages.gradedOnce;
  const { state, kept, totals } = ofDouble(stored, reviews);
  const said = totals
    .filter(({ id }) => kept.includes(id))
    .map(({ total }) => NUMBER.format(total))
    .join(' e ');
  if (state === 'panel_done') return messages.gradedByPanel;
  return state === 'third_done' ? messages.gradedByThird(said) : messages.gradedAsMean(said);
}
