import type { Grade, Grid } from '../src/reviewing/grading';

const gridOf = (points: readonly number[], firstLevel: number): Grid => ({
  // Backwards: rules must go by position, not by the order of the rows.
  competences: [5, 4, 3, 2, 1].map((id) => ({
    id,
    position: id,
    levels: points.map((worth, at) => ({ id: 10 * id + at, level: firstLevel + at, points: worth })),
  })),
});

export const enem = gridOf([0, 40, 80, 120, 160, 200], 0);
export const unica = gridOf([2, 4, 6, 8, 10], 1);

/** Points by competence, from the first on. */
export const marks = (...points: number[]): Grade[] => points.map((worth, at) => ({ competence_id: at + 1, points: worth }));
