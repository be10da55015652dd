import { expect, test } from 'vitest';
import { nextWord, nextWordEnd, previousWord, previousWordStart, wordAt, wordRanges } from './word-steps';

const read = (text: string) => wordRanges(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['A leitura, porém, é difícil.', ['A', 'leitura', 'porém', 'é', 'difícil']],
  ['O guarda-chuva disse-lhe: dê-mo-lo!', ['O', 'guarda-chuva', 'disse-lhe', 'dê-mo-lo']],
  ['um - dois', ['um', 'dois']],
  ['Custa R$ 3,50 em 2026.', ['Custa', 'R', '3,50', 'em', '2026']],
  ['copo d’água', ['copo', 'd’água']],
  ['difi\u0301cil e\u0301', ['difi\u0301cil', 'e\u0301']],
  ['fim\nComeço\t😀 de novo', ['fim', 'Começo', 'de', 'novo']],
  ['', []],
  ['… !', []],
])('the words of %o', (text, words) => expect(read(text)).toEqual(words));

const text = 'Um dia bom-bom, enfim.';
const words = wordRanges(text); // Um 0-2, dia 3-6, bom-bom 7-14, enfim 16-21

test.each([
  [0, 'Um', 'Um', undefined, 2, 0],
  [1, 'Um', 'dia', undefined, 2, 0],
  [2, undefined, 'dia', 'Um', 6, 0],
  [3, 'dia', 'dia', 'Um', 6, 0],
  [10, 'bom-bom', 'enfim', 'dia', 14, 7],
  [15, undefined, 'enfim', 'bom-bom', 21, 7],
  [21, undefined, undefined, 'enfim', 21, 16],
  [22, undefined, undefined, 'enfim', 22, 16],
] as const)('from %d: in %s, next %s, before %s, grows to %d, back to %d', (at, inside, next, before, end, start) => {
  const name = (word: { start: number; end: number } | undefined) => word && text.slice(word.start, word.end);
  expect([name(wordAt(words, at)), name(nextWord(words, at)), name(previousWord(words, at))]).toEqual([inside, next, before]);
  expect([nextWordEnd(words, at), previousWordStart(words, at)]).toEqual([end, start]);
});

test('steps from end to end touch every word once', () => {
  const ends: number[] = [];
  for (let at = 0; nextWordEnd(words, at) !== at; at = nextWordEnd(words, at)) ends.push(nextWordEnd(words, at));
  expect(ends).toEqual(words.map(({ end }) => end));
  const starts: number[] = [];
  for (let at = text.length; previousWordStart(words, at) !== at; at = previousWordStart(words, at))
    starts.push(previousWordStart(words, at));
  expect(starts).toEqual(words.map(({ start }) => start).toReversed());
});
