import { expect, test } from 'vitest';
import { understandWithoutDoubts } from '../understand';
import { mannerOf, mannersOf, traitsOf } from './manner';

test('numbers are alike, words count once, and guillemets tell', () => {
  const traits = traitsOf(['Em', '1994', 'em', '1995'], true);
  expect(traits.filter((trait) => trait === '0000')).toHaveLength(1);
  expect(traits.filter((trait) => trait === '=19')).toHaveLength(1);
  expect(traits).toContain('<em');
  expect(traits).toContain('>0000');
  expect(traits).toContain('«»');
  expect(traitsOf(['em'], false)).not.toContain('«»');
});

test('manner rises with what speaks for today', () => {
  expect([-9, -2, -0.5, 0.5, 1.5, 2.5, 9].map(mannerOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('a sentence alone goes by its own words, one in a long text by those of the others too', () => {
  expect(mannersOf([-0.5])).toEqual([mannerOf(-0.5)]);
  expect(mannersOf([-2, 3, 3, 3, 3])[0]).toBe(6);
  expect(mannersOf([2, -3, -3, -3, -3])[0]).toBe(0);
});

test('the parts of speech of a plain sentence', () => {
  const [sentence] = understandWithoutDoubts(['A escola abriu as portas do bairro ontem.']).paragraphs[0]?.sentences ?? [];
  expect(sentence?.tokens.map(({ upos }) => upos)).toEqual(['DET', 'NOUN', 'VERB', 'DET', 'NOUN', 'ADP+DET', 'NOUN', 'ADV', 'PUNCT']);
});
