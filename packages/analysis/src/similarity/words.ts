import { normalise } from '../text/normalise';

export type PlacedWord = { word: string; start: number; end: number };

/** Words as a copyist leaves them when capitals, accents and punctuation change: lower case, without accents. */
export function fingerprintWords(text: string): PlacedWord[] {
  return [...normalise(text).matchAll(/[\p{L}\p{M}\d]+/gu)].map((match) => ({
    word: match[0].normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
