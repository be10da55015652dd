import { expect, test } from 'vitest';
import { enem, marks, unica } from '../../test/a-grid';
import { discrepancyOf, ENEM_LIMITS, limitsFor } from './discrepancy';
import { consolidate, type FinishedReview, outcomeOf } from './enem-consolidation';

let lastId = 0;
const review = (points: number[] | 'zero', more: Partial<FinishedReview> = {}): FinishedReview => ({
  id: ++lastId,
  counts: true,
  kind: 'official',
  is_zeroed: points === 'zero',
  grades: points === 'zero' ? [] : marks(...points),
  ...more,
});
const all = (points: number) => Array.from({ length: 5 }, () => points);
/** With ids from 1, so that what is kept can be read. */
const numbered = (...reviews: FinishedReview[]) => reviews.map((one, at) => ({ ...one, id: at + 1 }));

const equal = numbered(review(all(160)), review(all(160)));
// Steps of 40 never add up to exactly 100: the edge is proved with points that no level has.
const hundredApart = numbered(review([160, 160, 120, 120, 120]), review([160, 120, 120, 100, 80]));
const beyondTotal = numbered(review([160, 160, 160, 160, 160]), review([160, 120, 120, 120, 160]));
const fifthOnly = numbered(review([120, 120, 120, 120, 160]), review([120, 160, 120, 120, 40]));
const zeroAgainstGrade = numbered(review('zero'), review([80, 0, 0, 0, 0]));
const toThePanel = numbered(review(all(80)), review(all(160)), review(all(120)));

test.each([
  ['equal', equal, 'agreed', 800, []],
  ['exactly 100 apart is no discrepancy', hundredApart, 'agreed', 630, []],
  ['120 apart in the total', beyondTotal, 'discrepant', undefined, ['total']],
  ['120 apart in competence 5 only', fifthOnly, 'discrepant', undefined, ['competence']],
  ['a zero against a grade', zeroAgainstGrade, 'discrepant', undefined, ['zero']],
  ['third as far from both: panel', toThePanel, 'panel', undefined, ['total']],
] as const)('%s', (_name, reviews, state, total, reasons) => {
  expect(consolidate(reviews)).toMatchObject({ state, total, first: { reasons } });
});

test('what each pair above is meant to show', () => {
  const apart = [hundredApart, beyondTotal, fifthOnly].map(([a, b]) => a && b && discrepancyOf(a, b, ENEM_LIMITS));
  expect(apart.map((one) => [one?.total, one?.widest?.points])).toEqual([
    [100, 40],
    [120, 40],
    [80, 120],
  ]);
  expect(apart[2]?.widest?.competence_id).toBe(5);
});

test('nothing, then one: the composition waits', () => {
  expect(consolidate([])).toMatchObject({ state: 'waiting_first', total: undefined, first: undefined });
  expect(consolidate([review(all(120))])).toMatchObject({ state: 'waiting_second', total: undefined, kept: [] });
});

test('two that agree: the mean, competence by competence too', () => {
  expect(consolidate(hundredApart)).toMatchObject({
    kept: [1, 2],
    discarded: [],
    grades: marks(160, 140, 120, 110, 100),
    totals: [
      { id: 1, total: 680 },
      { id: 2, total: 580 },
    ],
  });
});

test('a zero that both give is a zero', () => {
  expect(consolidate([review('zero'), review('zero')])).toMatchObject({ state: 'agreed', total: 0, first: { reasons: [] } });
});

test('grades given before the zero count for nothing', () => {
  const zeroed = { ...review(all(160)), is_zeroed: true };
  expect(consolidate([zeroed, { ...zeroed, id: 99 }])).toMatchObject({ state: 'agreed', total: 0, grades: marks(...all(0)) });
});

test('the zero setting off: only the totals speak', () => {
  const limits = { ...ENEM_LIMITS, zero: false };
  expect(consolidate(zeroAgainstGrade, limits)).toMatchObject({ state: 'agreed', total: 40 });
  expect(consolidate([review('zero'), review(all(120))], limits)).toMatchObject({ state: 'discrepant', first: { reasons: ['total'] } });
});

test.each([
  ['closer to the second', [all(80), all(160), [160, 160, 160, 160, 120]], [2, 3], 780, [1]],
  ['closer to the first', [all(80), all(160), [80, 80, 80, 120, 80]], [1, 3], 420, [2]],
  [
    'equally close in total: the pair that agrees competence by competence',
    [
      [160, 160, 120, 120, 40],
      [160, 120, 120, 120, 160],
      [160, 120, 120, 120, 120],
    ],
    [2, 3],
    660,
    [1],
  ],
  [
    'equally close in everything: the higher',
    [
      [120, 120, 120, 120, 160],
      [120, 120, 120, 120, 0],
      [120, 120, 120, 120, 80],
    ],
    [1, 3],
    600,
    [2],
  ],
] as const)('third review, %s', (_name, points, kept, total, discarded) => {
  const reviews = numbered(...points.map((one) => review([...one])));
  expect(consolidate(reviews)).toMatchObject({ state: 'third_done', kept, total, discarded });
});

test('the first two are discrepant and so never make the grade, however close their totals', () => {
  const reviews = numbered(review([160, 40, 120, 120, 120]), review([40, 160, 120, 120, 120]), review([120, 120, 120, 120, 120]));
  expect(consolidate(reviews)).toMatchObject({ state: 'third_done', kept: [1, 3], total: 580 });
});

test('a zero, a grade, and a third that zeroes too', () => {
  expect(consolidate(numbered(review('zero'), review(all(120)), review('zero')))).toMatchObject({
    state: 'third_done',
    kept: [1, 3],
    total: 0,
  });
});

test('the panel replaces all', () => {
  const panel = { ...review(all(120)), id: 4, kind: 'panel' as const };
  expect(consolidate([...toThePanel, panel])).toMatchObject({ state: 'panel_done', total: 600, kept: [4], discarded: [1, 2, 3] });
});

test('reviews of reviewer:teste never count, not even on a panel', () => {
  const practice = review('zero', { counts: false });
  expect(consolidate([practice, ...equal])).toMatchObject({ state: 'agreed', total: 800, kept: [1, 2], discarded: [] });
  expect(consolidate([practice, practice])).toMatchObject({ state: 'waiting_first', totals: [] });
  expect(consolidate([...equal, { ...practice, kind: 'panel' as const }])).toMatchObject({ state: 'agreed' });
});

test('another grid has the same shares as limits', () => {
  expect(limitsFor(enem)).toEqual(ENEM_LIMITS);
  expect(limitsFor(unica)).toEqual({ total: 5, competence: 4, zero: true });
  const pair = [review([8, 8, 8, 8, 8]), review([8, 8, 8, 8, 2])];
  expect(consolidate(pair, limitsFor(unica))).toMatchObject({ state: 'discrepant', first: { reasons: ['total', 'competence'] } });
});

test('what is written down of each state', () => {
  const states = ['waiting_first', 'waiting_second', 'agreed', 'discrepant', 'third_done', 'panel', 'panel_done'] as const;
  expect(states.map(outcomeOf)).toEqual([null, 'waiting_second', 'agreed', 'discrepant', 'agreed', 'panel', 'panel']);
});
