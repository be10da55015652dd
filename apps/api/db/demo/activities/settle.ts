import type { ReviewElement } from '@lauda/contract/review-parts';
import { countedElements } from '@lauda/domain/reviewing/c5-elements';
import { limitsFor } from '@lauda/domain/reviewing/discrepancy';
import { type Consolidation, consolidate, type FinishedReview } from '@lauda/domain/reviewing/enem-consolidation';
import { percentOf } from '@lauda/domain/reviewing/grading';
import type { KnownGrid } from './catalogue';
import { elementsFor } from './elements';
import { HOUR } from './moments';
import type { Opinion } from './opinions';
import type { CompositionRow, ResultRow, ReviewRow } from './rows';
import type { Activity } from './world';

export type Read = { review: ReviewRow; opinion: Opinion };

/** What the finished reviews come to, as the desk settles it. */
export function settled({ grid, row }: Activity, read: readonly Read[]): Consolidation {
  const reviews = read.map(
    ({ review, opinion }): FinishedReview => ({
      id: review.id,
      counts: review.counts,
      kind: row.review_flow === 'D' ? review.kind : 'panel', // one review alone makes the grade, as a panel's does
      is_zeroed: opinion.points === null,
      grades: grid.competences.flatMap(({ id, position }) => {
        const points = opinion.points?.[position - 1];
        return points === undefined ? [] : [{ competence_id: id, points }];
      }),
    }),
  );
  return consolidate(reviews, limitsFor(grid));
}

const ELEMENTS = ['agente', 'acao', 'meio', 'finalidade', 'detalhamento'] as const;

function elementsOf(grid: KnownGrid, text: string, kept: readonly Read[]): boolean[] | null {
  const listed = kept.map(({ opinion }): ReviewElement[] => (opinion.points ? elementsFor(text, opinion.points[4] ?? 0) : []));
  if (grid.slug !== 'enem' || listed.every((elements) => elements.length === 0)) return null;
  return ELEMENTS.map((element) => listed.every((elements) => countedElements(elements).includes(element)));
}

const monthOf = (moment: string) => `${new Date(Date.parse(moment) - 3 * HOUR).toISOString().slice(0, 7)}-01`;
const bestOf = (grid: KnownGrid, position: number) =>
  Math.max(...(grid.competences.find((one) => one.position === position)?.levels.map(({ points }) => points) ?? [1]));

/** The row that reports read; undefined while the grade is not final. */
export function resultOf(
  activity: Activity,
  composition: CompositionRow,
  read: readonly Read[],
  settlement: Consolidation,
): ResultRow | undefined {
  const { grid, row } = activity;
  if (settlement.total === undefined) return undefined;
  const kept = read.filter(({ review }) => settlement.kept.includes(review.id));
  const is_zero = kept.every(({ opinion }) => opinion.points === null);
  const points = grid.competences
    .toSorted((a, b) => a.position - b.position)
    .map(({ id }) => (is_zero ? 0 : (settlement.grades.find(({ competence_id }) => competence_id === id)?.points ?? 0)));
  return {
    composition_id: composition.id,
    test_id: composition.test_id,
    student_id: composition.student_id,
    school_group_id: composition.school_group_id,
    school_id: composition.school_id,
    school_network_id: composition.school_network_id,
    review_grid_id: grid.id,
    test_type: row.test_type,
    month: monthOf(row.closes_at),
    total: settlement.total,
    percent: percentOf(settlement.total, grid),
    points,
    tenths: points.map((given, at) => Math.floor((10 * given) / bestOf(grid, at + 1))),
    is_zero,
    elements: elementsOf(grid, composition.text, kept),
    finished: composition.reviewed_at ?? '',
  };
}
