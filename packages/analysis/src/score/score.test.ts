import { expect, test } from 'vitest';
import { packForest } from '../model/trees';
import { asToday, levelsOf, reasonsOf } from './score';
import { featureTexts } from './texts';

const grid = { mean: [100, 100, 100, 100, 100], stretch: 1, levels: Array.from({ length: 5 }, () => [0, 40, 80, 120, 160, 200]) };
const sum = (list: number[]): number => list.reduce((a, b) => a + b, 0);

test('levels together come nearest to what is expected of the whole', () => {
  // Each by itself would go down, and the whole lose 90 points.
  expect(levelsOf(grid, [98, 98, 98, 98, 98])).toEqual(expect.arrayContaining([80, 120]));
  expect(sum(levelsOf(grid, [98, 98, 98, 98, 98]))).toBe(480);
  expect(levelsOf(grid, [119, 81, 80, 120, 160])).toEqual([120, 80, 80, 120, 160]);
});

test('expectations are stretched around the mean of the graders in question, within the grid', () => {
  const wide = { ...grid, stretch: 1.4 };
  expect(sum(levelsOf(wide, [139, 139, 139, 139, 139]))).toBe(760);
  expect(sum(levelsOf(wide, [139, 139, 139, 139, 139], [40, 40, 40, 40, 40]))).toBe(680);
  expect(levelsOf(wide, [200, 0, 200, 0, 95])).toEqual([200, 0, 200, 0, 80]);
});

test('on a new theme the graders of today are followed, on a known one its own', () => {
  expect(asToday({ today: [3, 1] }, [100, 120], undefined)).toEqual([103, 121]);
  expect(asToday({ today: [3, 1] }, [100, 120], [-20, -20])).toEqual([100, 120]);
  expect(asToday({}, [100, 120], undefined)).toEqual([100, 120]);
});

test('no mistake is said to have raised a grade, and no lack of one to have lowered it', () => {
  const line = { mean: [0, 0], spread: [1, 1], weights: [[3, 2]] };
  const scorer = { features: ['errors_rate', 'words'], linear: line, blend: 0 };
  const told = (errors_rate: number, words: number) => {
    const { raised, lowered } = reasonsOf(scorer, packForest({ base: 0, trees: [] }), { errors_rate, words }, 0);
    return { raised: raised.map(({ text }) => text), lowered: lowered.map(({ text }) => text) };
  };
  expect(told(1, 1)).toEqual({ raised: [featureTexts.words?.more], lowered: [] });
  expect(told(-1, -1)).toEqual({ raised: [], lowered: [featureTexts.words?.less] });
  line.weights = [[-3, 2]];
  expect(told(1, -1)).toEqual({ raised: [], lowered: [featureTexts.errors_rate?.more, featureTexts.words?.less] });
});
