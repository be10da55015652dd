import { once } from '../lexicon/read-data';
import { type HashedWeights, readHashed, scoreOf } from '../model/hashed-weights';
import { habit } from '../text/habits';
import { type ReadText, sentencesOf } from '../text/read-text';
import { fillOpinion, OPINION_FEATURES, SURPRISE } from './comma-features';
import { fillGap, GAP_FEATURES, gapsOf } from './gap';

const first = once((): HashedWeights => readHashed('comma-first.bin.gz'));
const missing = once((): HashedWeights => readHashed('comma-missing.bin.gz'));
const unneeded = once((): HashedWeights => readHashed('comma-unneeded.bin.gz'));
const features = new Uint32Array(GAP_FEATURES + OPINION_FEATURES);

/** Where a comma is so unlikely that nobody would miss it, the second floor is not even asked. */
export const LEAST_OPINION = -4.5;
/** Below this nobody would thank us for the remark. */
const LEAST = 0.1;

/** Writes into every sentence the gaps whose comma, or lack of one, reviewers would likely note. */
export function judgeCommas(text: ReadText): void {
  const list = sentencesOf(text).map((sentence) => ({
    sentence,
    gaps: gapsOf(sentence.tokens).map((gap) => ({ ...gap, opinion: scoreOf(first(), features, fillGap(features, sentence.tokens, gap)) })),
  }));
  const gaps = list.flatMap((entry) => entry.gaps);
  const writer = habit(gaps.filter(({ comma, opinion }) => (comma ? opinion < -SURPRISE : opinion > SURPRISE)).length, gaps.length);
  for (const { sentence, gaps: own } of list) {
    sentence.commas = own.flatMap(({ opinion, ...gap }) => {
      if (!gap.comma && opinion < LEAST_OPINION) return [];
      const count = fillOpinion(features, fillGap(features, sentence.tokens, gap), opinion, features, writer);
      const probability = 1 / (1 + Math.exp(-scoreOf(gap.comma ? unneeded() : missing(), features, count)));
      return probability < LEAST ? [] : [{ ...gap, probability }];
    });
  }
}
