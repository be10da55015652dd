import { levelsOf } from '../../src/score/score';
import type { Row } from './feature-table';
import { expectedOf, type Trained } from './train-scorer';

/** Quadratic weighted kappa: 1 is perfect agreement, 0 what chance would give. */
export function kappa(a: number[], b: number[]): number {
  const n = a.length;
  let wrong = 0;
  for (let i = 0; i < n; i++) wrong += (a[i]! - b[i]!) ** 2;
  const count = (list: number[]) => list.reduce((map, x) => map.set(x, (map.get(x) ?? 0) + 1), new Map<number, number>());
  let chance = 0;
  for (const [x, i] of count(a)) for (const [y, j] of count(b)) chance += (i * j * (x - y) ** 2) / n;
  return chance === 0 ? 0 : 1 - wrong / chance;
}

/** Levels are judged by kappa, the expected total by its root mean square error. */
export function agreement(trained: Trained, rows: Row[]): Record<string, number> {
  const expected = rows.map((row) => expectedOf(trained, row));
  const given = expected.map((list) => levelsOf(trained, list));
  const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
  const totals = rows.map((row) => sum(row.scores));
  const result: Record<string, number> = {};
  for (const c of rows[0]!.scores.keys())
    result[`c${c + 1}`] = kappa(
      given.map((list) => list[c]!),
      rows.map((row) => row.scores[c]!),
    );
  result.total = kappa(given.map(sum), totals);
  result.rmse = Math.sqrt(expected.reduce((total, list, i) => total + (sum(list) - totals[i]!) ** 2, 0) / rows.length);
  result.rmse_levels = Math.sqrt(given.reduce((total, list, i) => total + (sum(list) - totals[i]!) ** 2, 0) / rows.length);
  return result;
}
