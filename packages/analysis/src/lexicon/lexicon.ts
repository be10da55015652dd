import { readingsInDictionary } from './automaton';
import { hyphenated } from './hyphens';

const remembered = new Map<string, number>();

/** Readings of a lower-case word; 0 when it is no word we know. */
export function readingsOf(word: string): number {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  let readings = readingsInDictionary(word);
  if (readings === 0 && word.includes('-')) readings = hyphenated(word, readingsInDictionary);
  // Texts are endless and words are not, but misspellings are: the memory is emptied before it can grow without end.
  if (remembered.size > 50_000) remembered.clear();
  remembered.set(word, readings);
  return readings;
}

export const isKnown = (word: string): boolean => readingsOf(word) !== 0;
