import { nextWord, nextWordEnd, previousWord, previousWordStart, type WordRange, wordAt } from '@lauda/domain/text/word-steps';
import type { SheetLine } from '@lauda/domain/writing/composition-text';
import { lineIndexAt } from './line-at';

/** A selection with a direction: it grows and shrinks at its head. */
export type Cursor = { anchor: number; head: number };
export type Step = 'next' | 'previous' | 'down' | 'up' | 'lineStart' | 'lineEnd' | 'textStart' | 'textEnd';

type Ground = { words: readonly WordRange[]; lines: readonly SheetLine[] };

const whole = ({ start, end }: WordRange): Cursor => ({ anchor: start, head: end });
export const rangeOf = ({ anchor, head }: Cursor) => ({ start: Math.min(anchor, head), end: Math.max(anchor, head) });

const nearestWord = (words: readonly WordRange[], position: number): WordRange | undefined =>
  wordAt(words, position) ?? previousWord(words, position) ?? nextWord(words, position);

/** The word that an arrow, Home or End goes to. */
function targetOf(step: Step, { start, end }: WordRange, isFresh: boolean, { words, lines }: Ground): WordRange | undefined {
  const at = lineIndexAt(lines, start);
  const line = lines[at];
  switch (step) {
    case 'next':
      return isFresh ? nextWord(words, start) : nextWord(words, end);
    case 'previous':
      return previousWord(words, start);
    case 'textStart':
      return words[0];
    case 'textEnd':
      return words.at(-1);
    case 'lineStart':
      return line && nextWord(words, line.start);
    case 'lineEnd':
      return previousWord(words, lines[lineIndexAt(lines, Math.max(start, end - 1))]?.end ?? end);
    case 'down':
    case 'up': {
      const other = lines[at + (step === 'down' ? 1 : -1)];
      return line && other && nearestWord(words, Math.min(other.start + (start - line.start), other.end - 1));
    }
  }
}

/** Moves word by word. Without anything to start from, the first word answers. */
export function moveCursor(cursor: Cursor | null, step: Step, ground: Ground): Cursor | null {
  const range = cursor ? rangeOf(cursor) : { start: 0, end: 0 };
  const target = targetOf(step, range, range.start === range.end, ground);
  if (target) return whole(target);
  return cursor;
}

/** Grows or shrinks the selection at its head; past its own beginning it turns round and keeps the word it began with. */
export function growCursor(cursor: Cursor | null, step: Step, ground: Ground): Cursor | null {
  if (!cursor || cursor.anchor === cursor.head) return moveCursor(cursor, step, ground);
  const { words } = ground;
  const { anchor, head } = cursor;
  const isForward = head > anchor;
  if (step === 'next') {
    if (isForward) return { anchor, head: nextWordEnd(words, head) };
    const shrunk = nextWord(words, head + 1)?.start ?? anchor;
    return shrunk < anchor ? { anchor, head: shrunk } : { anchor: head, head: nextWordEnd(words, anchor) };
  }
  if (step === 'previous') {
    if (!isForward) return { anchor, head: previousWordStart(words, head) };
    const shrunk = previousWord(words, head - 1)?.end ?? anchor;
    return shrunk > anchor ? { anchor, head: shrunk } : { anchor: head, head: previousWordStart(words, anchor) };
  }
  const target = targetOf(step, isForward ? { start: Math.max(anchor, head - 1), end: head } : { start: head, end: head }, false, ground);
  if (!target) return cursor;
  const seed = wordAt(words, isForward ? anchor : anchor - 1) ?? { start: anchor, end: anchor };
  return target.start >= seed.start ? { anchor: seed.start, head: target.end } : { anchor: seed.end, head: target.start };
}
