import { madeOnce } from './made-once';

export type WordRange = { start: number; end: number };

const segmenter = madeOnce(() => new Intl.Segmenter('pt-BR', { granularity: 'word' }));
const HYPHEN = /^[-\u2010\u2011]$/;

/** The words of a text by UTF-16 positions. `guarda-chuva` and `disse-lhe` are one word to the reader, and so they are here. */
export function wordRanges(text: string): WordRange[] {
  const words: WordRange[] = [];
  for (const { segment, index, isWordLike } of segmenter().segment(text)) {
    if (!isWordLike) continue;
    const end = index + segment.length;
    const last = words.at(-1);
    if (last && HYPHEN.test(text.slice(last.end, index))) last.end = end;
    else words.push({ start: index, end });
  }
  return words;
}

/** How many words of the sorted list come before the first one that `isAfter`. */
function countBefore(words: readonly WordRange[], isAfter: (word: WordRange) => boolean): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const word = words[middle];
    if (word && isAfter(word)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The word a position is in or touches the start of; undefined between words. */
export function wordAt(words: readonly WordRange[], position: number): WordRange | undefined {
  const word = words[countBefore(words, ({ end }) => end > position)];
  return word && word.start <= position ? word : undefined;
}

/** The first word that begins at or after a position. */
export const nextWord = (words: readonly WordRange[], position: number): WordRange | undefined =>
  words[countBefore(words, ({ start }) => start >= position)];

/** The last word that ends at or before a position. */
export const previousWord = (words: readonly WordRange[], position: number): WordRange | undefined =>
  words[countBefore(words, ({ end }) => end > position) - 1];

/** Where a selection that grows forwards goes next: the end of the word it is in, or of the following one. At the last word it stays. */
export const nextWordEnd = (words: readonly WordRange[], position: number): number =>
  words[countBefore(words, ({ end }) => end > position)]?.end ?? position;

/** Where a selection that grows backwards goes next: the start of the word it is in, or of the one before. At the first word it stays. */
export const previousWordStart = (words: readonly WordRange[], position: number): number =>
  words[countBefore(words, ({ start }) => start >= position) - 1]?.start ?? position;
