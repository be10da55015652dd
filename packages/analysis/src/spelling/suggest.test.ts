import { expect, test } from 'vitest';
import { codesOf, editCost as costOf } from './edit-cost';
import { suggest } from './suggest';

// The weights are read here, before the clock of the first test runs.
suggest('prontu');

const editCost = (written: string, intended: string, limit: number) => costOf(codesOf(written), codesOf(intended), limit);

test('a lost accent costs less than a wrong letter, and that less than a strange one', () => {
  const [accent, sound, strange] = [editCost('voce', 'você', 3), editCost('caza', 'casa', 3), editCost('capa', 'casa', 3)];
  expect(accent).toBeLessThan(sound);
  expect(sound).toBeLessThan(strange);
});

test.each([
  ['educasão', 'educação'],
  ['nescessário', 'necessário'],
  ['concerteza', 'com certeza'],
  ['pratica-la', 'praticá-la'],
  ['cidadões', 'cidadãos'],
  ['excessão', 'exceção'],
  ['apartir', 'a partir'],
])('%s is read as %s', (written, meant) => {
  expect(suggest(written).map(({ word }) => word)).toContain(meant);
});
