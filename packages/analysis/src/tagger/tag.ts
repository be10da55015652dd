import { once, readData } from '../lexicon/read-data';
import { hashText } from '../model/hash';
import type { Sentence } from '../text/token';
import { FEATURE_COUNT, fillFeatures, type WordShape, wordShape } from './features';
import { traitsOf } from './manner';
import { addUp, readWeights, type TagWeights } from './weights';

type Header = {
  bits: number;
  /** Those of one part first. */
  tags: string[];
  simple: number;
  fixed: Record<string, string>;
  habits: Record<string, string>;
  joined: string;
  /** Words by the group they belong to. */
  kin: Record<string, string>;
  /** Traits by how much they speak for today's treebank, in tenths. */
  traits: Record<string, string>;
  keys: number;
  weights: number;
};
type Weights = {
  tags: string[];
  simple: number;
  /** Small words that are always the same need no thought. */
  fixed: Map<string, number>;
  habits: Map<string, number>;
  /** Words that are two in one: "do", "pela"; any with a hyphen may be. */
  joined: Set<string>;
  kin: Map<string, number>;
  traits: Map<string, number>;
  byFeature: TagWeights;
};

/** A header, then the weights. */
const weights = once((): Weights => {
  const bytes = readData('tagger.bin.gz');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerLength = view.getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + headerLength))) as Header; // written by our training script
  const fixed = new Map<string, number>();
  header.tags.forEach((name, t) => {
    for (const form of listed(header.fixed[name])) fixed.set(form, t);
  });
  const habits = new Map<string, number>();
  for (const [habit, words] of Object.entries(header.habits)) for (const word of listed(words)) habits.set(word, hashText(habit));
  const { tags, simple } = header;
  const joined = new Set(listed(header.joined));
  return {
    tags,
    simple,
    fixed,
    habits,
    joined,
    kin: numbered(header.kin),
    traits: numbered(header.traits),
    byFeature: readWeights(bytes.subarray(4 + headerLength), header),
  };
});

const listed = (words: string | undefined): string[] => (words ? words.split(' ') : []);

function numbered(lists: Record<string, string>): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const [number, words] of Object.entries(lists)) for (const word of listed(words)) numbers.set(word, Number(number));
  return numbers;
}

const features = new Uint32Array(FEATURE_COUNT);

/** How much a sentence speaks for today's treebank. `raw` is the sentence before its marks were made alike. */
export function speaksForToday({ tokens }: Sentence, raw: string): number {
  const { traits } = weights();
  const found = traitsOf(
    tokens.map((token) => token.text),
    raw.includes('«'),
  );
  return found.reduce((sum, trait) => sum + (traits.get(trait) ?? 0), 0) / 10;
}

/**
 * Writes the part of speech into every token of the sentence. It is read twice, from left to right and from right to left: what one way
 * knows only too late the other knows in time, and the scores of both decide.
 */
export function tagSentence({ tokens }: Sentence, manner: number): void {
  const model = weights();
  const { tags, simple, fixed, habits, kin } = model;
  const words = tokens.map(({ text, lower, readings }, i) =>
    wordShape(text, lower, readings, habits.get(lower) ?? 0, kin.get(lower) ?? 0, i === 0),
  );
  const asked = tokens.map(({ text, lower }) => ({
    known: fixed.get(text),
    choices: mayBeTwo(model, lower) ? tags.length : simple,
    scores: new Int32Array(tags.length),
  }));
  readThrough(model, { words, backwards: false }, asked, manner);
  readThrough(model, { words: words.reverse(), backwards: true }, asked.toReversed(), manner);
  tokens.forEach((token, i) => {
    const { known, scores, choices } = asked[i] as Asked; // one for each token
    token.upos = tags[known ?? highest(scores, choices)] ?? 'X';
  });
}

/** A word's only tag, or else how many it may have and what speaks for each. */
type Asked = { known: number | undefined; choices: number; scores: Int32Array };

/** Adds to each word what speaks for its tags, given those of the two words before: the ones this reading alone would choose. */
function readThrough(model: Weights, sentence: { words: WordShape[]; backwards: boolean }, asked: Asked[], manner: number): void {
  const none = model.tags.length;
  const own = new Int32Array(none);
  let tag1 = none;
  let tag2 = none;
  asked.forEach(({ known, choices, scores }, i) => {
    let tag = known;
    if (tag === undefined) {
      addUp(model.byFeature, own, features, fillFeatures(features, sentence, i, tag1, tag2, manner));
      tag = highest(own, choices);
      for (let t = 0; t < choices; t++) scores[t] = (scores[t] ?? 0) + (own[t] ?? 0);
    }
    tag2 = tag1;
    tag1 = tag;
  });
}

const mayBeTwo = ({ joined }: Weights, word: string): boolean => joined.has(word) || word.includes('-');

function highest(scores: Int32Array, choices: number): number {
  let best = 0;
  for (let t = 1; t < choices; t++) if ((scores[t] ?? 0) > (scores[best] ?? 0)) best = t;
  return best;
}
