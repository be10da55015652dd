import { expect, test } from 'vitest';
import { understandWithoutDoubts } from '../understand';
import { candidatesIn } from './doubts';
import { markFeatures } from './mark-features';

const rowsOf = (text: string) => {
  const { tally, found } = candidatesIn(understandWithoutDoubts([text]));
  const leanings = found.map((entry) => ({ ...entry, leaning: entry.candidate.margin }));
  return { rows: markFeatures(leanings, tally), found };
};

test('every candidate of a text is seen by the same number of finite features', () => {
  const { rows, found } = rowsOf('Os jovem precisa de mais escola, e o pais esta longe disso.');
  expect(rows).toHaveLength(found.length);
  expect(rows.length).toBeGreaterThan(2);
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  expect(rows.flat().every(Number.isFinite)).toBe(true);
});

test('a sentence alone is judged as part of an ordinary essay, not as a text without slips', () => {
  const [short] = rowsOf('O pais cresce.').rows;
  const length = short?.at(-2);
  const misfits = short?.at(-3) ?? 0;
  expect(length).toBe(250);
  expect(misfits).toBeGreaterThan(1.9);
});
