import { expect, test } from 'vitest';
import { aMessyText, seeded } from '../../test/a-text';
import { graphemeCount, graphemeStarts } from '../text/graphemes';
import { compositionRawOf, linesSpanned, ownLines, type SheetLine, sheetLines } from './composition-text';

test.each([
  ['um\ndois', 'um\ndois'],
  ['um\r\ndois\rtrês', 'um\ndois\ntrês'],
  ['\n\num\n\n \t\ndois\n', 'um\ndois'],
  ['  recuo fica\t\nfim  ', '  recuo fica\t\nfim  '],
  ['cafe\u0301', 'cafe\u0301'],
  ['a\u2028b\u2029c', 'a\nb\nc'],
  ['um\0dois\ud83d', 'umdois\ufffd'],
  ['😀', '😀'],
  ['', ''],
  [' \n ', ''],
])('%j becomes %j', (text, raw) => expect(compositionRawOf(text)).toBe(raw));

const cut = (raw: string, measure?: number) => sheetLines(raw, measure).map(({ start, end }) => raw.slice(start, end));

test.each([
  ['', 10, []],
  ['curto', 10, ['curto']],
  ['um dois três quatro', 8, ['um dois ', 'três ', 'quatro']],
  ['um dois\ntrês', 80, ['um dois', 'três']],
  ['exatamente', 10, ['exatamente']],
  ['exatamente dez', 10, ['exatamente ', 'dez']],
  ['ab    cd', 3, ['ab    ', 'cd']],
  ['inconstitucional sim', 6, ['incons', 'tituci', 'onal ', 'sim']],
  ['a inconstitucional', 6, ['a ', 'incons', 'tituci', 'onal']],
  ['😀😀😀😀', 3, ['😀😀😀', '😀']],
  ['e\u0301e\u0301e\u0301e\u0301', 3, ['e\u0301e\u0301e\u0301', 'e\u0301']],
  ['👨‍👩‍👧👨‍👩‍👧 fim', 3, ['👨‍👩‍👧👨‍👩‍👧 ', 'fim']],
  ['não é fácil', 5, ['não é ', 'fácil']],
] as const)('%j in lines of %d', (raw, measure, lines) => expect(cut(raw, measure)).toEqual(lines));

test('lines are numbered from 1 and hold 72 characters', () => {
  const raw = 'palavra '.repeat(30).trim();
  expect(sheetLines(raw).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(cut(raw)[0]).toBe('palavra '.repeat(9));
});

test('3,000 texts: lines cover the text, cut no character and keep the measure; the raw text is a fixed point', () => {
  const random = seeded(7);
  for (let round = 0; round < 3_000; round += 1) {
    const raw = compositionRawOf(aMessyText(random, 1 + random.below(30)));
    const lines = sheetLines(raw, 20);
    const joined = lines.map(({ start, end }) => raw.slice(start, end) + (raw[end] === '\n' ? '\n' : '')).join('');
    const starts = new Set(graphemeStarts(raw));
    const isKept = ({ start, end }: SheetLine) => starts.has(start) && graphemeCount(raw.slice(start, end).replace(/[ \t]+$/, '')) <= 20;
    const isFixed = compositionRawOf(raw) === raw && !/\r|\n\n|^\n|\n$/.test(raw);
    if (joined !== raw || !lines.every(isKept) || !isFixed) expect.fail(`round ${round}: ${JSON.stringify(raw)}`);
  }
}, 60_000);

const raw = 'primeira linha\nsegunda\nterceira';
const lines = sheetLines(raw, 10); // primeira |linha|segunda|terceira

test.each([
  [0, 3, 1, 1],
  [0, 9, 1, 1],
  [0, 10, 1, 2],
  [9, 15, 2, 2],
  [14, 16, 2, 3],
  [3, 31, 1, 4],
  [23, 23, 4, 4],
])('%d to %d lies on lines %d to %d', (start, end, first, last) => {
  expect(linesSpanned(lines, { start, end })).toEqual({ first, last });
});

test('a text without lines has none to span', () => expect(linesSpanned([], { start: 0, end: 1 })).toBeUndefined());

test('lines of which half or more was copied are not the student’s own', () => {
  const own = (...copied: { start: number; end: number }[]) => ownLines(raw, lines, copied).map(({ number }) => number);
  expect(own()).toEqual([1, 2, 3, 4]);
  expect(own({ start: 0, end: 4 })).toEqual([2, 3, 4]);
  expect(own({ start: 0, end: 3 })).toEqual([1, 2, 3, 4]);
  expect(own({ start: 0, end: 14 }, { start: 26, end: 31 })).toEqual([3]);
  expect(own({ start: 0, end: 3 }, { start: 2, end: 4 })).toEqual([2, 3, 4]);
});
