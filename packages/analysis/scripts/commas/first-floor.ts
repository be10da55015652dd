import { GAP_FEATURES } from '../../src/commas/gap-features';
import { type CommaText, FOLDS, features, gapCount, wanted } from './gap-table';

export const BITS = 22;
const MASK = 2 ** BITS - 1;
const EPOCHS = 2;
const RATE = 0.12;
const LEAST_SEEN = 3;

let seen: Uint16Array | undefined;
function countSeen(): Uint16Array {
  const counts = new Uint16Array(MASK + 1);
  for (let k = 0; k < gapCount() * GAP_FEATURES; k++) {
    const f = features[k]! & MASK;
    if (counts[f]! < 60000) counts[f]!++;
  }
  return counts;
}

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));

function score(weights: Float32Array, i: number): number {
  let sum = 0;
  for (let k = i * GAP_FEATURES; k < (i + 1) * GAP_FEATURES; k++) sum += weights[features[k]! & MASK]!;
  return sum;
}

/** A straight line over hashed features, each learning at its own pace (AdaGrad). */
export function trainFirst(list: CommaText[]): Float32Array {
  seen ??= countSeen();
  const weights = new Float32Array(MASK + 1);
  const gradients = new Float32Array(MASK + 1).fill(1);
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const text of list)
      for (let i = text.from; i < text.to; i++) {
        const gradient = sigmoid(score(weights, i)) - wanted[i]!;
        if (Math.abs(gradient) < 0.02) continue;
        for (let k = i * GAP_FEATURES; k < (i + 1) * GAP_FEATURES; k++) {
          const f = features[k]! & MASK;
          if (seen[f]! < LEAST_SEEN) continue;
          gradients[f]! += gradient * gradient;
          weights[f]! -= (RATE * gradient) / Math.sqrt(gradients[f]!);
        }
      }
  return weights;
}

/** Each text is judged by a first floor that has not read it: a model is too sure of what it has learnt from. */
export function crossedOpinions(texts: CommaText[]): Float32Array {
  const opinions = new Float32Array(gapCount());
  const careful = texts.filter((text) => text.careful && !text.trial);
  const judge = (list: CommaText[], weights: Float32Array) => {
    for (const { from, to } of list) for (let i = from; i < to; i++) opinions[i] = score(weights, i);
  };
  for (let fold = 0; fold < FOLDS; fold++) {
    judge(
      texts.filter((text) => text.fold === fold && !text.trial),
      trainFirst(careful.filter((text) => text.fold !== fold)),
    );
    console.log('first floor, fold', fold);
  }
  judge(
    texts.filter((text) => text.trial),
    trainFirst(careful),
  );
  return opinions;
}
