import { type Case, FOLDS } from './doubt-cases';

export const BITS = 18;
const MASK = 2 ** BITS - 1;
/** Pulls weights of rare pairs back to nothing: few corrections stand behind each. */
const PENALTY = 0.01;
const RATE = 0.2;
const EPOCHS = 6;

/** A straight line over hashed features, each learning at its own pace (AdaGrad). */
export function trainLine(list: Case[]): Float32Array {
  const weights = new Float32Array(MASK + 1);
  const gradients = new Float32Array(MASK + 1).fill(1);
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (let at = 0; at < list.length; at++) {
      const { features, label, weight } = list[(at * 1_000_003 + epoch) % list.length]!;
      const gradient = (1 / (1 + Math.exp(-score(weights, features))) - label) * weight;
      if (Math.abs(gradient) < 1e-3) continue;
      for (const feature of features) {
        const f = feature & MASK;
        const g = gradient + PENALTY * weights[f]!;
        gradients[f]! += g * g;
        weights[f]! -= (RATE * g) / Math.sqrt(gradients[f]!);
      }
    }
  return weights;
}

function score(weights: Float32Array, features: Uint32Array): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature & MASK]!;
  return sum;
}

/** Each text is judged by a line that has not read it: the forest above must not learn to trust what was learnt by heart. */
export function crossedLeanings(cases: Case[]): Map<Case, number> {
  const leanings = new Map<Case, number>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = trainLine(cases.filter((c) => c.fold !== fold));
    for (const c of cases) if (c.fold === fold) leanings.set(c, score(weights, c.features));
  }
  return leanings;
}
