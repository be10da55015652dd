import type { CompetenceGrade } from '@lauda/contract/review-parts';

/** A competence that weighs more has levels worth more: the points carry the weight, so that a total is always a plain sum. */
export type Level = { id: number; level: number; points: number };
export type Competence = { id: number; position: number; levels: readonly Level[] };
export type Grid = { competences: readonly Competence[] };

/** A mark in one competence; without points it is commented and not graded yet. */
export type Grade = Pick<CompetenceGrade, 'competence_id' | 'points'> & { justification?: string };

const best = ({ levels }: Competence) => Math.max(0, ...levels.map(({ points }) => points));

export const maxTotal = (grid: Grid) => grid.competences.reduce((sum, competence) => sum + best(competence), 0);

/** Zero wins over all: what was graded is kept, and counts for nothing. */
export const totalOf = (grades: readonly Pick<Grade, 'points'>[], isZeroed = false) =>
  isZeroed ? 0 : grades.reduce((sum, { points }) => sum + (points ?? 0), 0);

/** For whatever mixes grids; not rounded, so that it can be averaged. */
export function percentOf(total: number, grid: Grid): number {
  const whole = maxTotal(grid);
  return whole === 0 ? 0 : (100 * total) / whole;
}

/** From 0 to 10 with one decimal, as a school report writes it. */
export const toTen = (total: number, grid: Grid) => Math.round(percentOf(total, grid)) / 10;

/** The level that these points stand for; undefined when the grid has no such points there. */
export function levelOf(grid: Grid, { competence_id, points }: Pick<Grade, 'competence_id' | 'points'>): Level | undefined {
  return grid.competences.find(({ id }) => id === competence_id)?.levels.find((level) => level.points === points);
}

export const isTopGrade = (competence: Competence, points: number | null) => points === best(competence) && points > 0;

export type Missing = { kind: 'grade' | 'justification'; competence_id: number };

export type FinishFacts = {
  grid: Grid;
  grades: readonly Grade[];
  isZeroed: boolean;
  /** Flag `max_grade_justification`: a top grade is justified in writing. */
  maxGradeJustification: boolean;
};

/** What a review still lacks, in the order of the grid. Empty: it may be finished. A zeroed review lacks nothing. */
export function missingToFinish({ grid, grades, isZeroed, maxGradeJustification }: FinishFacts): Missing[] {
  if (isZeroed) return [];
  return grid.competences
    .toSorted((a, b) => a.position - b.position)
    .flatMap((competence): Missing[] => {
      const competence_id = competence.id;
      const grade = grades.find((one) => one.competence_id === competence_id);
      if (!grade || !levelOf(grid, grade)) return [{ kind: 'grade', competence_id }];
      const isUnjustified = isTopGrade(competence, grade.points) && (grade.justification ?? '').trim() === '';
      return maxGradeJustification && isUnjustified ? [{ kind: 'justification', competence_id }] : [];
    });
}
