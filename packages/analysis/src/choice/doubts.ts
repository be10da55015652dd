import { once } from '../lexicon/read-data';
import { readHashed, scoreOf } from '../model/hashed-weights';
import type { Doubt, Sentence } from '../text/token';
import { candidatesOf } from './candidates';
import { DOUBT_FEATURES, fillDoubt } from './doubt-features';

const model = once(() => readHashed('doubt.bin.gz'));
const features = new Uint32Array(DOUBT_FEATURES);

/** Below this nobody would thank us for the remark. The rules ask for more, each by its kind. */
const LEAST = 0.2;

/** Words of the sentence for which another form is likelier than not to be what people would correct it to; the likeliest form only. */
export function doubtsOf(sentence: Sentence): Doubt[] {
  const best = new Map<number, Doubt>();
  for (const candidate of candidatesOf(sentence)) {
    const score = scoreOf(model(), features, fillDoubt(features, candidate));
    const probability = 1 / (1 + Math.exp(-score));
    const known = best.get(candidate.index);
    if (probability < LEAST) continue;
    if (!known || known.probability < probability) {
      best.set(candidate.index, { index: candidate.index, variant: candidate.variant, kind: candidate.kind, probability });
    }
  }
  return [...best.values()];
}
