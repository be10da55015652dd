import { expect, test } from 'vitest';
import { editCost } from './edit-cost';
import { suggest } from './suggest';

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
