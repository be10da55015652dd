import { wordDifference } from '@lauda/domain/text/word-difference';
import { expect, test } from 'vitest';
import { versionParagraphs } from './version-paragraphs';

const shown = (before: string, after: string, kept: 'removed' | 'added') =>
  versionParagraphs(wordDifference(before, after), kept).map((pieces) =>
    pieces.map(({ kind, text }) => (kind === 'same' ? text : `[${text}]`)).join(''),
  );

test.each([
  ['a word changed', 'É engraçado, mais sério.', 'É engraçado, mas sério.', ['É engraçado, [mais] sério.'], ['É engraçado, [mas] sério.']],
  ['a paragraph came in', 'Um.\nDois.', 'Um.\nNovo aqui.\nDois.', ['Um.', 'Dois.'], ['Um.', '[Novo aqui.]', 'Dois.']],
  ['only spaces differ', 'a  b', 'a b', ['a b'], ['a b']],
  ['all of it is new', '', 'Tudo novo.', [], ['[Tudo novo.]']],
])('%s', (_, before, after, left, right) => {
  expect(shown(before, after, 'removed')).toEqual(left);
  expect(shown(before, after, 'added')).toEqual(right);
});

test('every version reads as it was written', () => {
  const before = 'Primeira linha, com vírgula.\nSegunda  linha 👩‍🏫 aqui.\nTerceira.';
  const after = 'Primeira frase, sem vírgula.\nTerceira, e mais.\nQuarta.';
  const read = (kept: 'removed' | 'added') =>
    versionParagraphs(wordDifference(before, after), kept)
      .map((pieces) => pieces.map(({ text }) => text).join(''))
      .join('\n');
  expect(read('added')).toBe(after);
  expect(read('removed')).toBe(before);
});
