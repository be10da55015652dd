import { expanded } from '../../src/tagger/bytes';
import { FEATURE_COUNT, fillFeatures, type WordShape } from '../../src/tagger/features';

export type Sentence = {
  words: WordShape[];
  /** The words and all that belongs to them come in reverse. */
  backwards: boolean;
  /** What its own words tell, and what a long text of its treebank would. */
  manner: number;
  sure: number;
  /** The tag of words that are always the same, -1 for others. */
  fixed: number[];
  /** How many of the tags each word may have. */
  choices: number[];
  tags: number[];
  /** Follows other guidelines than those that are asked for. */
  foreign: boolean;
};

export const BITS = 24;
const MASK = 2 ** BITS - 1;
const LEAST_SEEN = 3;
/** Weights below this after the first run are left out: the file is a third of the size. */
const LEAST = 0.4;
/** So often a sentence is learnt from as part of a long text. */
const SURE = 0.4;

export const reversed = (sentence: Sentence): Sentence => ({
  ...sentence,
  backwards: true,
  words: sentence.words.toReversed(),
  fixed: sentence.fixed.toReversed(),
  choices: sentence.choices.toReversed(),
  tags: sentence.tags.toReversed(),
});

export type Perceptron = {
  /** Adds the averaged weights of one run to those there are. */
  run: (seed: number, epochs: number) => void;
  /** From here on only weights that matter are learnt, and all begin anew. */
  narrow: () => void;
  /** One byte a weight, in steps that grow with it: small weights decide close calls, large ones decide anyway. */
  quantize: () => void;
  /** How many tags are right when a sentence stands alone, or in a long text. */
  accuracy: (list: Sentence[], alone: boolean) => number;
  /** Calls back with each feature that may have weights, in rising order, and its weight for every tag. */
  each: (tell: (key: number, weights: Float32Array) => void) => void;
};

export function perceptron(train: Sentence[], tagCount: number): Perceptron {
  const features = new Uint32Array(2 * FEATURE_COUNT);
  const scores = new Float64Array(tagCount);
  const rowOf = rowsOf(train, tagCount, features);
  const rows = rowOf.reduce((most, row) => Math.max(most, row + 1), 0);
  console.log('features', rows);
  // A foreign sentence has a copy of each feature that takes up the difference and is thrown away.
  const size = 2 * rows * tagCount;
  const sum = new Float32Array(size);
  let room: Uint8Array | undefined;

  function collect(sentence: Sentence, i: number, t1: number, t2: number, manner: number, copies: boolean): number {
    const n = fillFeatures(features, sentence, i, t1, t2, manner);
    let m = 0;
    for (let k = 0; k < n; k++) {
      const row = rowOf[features[k]! & MASK]!;
      if (row >= 0) features[m++] = row;
    }
    if (!sentence.foreign || !copies) return m;
    for (let k = 0; k < m; k++) features[m + k] = features[k]! + rows;
    return 2 * m;
  }

  function rate(weights: Float32Array, n: number, choices: number): number {
    scores.fill(0);
    for (let k = 0; k < n; k++) {
      const row = features[k]! * tagCount;
      for (let t = 0; t < choices; t++) scores[t]! += weights[row + t]!;
    }
    return highest(scores, choices);
  }

  function run(seed: number, epochs: number): void {
    const weights = new Float32Array(size);
    const total = new Float32Array(size);
    const stamp = new Int32Array(size);
    const random = randomFrom(seed);
    const order = train.map((_, i) => i);
    let now = 0;
    const change = (at: number, by: number) => {
      if (room && !room[at]) return;
      total[at]! += (now - stamp[at]!) * weights[at]!;
      stamp[at] = now;
      weights[at]! += by;
    };
    for (let epoch = 0; epoch < epochs; epoch++) {
      for (let i = order.length - 1; i > 0; i--) {
        const j = Math.floor(random() * (i + 1));
        [order[i], order[j]] = [order[j]!, order[i]!];
      }
      for (const s of order) {
        const sentence = train[s]!;
        const manner = random() < SURE ? sentence.sure : sentence.manner;
        let t1 = tagCount;
        let t2 = tagCount;
        for (let i = 0; i < sentence.words.length; i++) {
          now++;
          let best = sentence.fixed[i]!;
          if (best < 0) {
            const gold = sentence.tags[i]!;
            const choices = Math.max(sentence.choices[i]!, gold + 1);
            const n = collect(sentence, i, t1, t2, manner, true);
            best = rate(weights, n, choices);
            let rival = -1;
            for (let t = 0; t < choices; t++) if (t !== gold && (rival < 0 || scores[t]! > scores[rival]!)) rival = t;
            // A margin makes rare constructions count a little more than a bare mistake would.
            if (scores[gold]! - scores[rival]! < 2)
              for (let k = 0; k < n; k++) {
                change(features[k]! * tagCount + gold, 1);
                change(features[k]! * tagCount + rival, -1);
              }
          }
          t2 = t1;
          t1 = best;
        }
      }
    }
    for (let at = 0; at < size; at++) sum[at]! += (total[at]! + (now - stamp[at]!) * weights[at]!) / now;
  }

  /** Of each word, what speaks for its tags. */
  function scored(sentence: Sentence, manner: number): Float64Array[] {
    let t1 = tagCount;
    let t2 = tagCount;
    return sentence.words.map((_, i) => {
      const known = sentence.fixed[i]!;
      const best = known >= 0 ? known : rate(sum, collect(sentence, i, t1, t2, manner, false), sentence.choices[i]!);
      t2 = t1;
      t1 = best;
      return scores.slice();
    });
  }

  function accuracy(list: Sentence[], alone: boolean): number {
    let right = 0;
    let all = 0;
    for (const sentence of list) {
      const manner = alone ? sentence.manner : sentence.sure;
      const forth = scored(sentence, manner);
      const back = scored(reversed(sentence), manner).reverse();
      sentence.tags.forEach((gold, i) => {
        const both = forth[i]!.map((score, t) => score + back[i]![t]!);
        const known = sentence.fixed[i]!;
        all++;
        if (gold === (known >= 0 ? known : highest(both, sentence.choices[i]!))) right++;
      });
    }
    return right / all;
  }

  return {
    run,
    accuracy,
    narrow: () => {
      room = new Uint8Array(size);
      for (let at = 0; at < size; at++) room[at] = Math.abs(sum[at]!) >= LEAST ? 1 : 0;
      sum.fill(0);
    },
    quantize: () => {
      const top = sum.reduce((most, w) => Math.max(most, Math.abs(w)), 0);
      for (let at = 0; at < size; at++) sum[at] = expanded(Math.sign(sum[at]!) * Math.round(127 * Math.sqrt(Math.abs(sum[at]!) / top)));
    },
    each: (tell) => {
      rowOf.forEach((row, key) => {
        if (row >= 0) tell(key, sum.subarray(row * tagCount, (row + 1) * tagCount));
      });
    },
  };
}

function highest(scores: Float64Array, choices: number): number {
  let best = 0;
  for (let t = 1; t < choices; t++) if (scores[t]! > scores[best]!) best = t;
  return best;
}

/** Features seen often enough to learn from get a row each; -1 for the others. */
function rowsOf(train: Sentence[], tagCount: number, features: Uint32Array): Int32Array {
  const counts = new Uint8Array(MASK + 1);
  const inLongText = new Uint32Array(FEATURE_COUNT);
  const see = (feature: number) => {
    if (counts[feature & MASK]! < LEAST_SEEN) counts[feature & MASK]!++;
  };
  for (const sentence of train)
    sentence.tags.forEach((_, i) => {
      const [t1 = tagCount, t2 = tagCount] = [sentence.tags[i - 1], sentence.tags[i - 2]];
      const n = fillFeatures(features, sentence, i, t1, t2, sentence.manner);
      fillFeatures(inLongText, sentence, i, t1, t2, sentence.sure);
      for (let k = 0; k < n; k++) {
        see(features[k]!);
        if (inLongText[k] !== features[k]) see(inLongText[k]!);
      }
    });
  let next = 0;
  return Int32Array.from(counts, (count) => (count >= LEAST_SEEN ? next++ : -1));
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x1234567) >>> 0;
    return state / 2 ** 32;
  };
}
