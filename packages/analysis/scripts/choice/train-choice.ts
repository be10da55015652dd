/** Trains the model that says which of several forms fits a place: `node scripts/run.mjs choice/train-choice --data <folder>`. */
import { CHOICE_FEATURES, type Context, contextOf, fillChoice } from '../../src/choice/features';
import { type Variant, variantsOf } from '../../src/choice/variants';
import { logFrequency } from '../../src/lexicon/frequency';
import { goodSentences } from '../corpora/clean-text';
import { sha256 } from '../corpora/folder';
import { writeHashed } from '../write-hashed';

const BITS = 24;
const MASK = 2 ** BITS - 1;
const EPOCHS = 4;
const RATE = 0.25;

type Case = { context: Context; right: string; others: string[]; accent: boolean };
const cases: Case[] = [];

/** Good essays hold slips too: a form twenty times rarer than its accented sister teaches nothing but the slip. */
const isLikelySlip = (word: string, variant: Variant): boolean =>
  variant.kind === 'accent' && logFrequency(variant.word) - logFrequency(word) > 3;

for (const { tokens } of goodSentences(140)) {
  tokens.forEach((token, i) => {
    if (token.kind !== 'word' || (token.text !== token.lower && i > 0)) return;
    const variants = variantsOf(token.lower);
    if (variants.length === 0 || variants.some((variant) => isLikelySlip(token.lower, variant))) return;
    cases.push({
      context: contextOf(tokens, i),
      right: token.lower,
      others: variants.map((variant) => variant.word),
      accent: variants.some((variant) => variant.kind === 'accent'),
    });
  });
}
console.log('cases', cases.length);

const weights = new Float32Array(MASK + 1);
const gradients = new Float32Array(MASK + 1).fill(1);
const rows = Array.from({ length: 24 }, () => new Uint32Array(CHOICE_FEATURES));

/** A feature seen once with a right form says nothing about the next text. */
const seen = new Uint8Array(MASK + 1);
for (const { context, right } of cases) {
  const n = fillChoice(rows[0]!, context, right);
  for (let k = 0; k < n; k++) {
    const f = rows[0]![k]! & MASK;
    if (seen[f]! < 255) seen[f]!++;
  }
}

function scores(context: Context, words: string[]): number[] {
  return words.map((word, w) => {
    const row = rows[w]!;
    const n = fillChoice(row, context, word);
    let sum = 0;
    for (let k = 0; k < n; k++) sum += weights[row[k]! & MASK]!;
    return sum;
  });
}

const validation = (i: number) => i % 50 === 0;
function accuracy(onlyAccents = false): number {
  let right = 0;
  let all = 0;
  cases.forEach(({ context, right: word, others, accent }, i) => {
    if (!validation(i) || (onlyAccents && !accent)) return;
    const [own = 0, ...rest] = scores(context, [word, ...others.slice(0, 20)]);
    all++;
    if (rest.every((score) => score < own)) right++;
  });
  return right / all;
}

for (let epoch = 0; epoch < EPOCHS; epoch++) {
  for (let at = 0; at < cases.length; at++) {
    const i = (at * 1_000_003 + epoch * 7) % cases.length; // a fixed shuffle: the step is prime to any corpus we meet
    if (validation(i)) continue;
    const { context, right, others } = cases[i]!;
    const words = [right, ...others.slice(0, 20)];
    const list = scores(context, words);
    const top = Math.max(...list);
    const parts = list.map((score) => Math.exp(score - top));
    const total = parts.reduce((a, b) => a + b, 0);
    words.forEach((_, w) => {
      const gradient = parts[w]! / total - (w === 0 ? 1 : 0);
      if (Math.abs(gradient) < 0.01) return;
      const row = rows[w]!;
      for (let k = 0; k < CHOICE_FEATURES; k++) {
        const f = row[k]! & MASK;
        if (seen[f]! < 2) continue;
        gradients[f]! += gradient * gradient;
        weights[f]! -= (RATE * gradient) / Math.sqrt(gradients[f]!);
      }
    });
  }
  console.log('epoch', epoch + 1, 'right form first', accuracy().toFixed(4), 'with accents', accuracy(true).toFixed(4));
}
const metrics = { cases: cases.length, right_form_first: Number(accuracy().toFixed(4)) };
const size = writeHashed(
  'choice.bin.gz',
  weights,
  {
    format: 'hashed weights',
    version: 1,
    bits: BITS,
    metrics,
    trained_on: 'essays/pool.train with C1 >= 160 (held-out themes and corrected essays removed), text of UD Bosque and GSD train',
    sha256: sha256('essays/pool.train.jsonl.gz', 'ud/pt_bosque-ud-train.conllu.gz', 'ud/pt_gsd-ud-train.conllu.gz'),
  },
  4,
  0.12,
);
console.log('bytes', size);
