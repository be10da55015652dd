import { GAP_FEATURES } from '../../src/commas/gap-features';
import { LEAST_OPINION } from '../../src/commas/judge';
import { fillLeaning, LEANING_FEATURES } from '../../src/commas/leaning';
import { share } from '../corpora/folder';
import { type CommaText, comma, features, gapCount, wanted } from './gap-table';

export const BITS = 20;
const MASK = 2 ** BITS - 1;
const EPOCHS = 3;
const RATE = 0.08;
/** Few notes stand behind each word: weights are pulled back to nothing. */
const PENALTY = 0.002;
const LEAST_SEEN = 4;
const FOLDS = 5;
export type Kind = 'missing' | 'unneeded';

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));
const row = new Uint32Array(LEANING_FEATURES);
const fill = (i: number, opinion: number): number => fillLeaning(row, features.subarray(i * GAP_FEATURES, (i + 1) * GAP_FEATURES), opinion);

function score(weights: Float32Array, n: number): number {
  let sum = 0;
  for (let k = 0; k < n; k++) sum += weights[row[k]! & MASK]!;
  return sum;
}

const asked = (i: number, kind: Kind, opinions: Float32Array): boolean =>
  comma[i] === (kind === 'unneeded' ? 1 : 0) && (comma[i] === 1 || opinions[i]! >= LEAST_OPINION);

/** A straight line over the words and shapes around a gap that learns from the notes themselves. */
export function trainNotes(list: CommaText[], kind: Kind, opinions: Float32Array, weightOf: (text: CommaText) => number): Float32Array {
  const weights = new Float32Array(MASK + 1);
  const gradients = new Float32Array(MASK + 1).fill(1);
  const seen = new Uint16Array(MASK + 1);
  for (const { from, to } of list)
    for (let i = from; i < to; i++)
      if (asked(i, kind, opinions)) {
        const n = fill(i, opinions[i]!);
        for (let k = 0; k < n; k++) if (seen[row[k]! & MASK]! < 60000) seen[row[k]! & MASK]!++;
      }
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const text of list) {
      const weight = weightOf(text);
      for (let i = text.from; i < text.to; i++) {
        if (!asked(i, kind, opinions)) continue;
        const n = fill(i, opinions[i]!);
        const gradient = (sigmoid(score(weights, n)) - (wanted[i] === comma[i] ? 0 : 1)) * weight;
        if (Math.abs(gradient) < 0.002) continue;
        for (let k = 0; k < n; k++) {
          const f = row[k]! & MASK;
          if (seen[f]! < LEAST_SEEN) continue;
          const g = gradient + PENALTY * weights[f]!;
          gradients[f]! += g * g;
          weights[f]! -= (RATE * g) / Math.sqrt(gradients[f]!);
        }
      }
    }
  return weights;
}

function judge(list: CommaText[], kind: Kind, opinions: Float32Array, weights: Float32Array, out: Float32Array): void {
  for (const { from, to } of list)
    for (let i = from; i < to; i++) {
      if (!asked(i, kind, opinions)) continue;
      out[i] = score(weights, fill(i, opinions[i]!));
    }
}

/** As with the first floor, each text is judged by a line that has not read it. */
export function crossedLeanings(texts: CommaText[], opinions: Float32Array, weightOf: (text: CommaText) => number): Float32Array {
  const out = new Float32Array(gapCount());
  const own = texts.filter((text) => text.noted && !text.trial);
  const fold = (text: CommaText) => Math.floor(share(`note${text.id}`) * FOLDS);
  for (const kind of ['missing', 'unneeded'] as const) {
    for (let f = 0; f < FOLDS; f++)
      judge(
        own.filter((text) => fold(text) === f),
        kind,
        opinions,
        trainNotes(
          own.filter((text) => fold(text) !== f),
          kind,
          opinions,
          weightOf,
        ),
        out,
      );
    judge(
      texts.filter((text) => text.trial),
      kind,
      opinions,
      trainNotes(own, kind, opinions, weightOf),
      out,
    );
    console.log('leanings', kind);
  }
  return out;
}
