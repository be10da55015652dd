import { expect, test } from 'vitest';
import { contributions, packForest, predict } from './trees';

const forest = packForest({
  base: 10,
  trees: [
    [[0, 1.5, 1, 2], [-1], [1, 0, 3, 4], [2], [4]],
    [[1, 5, 1, 2], [0.5], [-0.5]],
  ],
});

test('a forest adds up the leaves that the values lead to', () => {
  expect(predict(forest, [1, 9])).toBe(10 - 1 - 0.5);
  expect(predict(forest, [2, -1])).toBe(10 + 2 + 0.5);
  expect(predict(forest, [2, 1])).toBe(10 + 4 + 0.5);
});

test('what the features moved adds up to the way from the roots to the leaves', () => {
  const [first, second] = contributions(forest, [2, 1], 2);
  const roots = (-1 + (2 + 4) / 2) / 2;
  expect((first ?? 0) + (second ?? 0)).toBeCloseTo(4 + 0.5 - roots - 0);
  expect(second).toBeCloseTo(4 - 3 + 0.5);
});
