/**
 * Trains the comma model in two floors. The first learns where good texts have commas; the second learns from reviewers' notes when a
 * difference from that is worth a mark. `node scripts/run.mjs commas/train-commas --data <folder>`
 */
import { fillOpinion, OPINION_FEATURES, SURPRISE } from '../../src/commas/comma-features';
import { fillGap, GAP_FEATURES, gapsOf } from '../../src/commas/gap';
import { LEAST_OPINION } from '../../src/commas/judge';
import { habit } from '../../src/text/habits';
import { understandWithoutDoubts } from '../../src/understand';
import { start } from '../corpora/clean-text';
import { readConllu } from '../corpora/conllu';
import { corrected, essays, isHeldOut, isHeldOutTheme, sha256, share, treebank } from '../corpora/folder';
import { writeHashed } from '../write-hashed';
import { type CommaLabels, labelsOfCorrections, labelsOfMarks, place } from './labels';

const BITS = 22;
const MASK = 2 ** BITS - 1;
type Group = { from: number; to: number; fold: number; noted: boolean; trial: boolean; writer: number; careful: boolean };

const WIDTH = 48;
let features = new Uint32Array(WIDTH * 2_600_000);
const comma = new Uint8Array(2_600_000);
const wanted = new Uint8Array(2_600_000);
const groups: Group[] = [];
let count = 0;

function add(paragraphs: string[], labels: CommaLabels | undefined, id: string, careful: boolean): void {
  const from = count;
  const out = new Uint32Array(GAP_FEATURES);
  for (const paragraph of understandWithoutDoubts(paragraphs).paragraphs)
    for (const { tokens } of paragraph.sentences)
      for (const gap of gapsOf(tokens)) {
        const n = fillGap(out, tokens, gap);
        if (n !== WIDTH) throw new Error(`expected ${WIDTH} features, got ${n}`);
        features.set(out.subarray(0, n), count * WIDTH);
        comma[count] = gap.comma ? 1 : 0;
        const at = place(paragraph.index, tokens[gap.left]!.end);
        const noted = labels && (gap.comma ? labels.unneeded.has(at) : labels.missing.has(at));
        wanted[count] = noted ? 1 - comma[count]! : comma[count]!;
        count++;
      }
  groups.push({
    from,
    to: count,
    fold: share(`comma${id}`) < 0.5 ? 0 : 1,
    noted: labels !== undefined,
    trial: !id.includes('-ud-') && share(`trial${id}`) < 0.12,
    writer: 0,
    careful,
  });
}

const aside = new Set(
  corrected()
    .filter((essay) => isHeldOut(essay.id))
    .map((essay) => start(essay.paragraphs)),
);
const alsoCorrected = new Set(corrected().map((essay) => start(essay.paragraphs)));
for (const essay of corrected()) if (!isHeldOut(essay.id)) add(essay.paragraphs, labelsOfCorrections(essay.corrections), essay.id, false);
for (const essay of essays()) {
  const begins = start(essay.paragraphs);
  if (isHeldOutTheme(essay) || aside.has(begins) || alsoCorrected.has(begins)) continue;
  if (essay.marks?.length) add(essay.paragraphs, labelsOfMarks(essay.paragraphs, essay.marks), essay.id, (essay.scores[0] ?? 0) >= 160);
  else if ((essay.scores[0] ?? 0) >= 160) add(essay.paragraphs, undefined, essay.id, true);
}
// News that editors have read: nobody would note a comma there, and the second floor learns to let such text be.
for (const name of ['gsd-ud-train', 'bosque-ud-train']) {
  const news = readConllu(treebank(name)).map((sentence) => sentence.text);
  for (let at = 0; at < news.length; at += 10)
    add(news.slice(at, at + 10), { missing: new Set(), unneeded: new Set() }, `${name}${at}`, true);
}
features = features.subarray(0, count * WIDTH);
console.log('gaps', count, 'texts', groups.length);

const seen = new Uint16Array(MASK + 1);
for (const f of features) if (seen[f & MASK]! < 60000) seen[f & MASK]!++;

function trainFirst(list: Group[]): Float32Array {
  const weights = new Float32Array(MASK + 1);
  const gradients = new Float32Array(MASK + 1).fill(1);
  for (let epoch = 0; epoch < 2; epoch++)
    for (const group of list)
      for (let i = group.from; i < group.to; i++) {
        const gradient = sigmoid(first(weights, i)) - wanted[i]!;
        if (Math.abs(gradient) < 0.02) continue;
        for (let k = i * WIDTH; k < (i + 1) * WIDTH; k++) {
          const f = features[k]! & MASK;
          if (seen[f]! < 3) continue;
          gradients[f]! += gradient * gradient;
          weights[f]! -= (0.12 * gradient) / Math.sqrt(gradients[f]!);
        }
      }
  return weights;
}
const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));
function first(weights: Float32Array, i: number): number {
  let sum = 0;
  for (let k = i * WIDTH; k < (i + 1) * WIDTH; k++) sum += weights[features[k]! & MASK]!;
  return sum;
}

// Each half is judged by a first floor that has not read it: a model is too sure of what it has learnt from.
const opinions = new Float32Array(count);
for (const fold of [0, 1]) {
  const weights = trainFirst(groups.filter((group) => group.careful && group.fold !== fold));
  for (const group of groups) if (group.fold === fold) for (let i = group.from; i < group.to; i++) opinions[i] = first(weights, i);
  console.log('first floor, fold', fold);
}
for (const group of groups) {
  let slips = 0;
  for (let i = group.from; i < group.to; i++) if (comma[i] ? opinions[i]! < -SURPRISE : opinions[i]! > SURPRISE) slips++;
  group.writer = habit(slips, group.to - group.from);
}

type Second = { missing: Float32Array; unneeded: Float32Array };
const row = new Uint32Array(WIDTH + OPINION_FEATURES);
function fillRow(i: number, opinion: number, writer: number): number {
  row.set(features.subarray(i * WIDTH, (i + 1) * WIDTH));
  return fillOpinion(row, WIDTH, opinion, row, writer);
}
/** How the second floor learns; tried one after the other, the one that finds most at six right in ten is kept. */
type Manner = { rate: number; epochs: number; least: number; penalty: number };
const MANNERS: Manner[] = [
  { rate: 0.04, epochs: 3, least: 100, penalty: 3e-3 },
  { rate: 0.02, epochs: 4, least: 300, penalty: 1e-3 },
];

function trainSecond(list: Group[], { rate, epochs, least, penalty }: Manner): Second {
  const models = [new Float32Array(MASK + 1), new Float32Array(MASK + 1)];
  const gradients = [new Float32Array(MASK + 1).fill(1), new Float32Array(MASK + 1).fill(1)];
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const group of list)
      for (let i = group.from; i < group.to; i++) {
        const kind = comma[i]!;
        if (kind === 0 && opinions[i]! < LEAST_OPINION && wanted[i] === 0) continue;
        const weights = models[kind]!;
        const grad = gradients[kind]!;
        const n = fillRow(i, opinions[i]!, group.writer);
        let sum = 0;
        for (let k = 0; k < n; k++) sum += weights[row[k]! & MASK]!;
        const gradient = sigmoid(sum) - (wanted[i] === kind ? 0 : 1);
        if (Math.abs(gradient) < 0.01) continue;
        for (let k = 0; k < n; k++) {
          const f = row[k]! & MASK;
          if (k < WIDTH && seen[f]! < least) continue;
          const g = gradient + penalty * weights[f]!;
          grad[f]! += g * g;
          weights[f]! -= (rate * g) / Math.sqrt(grad[f]!);
        }
      }
  return { missing: models[0]!, unneeded: models[1]! };
}

/** The share of notes found by the longest list of marks of which six in ten are right. */
function foundAtSixty(model: Second, list: Group[], kind: 0 | 1): { recall: number; threshold: number } {
  const weights = kind ? model.unneeded : model.missing;
  const scored: { p: number; hit: boolean }[] = [];
  let total = 0;
  for (const group of list) {
    for (let i = group.from; i < group.to; i++) {
      if (comma[i] !== kind) continue;
      const hit = wanted[i] !== kind;
      if (hit) total++;
      if (kind === 0 && opinions[i]! < LEAST_OPINION) continue;
      const n = fillRow(i, opinions[i]!, group.writer);
      let sum = 0;
      for (let k = 0; k < n; k++) sum += weights[row[k]! & MASK]!;
      scored.push({ p: sigmoid(sum), hit });
    }
  }
  scored.sort((a, b) => b.p - a.p);
  let hits = 0;
  let best = { recall: 0, threshold: 1 };
  let next = 0.05;
  scored.forEach(({ p, hit }, i) => {
    if (hit) hits++;
    if (hits / (i + 1) >= 0.6) best = { recall: hits / total, threshold: p };
    if (hits / total >= next) {
      console.log(`    recall ${next.toFixed(2)} precision ${(hits / (i + 1)).toFixed(3)} threshold ${p.toFixed(3)}`);
      next += next < 0.39 ? 0.05 : 1;
    }
  });
  return best;
}

const noted = groups.filter((group) => group.noted);
let chosen = { manner: MANNERS[0]!, missing: { recall: 0, threshold: 1 }, unneeded: { recall: 0, threshold: 1 } };
for (const manner of MANNERS) {
  console.log(JSON.stringify(manner));
  const model = trainSecond(
    noted.filter((group) => !group.trial),
    manner,
  );
  const trial = noted.filter((group) => group.trial);
  const missing = foundAtSixty(model, trial, 0);
  const unneeded = foundAtSixty(model, trial, 1);
  console.log('  missing', missing, 'unneeded', unneeded);
  if (missing.recall + unneeded.recall > chosen.missing.recall + chosen.unneeded.recall) chosen = { manner, missing, unneeded };
}
const model = trainSecond(noted, chosen.manner);
const about = {
  format: 'hashed weights',
  version: 1,
  bits: BITS,
  metrics: {
    gaps: count,
    missing_found_at_sixty: chosen.missing.recall,
    missing_threshold: chosen.missing.threshold,
    unneeded_found_at_sixty: chosen.unneeded.recall,
    unneeded_threshold: chosen.unneeded.threshold,
  },
  trained_on: "essays/pool.train with reviewers' comma notes (held-out themes removed), three quarters of essays/uol.corrections.dev",
  sha256: sha256('essays/pool.train.jsonl.gz', 'essays/uol.corrections.dev.jsonl.gz'),
};
console.log(writeHashed('comma-first.bin.gz', trainFirst(groups.filter((group) => group.careful)), about, 3, 0.1));
console.log(writeHashed('comma-missing.bin.gz', model.missing, about, 3, 0.06));
console.log(writeHashed('comma-unneeded.bin.gz', model.unneeded, about, 3, 0.06));
