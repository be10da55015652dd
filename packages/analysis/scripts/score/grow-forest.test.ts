import { expect, test } from 'vitest';
import { packForest, predict } from '../../src/model/trees';
import { bin, growForest } from './grow-forest';

const options = { trees: 60, leaves: 4, rate: 0.3, leastInLeaf: 2, rows: 1, columns: 1, ridge: 0.1, seed: 5 };
const rows = Array.from({ length: 200 }, (_, i) => Float64Array.of(i % 20, Math.floor(i / 20)));
const even = new Float64Array(rows.length).fill(1);

test('a forest learns what depends on two features together', () => {
  const target = Float64Array.from(rows, ([a = 0, b = 0]) => (a > 9 && b > 4 ? 10 : a / 10));
  const forest = packForest(growForest(bin(rows, 2), target, even, options));
  for (const [i, row] of rows.entries()) expect(Math.abs(predict(forest, row) - target[i]!)).toBeLessThan(0.5);
});

test('asked for yes or no it answers with odds, and rows without weight say nothing', () => {
  const target = Float64Array.from(rows, ([a = 0]) => (a > 9 ? 1 : 0));
  const weight = Float64Array.from(rows, (_, i) => (i < 100 ? 1 : 0));
  const turned = target.map((t, i) => (i < 100 ? t : 1 - t));
  const forest = packForest(growForest(bin(rows, 2), turned, weight, { ...options, logistic: true }));
  expect(predict(forest, [15, 2])).toBeGreaterThan(1);
  expect(predict(forest, [3, 2])).toBeLessThan(-1);
});
