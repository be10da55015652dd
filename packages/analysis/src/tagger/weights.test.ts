import { expect, test } from 'vitest';
import { addUp, readWeights } from './weights';

/** Features 3, 5 and 40 of 64: two share a group of 32, and one of them has two weights. */
const file = Uint8Array.from([3, 0, 2, 0, 35, 0, /* sizes */ 2, 1, 1, /* tags */ 0, 2, 1, 2, /* values */ 3, 0xfe, 10, 1]);
const weights = readWeights(file, { bits: 6, keys: 3, weights: 4 });

function scoresOf(features: number[]): number[] {
  const scores = new Int32Array(3).fill(99);
  addUp(weights, scores, Uint32Array.from(features), features.length);
  return [...scores];
}

test('a feature adds its own weights, and none of those that stand beside it', () => {
  expect(scoresOf([3])).toEqual([9, 0, -4]);
  expect(scoresOf([5])).toEqual([0, 100, 0]);
  expect(scoresOf([40])).toEqual([0, 0, 1]);
  expect(scoresOf([4, 6, 0, 63])).toEqual([0, 0, 0]);
});

test('features beyond the table are folded into it, and all are summed', () => {
  expect(scoresOf([3, 64 + 5, 40, 3])).toEqual([18, 100, -7]);
});
