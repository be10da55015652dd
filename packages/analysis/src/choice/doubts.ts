import { once, readJson } from '../lexicon/read-data';
import { readHashed, scoreOf } from '../model/hashed-weights';
import { type Forest, packForest, predict } from '../model/trees';
import { habit, isSlip } from '../text/habits';
import { type ReadText, sentencesOf, wordsOf } from '../text/read-text';
import type { Doubt, Sentence } from '../text/token';
import { candidatesOf } from './candidates';
import { type Candidate, DOUBT_FEATURES, fillDoubt, MISFIT, type Writer } from './doubt-features';
import { type Leaning, markFeatures, type Tally } from './mark-features';

export type DoubtForest = { payload: Forest };

const line = once(() => readHashed('doubt.bin.gz'));
const forest = once(() => packForest(readJson<DoubtForest>('doubt-forest.json.gz').payload));
const features = new Uint32Array(DOUBT_FEATURES);

/** Below this nobody would thank us for the remark. The rules ask for more, each by its kind. */
const LEAST = 0.2;

export type Doubted = { writer: Writer; tally: Tally; found: { sentence: Sentence; candidate: Candidate }[] };

/** The forms that could stand elsewhere in a text, and what they say about its writer. */
export function candidatesIn(text: ReadText): Doubted {
  const words = wordsOf(text);
  const found = sentencesOf(text).flatMap((sentence) => candidatesOf(sentence).map((candidate) => ({ sentence, candidate })));
  const misfits = found.filter(({ candidate }) => candidate.margin > MISFIT).length;
  const tally = { words: words.length, slips: words.filter(isSlip).length, misfits };
  return { writer: { slips: habit(tally.slips, tally.words), misfits: habit(misfits, tally.words) }, tally, found };
}

/** Writes into every sentence the words for which people would likely correct another form; the likeliest form only. */
export function doubt(text: ReadText): void {
  const { writer, tally, found } = candidatesIn(text);
  const leanings = found.map(
    (entry): Leaning => ({ ...entry, leaning: scoreOf(line(), features, fillDoubt(features, entry.candidate, writer)) }),
  );
  const values = markFeatures(leanings, tally);
  leanings.forEach(({ sentence, candidate: { index, variant, kind } }, i) => {
    const probability = 1 / (1 + Math.exp(-predict(forest(), values[i] ?? [])));
    if (probability >= LEAST) keep(sentence.doubts, { index, variant, kind, probability });
  });
}

/** Of two forms for one word, the likelier. */
function keep(doubts: Doubt[], doubt: Doubt): void {
  const at = doubts.findIndex(({ index }) => index === doubt.index);
  if (at < 0) doubts.push(doubt);
  else if ((doubts[at]?.probability ?? 0) < doubt.probability) doubts[at] = doubt;
}
