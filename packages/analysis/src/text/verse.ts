import type { ReadText } from './read-text';

const LEAST_LINES = 4;
const LONGEST_VERSE = 60; // characters

/** Asked for every line, counted once. */
const known = new WeakMap<ReadText, boolean>();

/** Most of its lines are short: a poem, a song, a list; not a text in paragraphs. */
export function isVerse(text: ReadText): boolean {
  const already = known.get(text);
  if (already !== undefined) return already;
  const { paragraphs } = text;
  const short = paragraphs.filter((line) => line.text.length <= LONGEST_VERSE).length;
  const itIs = paragraphs.length >= LEAST_LINES && short >= (paragraphs.length * 2) / 3;
  known.set(text, itIs);
  return itIs;
}
