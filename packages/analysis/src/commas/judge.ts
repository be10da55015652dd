import { once, readJson } from '../lexicon/read-data';
import { type Forest, packForest, predict } from '../model/trees';
import { type ReadText, sentencesOf } from '../text/read-text';
import type { Sentence } from '../text/token';
import type { Gap } from './gap';
import { noteFeatures, writerOf } from './note-features';
import { leaningOn, opinionsOn } from './opinions';

export type CommaForests = { payload: { missing: Forest; unneeded: Forest } };

const forests = once(() => {
  const { missing, unneeded } = readJson<CommaForests>('comma-forests.json.gz').payload;
  return { missing: packForest(missing), unneeded: packForest(unneeded) };
});

/** Where a comma is so unlikely that nobody would miss it, the second floor is not even asked. */
export const LEAST_OPINION = -2;
/** Below this nobody would thank us for the remark. */
const LEAST = 0.1;

/** Before these a comma is missed by everybody, in one sentence as in a whole essay: seven in ten were noted. */
const OPPOSING = new Set(['mas', 'porém']);
const JOINING = new Set(['e', 'ou', 'mas']);
const MISSED = 0.65;

function isMissed(sentence: Sentence, { left, right, comma }: Gap): boolean {
  const before = sentence.tokens[left];
  return !comma && before?.kind === 'word' && !JOINING.has(before.lower) && OPPOSING.has(sentence.tokens[right]?.lower ?? '');
}

/** Writes into every sentence the gaps whose comma, or lack of one, reviewers would likely note. */
export function judgeCommas(text: ReadText): void {
  const list = opinionsOn(text);
  const writer = writerOf(list);
  sentencesOf(text).forEach((sentence, s) => {
    const entry = list[s];
    if (!entry) return;
    sentence.commas = entry.gaps.flatMap((gap, at) => {
      const { left, right, comma, opinion } = gap;
      const least = isMissed(sentence, gap) ? MISSED : 0;
      if (!comma && opinion < LEAST_OPINION && least === 0) return [];
      const values = [...noteFeatures(entry, at, writer), leaningOn(entry.sentence, gap)];
      const probability = Math.max(least, 1 / (1 + Math.exp(-predict(comma ? forests().unneeded : forests().missing, values))));
      return probability < LEAST ? [] : [{ left, right, comma, probability }];
    });
  });
}
