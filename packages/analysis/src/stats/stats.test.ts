import { expect, test } from 'vitest';
import { understand } from '../understand';
import { connectivesOf } from './connectives';
import { mtld } from './diversity';
import { flesch } from './readability';
import { statsOf } from './stats';
import { syllables } from './syllables';

// The weights are read here, before the clock of the first test runs.
understand(['Pronto.']);

test('the ease of reading of 3 sentences, 69 words and 160 syllables is 29.316', () => {
  expect(flesch(3, 69, 160)).toBeCloseTo(29.316, 2);
});

test.each([
  ['casa', 2],
  ['educação', 4],
  ['país', 2],
  ['pais', 1],
  ['guerra', 2],
  ['não', 1],
  ['saúde', 3],
  ['constituições', 5],
])('%s has %i syllables', (word, count) => {
  expect(syllables(word)).toBe(count);
});

test('a text that repeats itself is less diverse', () => {
  const rich = 'o rio desce da serra e leva consigo folhas galhos pedras miúdas até encontrar a cidade adormecida'.split(' ');
  expect(mtld(rich)).toBeGreaterThan(mtld(Array.from({ length: 17 }, (_, i) => (i % 2 ? 'rio' : 'serra'))));
});

test('connectives are found by class, the longest reading first', () => {
  const [sentence] =
    understand(['Além disso, o Estado falha; portanto, é preciso agir para que todos estudem.']).paragraphs[0]?.sentences ?? [];
  expect(sentence && connectivesOf(sentence).map(({ text }) => text)).toEqual(['além disso', 'portanto', 'para que']);
});

test('the indicators count what a teacher would count', () => {
  const text = understand(['A escola pública é importante. O aluno estuda muito, lê bastante.', 'Ele aprende.']);
  const { indicators } = statsOf(text, [], 'enem');
  expect(indicators).toMatchObject({ paragrafos: 2, sentencas: 3, pontos: 3, virgulas: 1, verbos: 4, erros_ortograficos: 0 });
});
