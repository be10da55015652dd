import { fingerprintWords } from '../similarity/words';
import type { ReadText } from '../text/read-text';

/** A handwritten line of the official sheet holds about this many words. */
const WORDS_PER_LINE = 10;
const COPIED_RUN = 6;

/** Lines that are the student's own: what is copied from the motivating texts does not count. */
export function ownLines(text: ReadText, sources: string[]): number {
  const own = text.paragraphs.flatMap((paragraph) => fingerprintWords(paragraph.text).map(({ word }) => word));
  const copied = copiedWords(own, sources);
  return Math.floor(own.filter((_, i) => !copied.has(i)).length / WORDS_PER_LINE);
}

/** Indices of words that lie in a run of six or more that a source also has. */
export function copiedWords(words: string[], sources: string[]): Set<number> {
  const known = new Set<string>();
  for (const source of sources) {
    const list = fingerprintWords(source).map(({ word }) => word);
    for (let i = 0; i + COPIED_RUN <= list.length; i++) known.add(list.slice(i, i + COPIED_RUN).join(' '));
  }
  const copied = new Set<number>();
  if (known.size === 0) return copied;
  for (let i = 0; i + COPIED_RUN <= words.length; i++) {
    if (!known.has(words.slice(i, i + COPIED_RUN).join(' '))) continue;
    for (let k = 0; k < COPIED_RUN; k++) copied.add(i + k);
  }
  return copied;
}
