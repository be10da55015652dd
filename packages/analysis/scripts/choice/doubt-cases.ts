import { type Candidate, DOUBT_FEATURES, fillDoubt } from '../../src/choice/doubt-features';
import { candidatesIn } from '../../src/choice/doubts';
import type { Tally } from '../../src/choice/mark-features';
import type { Sentence } from '../../src/text/token';
import { understandWithoutDoubts as understand } from '../../src/understand';
import { readConllu } from '../corpora/conllu';
import { type Corrected, corrected, isHeldOut, share, treebank } from '../corpora/folder';

export const FOLDS = 5;

export type Case = {
  candidate: Candidate;
  sentence: Sentence;
  features: Uint32Array;
  /** 1 where a person wrote the candidate, a half where a person corrected something else there: the student did go wrong. */
  label: number;
  weight: number;
  fold: number;
};
export type DoubtText = { cases: Case[]; tally: Tally };

const words = (text: string): string[] => text.toLowerCase().split(/[^\p{L}-]+/u);

function read(essay: Corrected, weight: number): DoubtText {
  const text = understand(essay.paragraphs);
  const { writer, tally, found } = candidatesIn(text);
  const fold = Math.floor(share(`fold${essay.id}`) * FOLDS);
  const paragraphOf = new Map(text.paragraphs.flatMap(({ sentences, index }) => sentences.map((sentence) => [sentence, index] as const)));
  const cases = found.map(({ sentence, candidate }): Case => {
    const token = sentence.tokens[candidate.index]!;
    const met = essay.corrections.filter((c) => c.paragraph === paragraphOf.get(sentence) && c.start < token.end && token.start < c.end);
    const agrees = met.some((c) => words(c.right).includes(candidate.variant) && !words(c.wrong).includes(candidate.variant));
    const features = new Uint32Array(DOUBT_FEATURES);
    const n = fillDoubt(features, candidate, writer);
    return { candidate, sentence, features: features.slice(0, n), label: agrees ? 1 : met.length > 0 ? 0.5 : 0, weight, fold };
  });
  return { cases, tally };
}

/** Corrected essays, and news that editors have read: whatever is doubted there is an alarm. Ten sentences make a text, so that habits show. */
export function readDoubts(): DoubtText[] {
  const texts = corrected()
    .filter(({ id }) => !isHeldOut(id))
    .map((essay) => read(essay, 1));
  const news = readConllu(treebank('gsd-ud-train')).map(({ text }) => text);
  for (let at = 0; at < news.length; at += 25)
    texts.push(read({ id: `news${at}`, paragraphs: news.slice(at, at + 10), corrections: [] }, 0.5));
  return texts;
}
