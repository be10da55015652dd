import { commonTokens } from '../people/common-tokens';

export type DifferenceKind = 'same' | 'removed' | 'added';
/** Of what is `same`, `text` is the newer spelling of the spaces. The ranges cover both texts without a gap, each in its own positions. */
export type DifferenceSegment = {
  kind: DifferenceKind;
  text: string;
  old: { start: number; end: number };
  new: { start: number; end: number };
};

type Token = { text: string; start: number; end: number };

/** A word, a mark or a line break, with the spaces before it: what differs in spaces only is the same text. */
const TOKEN = /[^\S\n]*(\n|[\p{L}\p{M}\p{N}]+(?:[-‐‑'’][\p{L}\p{M}\p{N}]+)*|\S|$)/gu;

function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN), (match) => ({
    text: (match[1] ?? '').normalize('NFC'),
    start: match.index,
    end: match.index + match[0].length,
  })).filter(({ start, end }) => end > start);
}

/** Each different word gets a number: numbers are what the comparison can afford to look at millions of times. */
function numbered(tokens: readonly Token[], numbers: Map<string, number>): Int32Array {
  return Int32Array.from(tokens, ({ text }) => {
    const known = numbers.get(text) ?? numbers.size;
    numbers.set(text, known);
    return known;
  });
}

/** What was taken out and what came in between two versions of a text, word by word. */
export function wordDifference(oldText: string, newText: string): DifferenceSegment[] {
  const [before, after] = [tokensOf(oldText), tokensOf(newText)];
  const numbers = new Map<string, number>();
  const pairs = commonTokens(numbered(before, numbers), numbered(after, numbers));
  const segments: DifferenceSegment[] = [];
  let [oldAt, newAt] = [0, 0];

  const push = (kind: DifferenceKind, oldEnd: number, newEnd: number) => {
    if (oldEnd === oldAt && newEnd === newAt) return;
    const last = segments.at(-1);
    const text = kind === 'removed' ? oldText.slice(oldAt, oldEnd) : newText.slice(newAt, newEnd);
    if (last?.kind === kind) {
      last.text += text;
      last.old.end = oldEnd;
      last.new.end = newEnd;
    } else segments.push({ kind, text, old: { start: oldAt, end: oldEnd }, new: { start: newAt, end: newEnd } });
    [oldAt, newAt] = [oldEnd, newEnd];
  };
  const pushChange = (oldEnd: number, newEnd: number) => {
    if (oldEnd > oldAt) push('removed', oldEnd, newAt);
    if (newEnd > newAt) push('added', oldAt, newEnd);
  };

  for (const [i, j] of pairs) {
    const [kept, now] = [before[i], after[j]];
    if (!kept || !now) continue;
    pushChange(kept.start, now.start);
    push('same', kept.end, now.end);
  }
  pushChange(oldText.length, newText.length);
  return segments;
}
