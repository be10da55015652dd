import { hashText, mix } from '../model/hash';
import type { PlacedWord } from './words';

/** Words per shingle and shingles per window: any copy of SHINGLE + WINDOW - 1 words leaves a common fingerprint. */
export const SHINGLE = 4;
const WINDOW = 4;

export type Fingerprint = { hash: number; at: number };

export function shingles(words: PlacedWord[]): number[] {
  const hashes = words.map(({ word }) => hashText(word));
  const found: number[] = [];
  for (let i = 0; i + SHINGLE <= hashes.length; i++) {
    let hash = 17;
    for (let k = 0; k < SHINGLE; k++) hash = mix(hash, hashes[i + k] ?? 0);
    found.push(hash);
  }
  return found;
}

/**
 * Winnowing (Schleimer, Wilkerson and Aiken 2003): of every window of shingles the smallest is kept. These few numbers are what is stored
 * of a composition, so that a hundred thousand can be searched by an index without reading them.
 */
export function winnow(words: PlacedWord[]): Fingerprint[] {
  const hashes = shingles(words);
  const kept: Fingerprint[] = [];
  let last = -1;
  for (let i = 0; i + WINDOW <= hashes.length || (i === 0 && hashes.length > 0); i++) {
    let least = i;
    for (let k = i; k < Math.min(i + WINDOW, hashes.length); k++) if ((hashes[k] ?? 0) <= (hashes[least] ?? 0)) least = k;
    if (least !== last) kept.push({ hash: hashes[least] ?? 0, at: least });
    last = least;
  }
  return kept;
}
