import { type Grade, type Grid, maxTotal, totalOf } from './grading';

type Graded = { is_zeroed: boolean; grades: readonly Grade[] };

/** Two reviews are discrepant beyond these, not at them. `zero`: whether a zero against a grade is enough by itself. */
export type DiscrepancyLimits = { total: number; competence: number; zero: boolean };

export const ENEM_LIMITS: DiscrepancyLimits = { total: 100, competence: 80, zero: true };

/** The same shares of any other grid: a tenth of the total, two fifths of a competence. */
export function limitsFor(grid: Grid, zero = true): DiscrepancyLimits {
  const competence = Math.max(0, ...grid.competences.flatMap(({ levels }) => levels.map(({ points }) => points)));
  return { total: maxTotal(grid) / 10, competence: (competence * 2) / 5, zero };
}

export type DiscrepancyReason = 'total' | 'competence' | 'zero';

export type Discrepancy = {
  /** Empty: the two agree. */
  reasons: DiscrepancyReason[];
  total: number;
  /** The sum over all competences. */
  allCompetences: number;
  /** The competence they are furthest apart in; undefined when they are equal. */
  widest: { competence_id: number; points: number } | undefined;
};

/** A zeroed review has no grades to compare: then only the totals and the zero itself speak. */
export function discrepancyOf(a: Graded, b: Graded, limits: DiscrepancyLimits): Discrepancy {
  const total = Math.abs(totalOf(a.grades, a.is_zeroed) - totalOf(b.grades, b.is_zeroed));
  const differences = a.is_zeroed || b.is_zeroed ? [] : differencesOf(a.grades, b.grades);
  const widest = differences.reduce<Discrepancy['widest']>((most, one) => (one.points > (most?.points ?? 0) ? one : most), undefined);
  const reasons: DiscrepancyReason[] = [];
  if (total > limits.total) reasons.push('total');
  if (widest && widest.points > limits.competence) reasons.push('competence');
  if (limits.zero && a.is_zeroed !== b.is_zeroed) reasons.push('zero');
  return { reasons, total, allCompetences: differences.reduce((sum, { points }) => sum + points, 0), widest };
}

function differencesOf(a: readonly Grade[], b: readonly Grade[]) {
  const points = (grades: readonly Grade[], id: number) => grades.find(({ competence_id }) => competence_id === id)?.points ?? 0;
  const ids = [...new Set([...a, ...b].map(({ competence_id }) => competence_id))].sort((x, y) => x - y);
  return ids.map((competence_id) => ({ competence_id, points: Math.abs(points(a, competence_id) - points(b, competence_id)) }));
}
