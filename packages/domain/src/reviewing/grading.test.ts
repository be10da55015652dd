import { expect, test } from 'vitest';
import { enem, marks, unica } from '../../test/a-grid';
import { isTopGrade, levelOf, maxTotal, missingToFinish, percentOf, toTen, totalOf } from './grading';

const whole = marks(160, 120, 120, 160, 80);

test.each([
  [enem, 1000],
  [unica, 50],
  [{ competences: [] }, 0],
] as const)('the most a grid gives (%#)', (grid, most) => expect(maxTotal(grid)).toBe(most));

test.each([
  [whole, false, 640],
  [whole, true, 0],
  [[], false, 0],
  [marks(200, 200, 200, 200, 200), false, 1000],
  [
    [
      { competence_id: 1, points: 80 },
      { competence_id: 2, points: null },
    ],
    false,
    80,
  ],
] as const)('totals (%#)', (grades, isZeroed, total) => expect(totalOf(grades, isZeroed)).toBe(total));

test.each([
  [enem, 640, 64, 6.4],
  [enem, 660, 66, 6.6],
  [enem, 1000, 100, 10],
  [enem, 0, 0, 0],
  [unica, 10, 20, 2],
  [unica, 50, 100, 10],
  [unica, 38, 76, 7.6],
  [{ competences: [] }, 0, 0, 0],
] as const)('%#: %d points are %d per cent and %d of ten', (grid, total, percent, ten) => {
  expect(percentOf(total, grid)).toBe(percent);
  expect(toTen(total, grid)).toBe(ten);
});

test('means of two reviews fall between the levels and are rounded for reading only', () => {
  expect(percentOf(650, enem)).toBe(65);
  expect(toTen(633, enem)).toBe(6.3);
  expect(percentOf(633, enem)).toBeCloseTo(63.3);
});

test('points that the grid does not know are no level', () => {
  expect(levelOf(enem, { competence_id: 1, points: 160 })?.level).toBe(4);
  expect(levelOf(enem, { competence_id: 1, points: 100 })).toBeUndefined();
  expect(levelOf(enem, { competence_id: 9, points: 40 })).toBeUndefined();
});

test('the top grade is the best level of its competence', () => {
  const [first] = unica.competences;
  expect(first && [isTopGrade(first, 10), isTopGrade(first, 8)]).toEqual([true, false]);
});

const justified = whole.map((grade) => (grade.competence_id === 1 ? { ...grade, points: 200, justification: 'Nenhum desvio.' } : grade));
const bare = justified.map((grade) => ({ ...grade, justification: grade.competence_id === 1 ? '  ' : '' }));

test.each([
  ['nothing is graded', enem, [], false, false, ['grade 1', 'grade 2', 'grade 3', 'grade 4', 'grade 5']],
  ['everything is graded', enem, whole, false, true, []],
  ['one is left', enem, whole.filter(({ competence_id }) => competence_id !== 3), false, false, ['grade 3']],
  ['one is commented and not graded', enem, [...whole.slice(0, 4), { competence_id: 5, points: null }], false, false, ['grade 5']],
  ['points of another grid', enem, marks(10, 8, 8, 8, 8), false, false, ['grade 1', 'grade 2', 'grade 3', 'grade 4', 'grade 5']],
  ['a zeroed review lacks nothing', enem, [], true, true, []],
  ['a top grade without a word', enem, bare, false, true, ['justification 1']],
  ['a top grade without a word, flag off', enem, bare, false, false, []],
  ['a top grade with its reason', enem, justified, false, true, []],
  ['an unjustified top grade of a zeroed review', enem, bare, true, true, []],
  ['both kinds, in the order of the grid', unica, marks(8, 10), false, true, ['justification 2', 'grade 3', 'grade 4', 'grade 5']],
  ['level 0 is a grade', enem, marks(0, 0, 0, 0, 0), false, true, []],
] as const)('%s', (_name, grid, grades, isZeroed, maxGradeJustification, missing) => {
  const found = missingToFinish({ grid, grades, isZeroed, maxGradeJustification });
  expect(found.map(({ kind, competence_id }) => `${kind} ${competence_id}`)).toEqual(missing);
});
