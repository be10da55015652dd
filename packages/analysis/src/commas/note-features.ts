import { isSlip } from '../text/habits';
import type { Chunked } from './chunks';
import type { Gap, Stretch } from './gap';

/** A gap with what good texts would do there: above 0 they have a comma. */
export type Opinion = Gap & { opinion: number; stretch: Stretch };
export type OpinedSentence = { sentence: Chunked; gaps: Opinion[] };

/** An opinion this far against what is written counts as one of the writer's slips. */
const SURPRISE = 1.5;
const FAR = -9;
/** Gaps of this length stand for a whole text when rates are worked out: a short text is no proof of a habit. */
const SHORT = 80;
/** Reviewers note fewer of many: but a text shorter than an ordinary essay is judged as if it were one. */
const ORDINARY = 300;

/** Words before which reviewers note a missing comma, from the often noted to the seldom. */
const OPENERS = new Map<string, number>();
for (const [rank, words] of [
  [5, 'mas porém contudo todavia entretanto'],
  [4, 'pois portanto porquanto'],
  [3, 'juntamente junto podendo já'],
  [2, 'apesar além principalmente segundo visto uma bem assim'],
  [1, 'e ou que nem'],
] as const)
  for (const word of words.split(' ')) OPENERS.set(word, rank);

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

type Writer = { numbers: number[]; lacking: number; excess: number; per: number };

/** What kind of writer it is as far as commas go. */
export function writerOf(list: OpinedSentence[]): Writer {
  const gaps = list.flatMap((entry) => entry.gaps);
  const per = 100 / Math.max(SHORT, gaps.length);
  let [slipsLacking, slipsExcess, lacking, excess, commas, unknown] = [0, 0, 0, 0, 0, 0];
  for (const { comma, opinion } of gaps) {
    if (comma) {
      commas++;
      excess += 1 - sigmoid(opinion);
      if (opinion < -SURPRISE) slipsExcess++;
    } else {
      lacking += sigmoid(opinion);
      if (opinion > SURPRISE) slipsLacking++;
    }
  }
  for (const { sentence } of list) for (const token of sentence.tokens) if (isSlip(token)) unknown++;
  const numbers = [
    slipsLacking * per,
    slipsExcess * per,
    commas * per,
    unknown * per,
    Math.max(ORDINARY, gaps.length),
    gaps.length / Math.max(1, list.length),
  ];
  return { numbers, lacking, excess, per };
}

/** What decides whether reviewers note a gap: the opinion there and around it, the shape of the sentence, the writer's habits. */
export function noteFeatures({ sentence, gaps }: OpinedSentence, at: number, writer: Writer): number[] {
  const { tokens, chunks } = sentence;
  const gap = gaps[at] as Opinion; // the caller counts over gaps
  const { opinion, comma, left, right, stretch } = gap;
  const near = (step: number) => gaps[at + step]?.opinion ?? FAR;
  let [withinBefore, withinAfter, rival, commas] = [FAR, FAR, FAR, 0];
  let [commaBefore, commaAfter] = [FAR, FAR];
  gaps.forEach((other, i) => {
    if (other.comma) {
      commas++;
      if (i < at) commaBefore = other.opinion;
      else if (i > at && commaAfter === FAR) commaAfter = other.opinion;
    } else if (i !== at) rival = Math.max(rival, other.opinion);
    if (i < at && other.left >= stretch.start) withinBefore = Math.max(withinBefore, other.opinion);
    if (i > at && other.right <= stretch.end) withinAfter = Math.max(withinAfter, other.opinion);
  });
  const own = comma ? 1 - sigmoid(opinion) : sigmoid(opinion);
  return [
    opinion,
    near(-1),
    near(1),
    near(-2),
    near(2),
    withinBefore,
    withinAfter,
    rival,
    commaBefore,
    commaAfter,
    left - stretch.start + 1,
    stretch.end - right,
    stretch.verbsBefore,
    stretch.verbsAfter,
    stretch.linksBefore,
    tokens.length,
    commas,
    left + 1,
    tokens.length - right,
    stretch.start === 0 ? 1 : 0,
    tokens[stretch.start - 1]?.text === ',' ? 1 : 0,
    tokens[stretch.end]?.text === ',' ? 1 : 0,
    (writer.lacking - (comma ? 0 : own)) * writer.per,
    (writer.excess - (comma ? own : 0)) * writer.per,
    ...writer.numbers,
    OPENERS.get(tokens[right]?.lower ?? '') ?? 0,
    chunks[left] ?? 0,
    chunks[right] ?? 0,
    chunks[right + 1] ?? 0,
    chunks[stretch.end + 1] ?? 0,
    stretch.start > 1 ? (chunks[stretch.start - 2] ?? 0) : 0,
    chunks[left - 1] ?? 0,
    chunks[stretch.start] ?? 0,
  ];
}
