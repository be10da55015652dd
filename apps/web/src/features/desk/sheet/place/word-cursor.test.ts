import { wordRanges } from '@lauda/domain/text/word-steps';
import { sheetLines } from '@lauda/domain/writing/composition-text';
import { expect, test } from 'vitest';
import { piecesOf } from './line-at';
import { type Cursor, growCursor, moveCursor, rangeOf, type Step } from './word-cursor';

const text = 'Em 1937, o Brasil criou\no primeiro guarda-chuva da memória';
const ground = { words: wordRanges(text), lines: sheetLines(text, 24) };

/** `+next` grows, `next` moves. */
function walk(...steps: string[]): string {
  let cursor: Cursor | null = null;
  for (const step of steps) {
    const move = step.startsWith('+') ? growCursor : moveCursor;
    cursor = move(cursor, step.replace('+', '') as Step, ground); // spelled by this test
  }
  if (!cursor) return '';
  const { start, end } = rangeOf(cursor);
  return text.slice(start, end);
}

test.each([
  [['next'], 'Em'],
  [['next', 'next', 'next'], 'o'],
  [['next', 'next', 'previous'], 'Em'],
  [['next', 'previous'], 'Em'],
  [['next', '+next', '+next'], 'Em 1937, o'],
  [['next', '+next', '+next', '+previous'], 'Em 1937'],
  [['next', 'next', '+previous'], 'Em 1937'],
  [['next', 'next', '+previous', '+next'], '1937'],
  [['next', 'next', '+previous', '+next', '+next'], '1937, o'],
  [['next', 'down'], 'o'],
  [['next', 'down', 'up'], 'Em'],
  [['next', 'lineEnd'], 'criou'],
  [['next', 'lineEnd', 'lineStart'], 'Em'],
  [['next', 'next', '+lineEnd'], '1937, o Brasil criou'],
  [['next', 'next', 'next', '+lineStart'], 'Em 1937, o'],
  [['textEnd'], 'memória'],
  [['textEnd', 'textStart'], 'Em'],
  [['textEnd', 'next'], 'memória'],
  [['next', 'down', 'next', 'next'], 'guarda-chuva'],
])('%j selects “%s”', (steps, selected) => {
  expect(walk(...steps)).toBe(selected);
});

test('what is painted of a long range leaves out the space that hangs over a line', () => {
  const pieces = piecesOf(text, ground.lines, 3, text.length).map(({ start, end }) => text.slice(start, end));
  expect(pieces).toEqual(['1937, o Brasil criou', 'o primeiro guarda-chuva', 'da memória']);
});
