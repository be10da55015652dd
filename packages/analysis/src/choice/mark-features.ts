import { logFrequency } from '../lexicon/frequency';
import { readingsOf } from '../lexicon/lexicon';
import { FEMININE, MASCULINE, NOMINAL, PLURAL, SINGULAR, V3P, V3S } from '../lexicon/morphology';
import type { DoubtKind, Sentence, Token } from '../text/token';
import type { Candidate } from './doubt-features';
import { subjectBefore } from './subject';

const KINDS: DoubtKind[] = ['accent', 'crase', 'deixis', 'pair', 'inflection'];
/** An essay is about this long, and of a hundred of its words so many are amiss. A shorter text counts as if the rest of it were ordinary. */
const ORDINARY = 250;
const USUAL = {
  slips: 0.5,
  misfits: 2,
  total: 1.5,
  sums: { accent: 0.4, crase: 0.2, deixis: 0.15, pair: 0.3, inflection: 0.47 },
  counts: { accent: 1.4, crase: 0.66, deixis: 0.57, pair: 3.3, inflection: 6.7 },
};
const PARTS = ['', 'NOUN', 'PROPN', 'ADJ', 'VERB', 'AUX', 'ADV', 'ADP', 'ADP+DET', 'DET', 'PRON', 'CCONJ', 'SCONJ', 'NUM', 'PUNCT'];

/** A candidate with what the learnt line makes of it: the logarithm of the odds that people would correct it. */
export type Leaning = { sentence: Sentence; candidate: Candidate; leaning: number };

/** A text as a whole, in counts. */
export type Tally = { words: number; slips: number; misfits: number };

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
const partOf = (token: Token | undefined): number => Math.max(0, PARTS.indexOf(token?.upos ?? ''));

/** 1 where only the other form shares a side with its neighbour, -1 where only the written one does. */
const sides =
  (one: number, other: number, asOne: number, asOther: number) =>
  (neighbour: number, written: number, variant: number): number => {
    const shares = (readings: number) => ((readings & asOne && neighbour & one) || (readings & asOther && neighbour & other) ? 1 : 0);
    return neighbour === 0 ? 0 : shares(variant) - shares(written);
  };
const inNumber = sides(SINGULAR, PLURAL, SINGULAR | V3S, PLURAL | V3P);
const inGender = sides(MASCULINE, FEMININE, MASCULINE, FEMININE);

/** How much is amiss in a text, of each kind: who corrects one slip of a kind corrects the next. */
function amiss(list: Leaning[]) {
  const sums = new Map<DoubtKind, number>();
  const counts = new Map<string, number>();
  let total = 0;
  for (const { candidate, leaning } of list) {
    const own = sigmoid(leaning);
    total += own;
    sums.set(candidate.kind, (sums.get(candidate.kind) ?? 0) + own);
    for (const key of [candidate.kind, pairOf(candidate)]) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return { sums, counts, total };
}
const pairOf = ({ written, variant }: Candidate): string => `${written}>${variant}`;

/** What decides whether people would correct a candidate, for all of a text: the line's leaning, the neighbours, the rest of the text. */
export function markFeatures(list: Leaning[], { words, slips, misfits }: Tally): number[][] {
  const { sums, counts, total } = amiss(list);
  const length = Math.max(ORDINARY, words);
  const rate = (count: number, usual: number) => (100 * count + usual * (length - words)) / length;
  return list.map(({ sentence: { tokens }, candidate: c, leaning }, at) => {
    const written = readingsOf(c.written);
    const variant = readingsOf(c.variant);
    const { head, nearest, joined, relative } = subjectBefore(tokens, c.index);
    const before = (tokens[c.index - 1]?.readings ?? 0) & NOMINAL;
    const next = (tokens[c.index + 1]?.readings ?? 0) & NOMINAL;
    const own = sigmoid(leaning);
    return [
      leaning,
      c.margin,
      c.rivals,
      ...KINDS.map((kind) => (kind === c.kind ? 1 : 0)),
      logFrequency(c.written),
      logFrequency(c.variant),
      logFrequency(c.variant) - logFrequency(c.written),
      c.unknown ? 1 : 0,
      c.written.length,
      c.variant.length - c.written.length,
      c.position,
      tokens.length,
      inNumber(head, written, variant),
      inNumber(nearest, written, variant),
      inNumber(next, written, variant),
      inNumber(before, written, variant),
      inGender(next, written, variant),
      inGender(before, written, variant),
      (joined ? 1 : 0) + (relative ? 2 : 0),
      ...[0, -1, 1, -2, 2].map((step) => partOf(tokens[c.index + step])),
      rate(total - own, USUAL.total),
      rate((sums.get(c.kind) ?? 0) - own, USUAL.sums[c.kind]),
      rate(counts.get(c.kind) ?? 0, USUAL.counts[c.kind]),
      counts.get(pairOf(c)) ?? 0,
      rate(slips, USUAL.slips),
      rate(misfits, USUAL.misfits),
      length,
      at / list.length,
    ];
  });
}
