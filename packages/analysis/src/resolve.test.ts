import { expect, test } from 'vitest';
import type { Highlight } from './request';
import { resolve } from './resolve';

const mark = (start: number, end: number, confidence: number, change: Partial<Highlight> = {}): Highlight => ({
  paragraph: 0,
  boundaries: [start, end],
  category: 'erros_gramaticais',
  rule: `${start}-${end}`,
  confidence,
  comment: '',
  suggestions: [],
  competence: 1,
  ...change,
});
const kept = (list: Highlight[]) => resolve(list).map(({ rule }) => rule);

test('of marks that overlap the surest stays, of equally sure ones the shorter; the text gives the order', () => {
  expect(kept([mark(8, 12, 0.6), mark(0, 5, 0.5), mark(3, 9, 0.9)])).toEqual(['3-9']);
  expect(kept([mark(0, 9, 0.5), mark(2, 4, 0.5)])).toEqual(['2-4']);
  expect(kept([mark(6, 8, 0.5), mark(0, 6, 0.9)])).toEqual(['0-6', '6-8']);
});

test('style stands back before an error, and paragraphs do not touch each other', () => {
  expect(kept([mark(0, 5, 0.9, { category: 'special_cases' }), mark(4, 6, 0.3)])).toEqual(['4-6']);
  expect(kept([mark(0, 5, 0.9, { paragraph: 1 }), mark(4, 6, 0.3)])).toEqual(['4-6', '0-5']);
});
