import { madeOnce } from './made-once';

const segmenter = madeOnce(() => new Intl.Segmenter('pt-BR', { granularity: 'grapheme' }));

/** Latin letters and common punctuation: every UTF-16 unit is a character to the reader, and the slow way is not needed. */
const PLAIN = /^[\t\n\u0020-\u007e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u203a]*$/;

/** Where each character, as a reader counts them, begins. An accent, a joiner or half an emoji never begins one. */
export function graphemeStarts(text: string): number[] {
  if (PLAIN.test(text)) return Array.from(text, (_, at) => at);
  return Array.from(segmenter().segment(text), ({ index }) => index);
}

export function graphemeCount(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let count = 0;
  for (const _ of segmenter().segment(text)) count += 1;
  return count;
}

/** The whole characters that a range touches. */
export function wholeGraphemes(text: string, start: number, end: number): { start: number; end: number } {
  const segments = segmenter().segment(text);
  const last = end > start ? segments.containing(end - 1) : undefined;
  return { start: segments.containing(start)?.index ?? start, end: last ? last.index + last.segment.length : end };
}

export const cutsNoGrapheme = (text: string, start: number, end: number) => {
  const whole = wholeGraphemes(text, start, end);
  return whole.start === start && whole.end === end;
};
