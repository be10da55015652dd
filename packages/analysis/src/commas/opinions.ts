import { once } from '../lexicon/read-data';
import { type HashedWeights, readHashed, scoreOf } from '../model/hashed-weights';
import { type ReadText, sentencesOf } from '../text/read-text';
import { type Chunked, chunked } from './chunks';
import { type Gap, gapsOf, type Stretch, stretchAround } from './gap';
import { fillGap, GAP_FEATURES } from './gap-features';
import { fillLeaning, LEANING_FEATURES } from './leaning';
import type { OpinedSentence, Opinion } from './note-features';

const first = once((): HashedWeights => readHashed('comma-first.bin.gz'));
const missing = once((): HashedWeights => readHashed('comma-leaning-missing.bin.gz'));
const unneeded = once((): HashedWeights => readHashed('comma-leaning-unneeded.bin.gz'));
const features = new Uint32Array(GAP_FEATURES);
const leaningFeatures = new Uint32Array(LEANING_FEATURES);

const opinionOn = (sentence: Chunked, gap: Gap, stretch: Stretch): number =>
  scoreOf(first(), features, fillGap(features, sentence, gap, stretch));

/** The first floor: for every gap of a text, whether good texts would have a comma there. */
export const opinionsOn = (text: ReadText): OpinedSentence[] =>
  sentencesOf(text).map(({ tokens }) => {
    const sentence = chunked(tokens);
    return {
      sentence,
      gaps: gapsOf(tokens).map((gap) => {
        const stretch = stretchAround(sentence, gap);
        return { ...gap, stretch, opinion: opinionOn(sentence, gap, stretch) };
      }),
    };
  });

/** How much the words and shapes around a gap look like those that reviewers have noted. */
export function leaningOn(sentence: Chunked, gap: Opinion): number {
  fillGap(features, sentence, gap, gap.stretch);
  const n = fillLeaning(leaningFeatures, features, gap.opinion);
  return scoreOf(gap.comma ? unneeded() : missing(), leaningFeatures, n);
}
