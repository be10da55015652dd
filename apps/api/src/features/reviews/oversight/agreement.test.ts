import { expect, test } from 'vitest';
import { agreementOf } from './agreement';
import type { Pair } from './reviewers.queries';

const levels = [0, 40, 80, 120, 160, 200].map((points, level) => ({ id: level, level, points }));
const grid = { competences: [1, 2, 3, 4, 5].map((id) => ({ id, position: id, levels })) };

const side = (reviewer_id: number, points: number) => ({
  reviewer_id,
  is_zeroed: false,
  total: points * 5,
  grades: grid.competences.map(({ id }) => ({ competence_id: id, points })),
});
const pairs = (count: number, mine: number, other: number): Pair[] =>
  Array.from({ length: count }, (_, place) => {
    const [one, two] = [side(1, mine), side(2, other)];
    return { review_grid_id: 1, one: place % 2 ? one : two, two: place % 2 ? two : one };
  });

test.each([
  ['below five pairs nothing is said', pairs(4, 120, 120), { pairs: 4, agreement: null, strictness: null }],
  ['the same grades', pairs(5, 120, 120), { pairs: 5, agreement: 1, strictness: 0 }],
  ['40 less in each competence is 200 less: discrepant and 20 % stricter', pairs(6, 80, 120), { pairs: 6, agreement: 0, strictness: -20 }],
  ['half of them apart', [...pairs(4, 120, 120), ...pairs(4, 160, 120)], { pairs: 8, agreement: 0.5, strictness: 10 }],
])('%s', (_, given, expected) => {
  expect(agreementOf(1, given, () => grid)).toEqual(expected);
});

test('what one is stricter, the other is milder', () => {
  const given = pairs(6, 80, 120);
  expect(agreementOf(2, given, () => grid).strictness).toBe(20);
  expect(agreementOf(3, given, () => grid).pairs).toBe(0);
});
