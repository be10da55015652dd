/** Trains the part-of-speech tagger: `node scripts/run.mjs tagger/train-tagger --data <folder> [--final]`. */

import { readingsOf } from '../../src/lexicon/lexicon';
import { hashText, mix } from '../../src/model/hash';
import { compressed, expanded } from '../../src/tagger/bytes';
import { FEATURE_COUNT, fillFeatures, type WordShape, wordShape } from '../../src/tagger/features';
import { normalise } from '../../src/text/normalise';
import { type GoldSentence, readConllu } from '../corpora/conllu';
import { sha256, treebank } from '../corpora/folder';
import { writeData } from '../write-data';
import { byValue, treebankWords } from './treebank-words';

type Sentence = { words: WordShape[]; fixed: number[]; choices: number[]; tags: number[]; domain: number };
const BITS = 22;
const MASK = 2 ** BITS - 1;
const EPOCHS = 5;
/** The first run only tells which weights matter. */
const FIRST_EPOCHS = 3;
/** The mean of several runs in different orders wavers less than any of them. */
const SEEDS = [2, 3];
/** Weights below this after the first run are left out: the file is a third of the size. */
const LEAST = 0.4;
const final = process.argv.includes('--final');

const bosqueTrain = readConllu(treebank('bosque-ud-train'));
const gsdTrain = readConllu(treebank('gsd-ud-train'));
const porttinariDev = readConllu(treebank('porttinari-ud-dev'));
const bosqueHeld = readConllu(treebank('bosque-ud-dev'));
const gsdHeld = readConllu(treebank('gsd-ud-dev'));
const half = porttinariDev.filter((_, i) => i % 2 === 0);
const otherHalf = porttinariDev.filter((_, i) => i % 2 === 1);
const ownGuidelines = final ? [...bosqueTrain, ...porttinariDev, ...porttinariDev, ...bosqueHeld] : [...bosqueTrain, ...half, ...half];

const names = [...bosqueTrain, ...gsdTrain, ...porttinariDev, ...bosqueHeld, ...gsdHeld].flatMap(({ tokens }) =>
  tokens.map(({ upos }) => upos),
);
const isJoined = (name: string) => name.includes('+');
const tagNames = [...new Set(names)].sort((a, b) => Number(isJoined(a)) - Number(isJoined(b)));
const TAGS = tagNames.length;
const SIMPLE = tagNames.filter((name) => !isJoined(name)).length;
const tagIds = new Map(tagNames.map((name, t) => [name, t]));

const { fixed, habits, joined } = treebankWords(ownGuidelines, gsdTrain);
console.log('fixed words', fixed.size, 'words with habits', habits.size, 'joined', joined.size);

function load(list: GoldSentence[], domain: number): Sentence[] {
  return list.map(({ tokens }) => {
    const forms = tokens.map(({ form }) => normalise(form).normalize('NFC'));
    return {
      domain,
      words: forms.map((text, i) => {
        const lower = text.toLowerCase();
        return wordShape(text, lower, readingsOf(lower), hashOf(habits.get(lower)), i === 0);
      }),
      fixed: forms.map((form) => tagIds.get(fixed.get(form) ?? '') ?? -1),
      choices: forms.map((form) => (joined.has(form.toLowerCase()) || form.includes('-') ? TAGS : SIMPLE)),
      tags: tokens.map((token) => tagIds.get(token.upos)!),
    };
  });
}
const hashOf = (habit: string | undefined): number => (habit === undefined ? 0 : hashText(habit));

const bosqueDev = load(bosqueHeld, 0);
const gsdDev = load(gsdHeld, 1);
const porttinariHalf = load(otherHalf, 0);
const train = [...load(ownGuidelines, 0), ...load(gsdTrain, 1)];
console.log('tags', TAGS, 'sentences', train.length);

const sum = new Float32Array((MASK + 1) * TAGS);
/** Which weights the file will have room for; the later runs learn within them. */
let room: Uint8Array | undefined;
const counts = new Uint16Array(MASK + 1);
const features = new Uint32Array(2 * FEATURE_COUNT);
for (const sentence of train)
  sentence.words.forEach((_, i) => {
    const n = fillFeatures(features, sentence.words, i, sentence.tags[i - 1] ?? TAGS, sentence.tags[i - 2] ?? TAGS);
    for (let k = 0; k < n; k++) {
      const at = (features[k] ?? 0) & MASK;
      if (counts[at]! < 60000) counts[at]!++;
    }
  });

/** GSD follows other guidelines: each of its features has a copy of its own that takes up the difference and is thrown away. */
function collect(sentence: Sentence, i: number, t1: number, t2: number): number {
  const n = fillFeatures(features, sentence.words, i, t1, t2);
  let m = 0;
  for (let k = 0; k < n; k++) {
    const at = (features[k] ?? 0) & MASK;
    if (counts[at]! >= 3) features[m++] = at;
  }
  if (sentence.domain === 0) return m;
  for (let k = 0; k < m; k++) features[m + k] = mix(features[k] ?? 0, 0xd0) & MASK;
  return 2 * m;
}

function runPerceptron(seed: number, epochs: number): void {
  const weights = new Float32Array((MASK + 1) * TAGS);
  const total = new Float32Array((MASK + 1) * TAGS);
  const stamp = new Int32Array((MASK + 1) * TAGS);
  const order = train.map((_, i) => i);
  const scores = new Float64Array(TAGS);
  let now = 0;
  let state = seed;
  const random = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x1234567) >>> 0;
    return state / 2 ** 32;
  };
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
      let t1 = TAGS;
      let t2 = TAGS;
      for (let i = 0; i < sentence.words.length; i++) {
        now++;
        const known = sentence.fixed[i]!;
        if (known >= 0) {
          t2 = t1;
          t1 = known;
          continue;
        }
        const choices = Math.max(sentence.choices[i]!, sentence.tags[i]! + 1);
        const n = collect(sentence, i, t1, t2);
        scores.fill(0);
        for (let k = 0; k < n; k++) {
          const row = features[k]! * TAGS;
          for (let t = 0; t < choices; t++) scores[t]! += weights[row + t]!;
        }
        const gold = sentence.tags[i]!;
        let best = 0;
        let rival = -1;
        for (let t = 0; t < choices; t++) {
          if (scores[t]! > scores[best]!) best = t;
          if (t !== gold && (rival < 0 || scores[t]! > scores[rival]!)) rival = t;
        }
        // A margin makes rare constructions count a little more than a bare mistake would.
        if (scores[gold]! - scores[rival]! < 2)
          for (let k = 0; k < n; k++) {
            change(features[k]! * TAGS + gold, 1);
            change(features[k]! * TAGS + rival, -1);
          }
        t2 = t1;
        t1 = best;
      }
    }
  }
  for (let at = 0; at < weights.length; at++) sum[at]! += (total[at]! + (now - stamp[at]!) * weights[at]!) / now;
}

function evaluate(list: Sentence[], weights: Float32Array): number {
  let right = 0;
  let all = 0;
  const scores = new Float64Array(TAGS);
  for (const { words, fixed: known, choices, tags } of list) {
    let t1 = TAGS;
    let t2 = TAGS;
    words.forEach((_, i) => {
      const n = fillFeatures(features, words, i, t1, t2);
      scores.fill(0);
      for (let k = 0; k < n; k++) {
        const row = ((features[k] ?? 0) & MASK) * TAGS;
        for (let t = 0; t < choices[i]!; t++) scores[t]! += weights[row + t]!;
      }
      let best = 0;
      for (let t = 0; t < choices[i]!; t++) if (scores[t]! > scores[best]!) best = t;
      if (known[i]! >= 0) best = known[i]!;
      all++;
      if (best === tags[i]) right++;
      t2 = t1;
      t1 = best;
    });
  }
  return right / all;
}

const show = (label: string, weights: Float32Array) =>
  console.log(
    label,
    'bosque dev',
    evaluate(bosqueDev, weights).toFixed(4),
    'porttinari',
    evaluate(porttinariHalf, weights).toFixed(4),
    'gsd dev',
    evaluate(gsdDev, weights).toFixed(4),
  );
const metrics: Record<string, number> = {};
runPerceptron(1, FIRST_EPOCHS);
show('first run', sum);
room = new Uint8Array(sum.length);
for (let at = 0; at < sum.length; at++) room[at] = Math.abs(sum[at]!) >= LEAST ? 1 : 0;
sum.fill(0);
for (const seed of SEEDS) {
  runPerceptron(seed, EPOCHS);
  show(`within room, seed ${seed}`, sum);
}
quantize();
show('in bytes', sum);
metrics.bosque_dev = evaluate(bosqueDev, sum);
metrics.porttinari_dev_other_half = evaluate(porttinariHalf, sum);
save();

/** One byte a weight, in steps that grow with it: small weights decide close calls, large ones decide anyway. */
function quantize(): void {
  let top = 0;
  for (const w of sum) top = Math.max(top, Math.abs(w));
  for (let at = 0; at < sum.length; at++) sum[at] = expanded(Math.sign(sum[at]!) * Math.round(127 * Math.sqrt(Math.abs(sum[at]!) / top)));
}

function save(): void {
  // The twin only measures: what ships has read the development parts too.
  if (!final) {
    writeData('tagger-twin.json', JSON.stringify(metrics));
    return;
  }
  const keys: number[] = [];
  const starts: number[] = [0];
  const tags: number[] = [];
  const weights: number[] = [];
  for (let row = 0; row <= MASK; row++) {
    let any = false;
    for (let t = 0; t < TAGS; t++) {
      const w = sum[row * TAGS + t]!;
      if (w === 0) continue;
      any = true;
      tags.push(t);
      weights.push(compressed(w));
    }
    if (!any) continue;
    keys.push(row);
    starts.push(tags.length);
  }
  const header = Buffer.from(
    JSON.stringify({
      format: 'sparse tag weights',
      version: 2,
      bits: BITS,
      tags: tagNames,
      simple: SIMPLE,
      fixed: byValue(fixed),
      habits: byValue(habits),
      joined: [...joined].join(' '),
      keys: keys.length,
      weights: tags.length,
      trained_on: final
        ? 'UD Bosque train+dev (CC BY-SA 4.0), GSD train (CC BY-SA 4.0), Porttinari dev (CC BY 4.0)'
        : 'UD Bosque train, GSD train (CC BY-SA 4.0), half of Porttinari dev (CC BY 4.0)',
      sha256: sha256('ud/pt_bosque-ud-train.conllu.gz', 'ud/pt_gsd-ud-train.conllu.gz', 'ud/pt_porttinari-ud-dev.conllu.gz'),
      metrics,
    }),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  const gaps = Uint32Array.from(keys, (key, i) => key - (keys[i - 1] ?? 0));
  const sizes = Uint8Array.from(keys, (_, i) => starts[i + 1]! - starts[i]!);
  const content = Buffer.concat([
    length,
    header,
    Buffer.from(Uint16Array.from(gaps, (gap) => Math.min(gap, 65535)).buffer),
    Buffer.from(sizes),
    Buffer.from(Uint8Array.from(tags)),
    Buffer.from(Int8Array.from(weights).buffer),
  ]);
  console.log(
    'features',
    keys.length,
    'weights',
    tags.length,
    'largest gap',
    gaps.reduce((a, b) => Math.max(a, b), 0),
    'bytes',
    writeData('tagger.bin.gz', content),
  );
}
