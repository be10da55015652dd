import { mix } from '../model/hash';
import { GAP_FEATURES } from './gap-features';

export const LEANING_FEATURES = GAP_FEATURES + 8;

const step = (value: number, width: number, least: number, most: number): number =>
  Math.round(Math.max(least, Math.min(most, value)) / width) + 100;

/** What a reviewer's note may hang on: the words and shapes around the gap, and how much good texts would differ from what is written. */
export function fillLeaning(out: Uint32Array, gap: Uint32Array, opinion: number): number {
  out.set(gap.subarray(0, GAP_FEATURES));
  let n = GAP_FEATURES;
  const fine = step(opinion, 0.5, -8, 8);
  const coarse = step(opinion, 1.5, -7.5, 7.5);
  // Of the gap's features: 1 the word before, 2 the word after, 8 both parts of speech, 17 how the stretch opens, 57 its shape.
  out[n++] = mix(901, fine);
  out[n++] = mix(mix(902, coarse), gap[1] ?? 0);
  out[n++] = mix(mix(903, coarse), gap[2] ?? 0);
  out[n++] = mix(mix(904, coarse), gap[8] ?? 0);
  out[n++] = mix(mix(905, coarse), gap[17] ?? 0);
  out[n++] = mix(mix(906, coarse), gap[57] ?? 0);
  out[n++] = mix(mix(907, fine), gap[21] ?? 0);
  out[n++] = mix(mix(908, coarse), gap[16] ?? 0);
  return n;
}
