import type { BaseLevel } from './shape';

/** Levels go up one by one and are worth the same each: 0 to 5 at 40 points on the ENEM grid, 1 to 5 at 2 points on Grade Única. */
export function levelsFrom(first: number, worth: number, rows: Omit<BaseLevel, 'level' | 'points'>[]): BaseLevel[] {
  return rows.map((row, step) => ({ level: first + step, points: (first + step) * worth, ...row }));
}
