import { once } from '../lexicon/read-data';
import { readHashed, scoreOf } from '../model/hashed-weights';
import { habit, isSlip } from '../text/habits';
import { type ReadText, sentencesOf, wordsOf } from '../text/read-text';
import type { Doubt, Sentence } from '../text/token';
import { candidatesOf } from './candidates';
import { type Candidate, DOUBT_FEATURES, fillDoubt, MISFIT, type Writer } from './doubt-features';

const model = once(() => readHashed('doubt.bin.gz'));
const features = new Uint32Array(DOUBT_FEATURES);

/** Below this nobody would thank us for the remark. The rules ask for more, each by its kind. */
const LEAST = 0.2;

export type Doubted = { writer: Writer; sentences: { sentence: Sentence; candidates: Candidate[] }[] };

/** The forms that could stand elsewhere in a text, and what they say about its writer. */
export function candidatesIn(text: ReadText): Doubted {
  const words = wordsOf(text);
  const sentences = sentencesOf(text).map((sentence) => ({ sentence, candidates: candidatesOf(sentence) }));
  const misfits = sentences.flatMap(({ candidates }) => candidates).filter(({ margin }) => margin > MISFIT).length;
  return { writer: { slips: habit(words.filter(isSlip).length, words.length), misfits: habit(misfits, words.length) }, sentences };
}

/** Writes into every sentence the words for which people would likely correct another form; the likeliest form only. */
export function doubt(text: ReadText): void {
  const { writer, sentences } = candidatesIn(text);
  for (const { sentence, candidates } of sentences) {
    const best = new Map<number, Doubt>();
    for (const candidate of candidates) {
      const score = scoreOf(model(), features, fillDoubt(features, candidate, writer));
      const probability = 1 / (1 + Math.exp(-score));
      if (probability < LEAST || (best.get(candidate.index)?.probability ?? 0) > probability) continue;
      best.set(candidate.index, { index: candidate.index, variant: candidate.variant, kind: candidate.kind, probability });
    }
    sentence.doubts = [...best.values()];
  }
}
