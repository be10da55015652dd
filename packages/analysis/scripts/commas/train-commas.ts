/**
 * Trains the comma model in two floors. The first learns where good texts have commas; the second learns from reviewers' notes when a
 * difference from that is worth a mark. `node scripts/run.mjs commas/train-commas --data <folder>`
 */
import { OPINION_FEATURES, fillOpinion } from '../../src/commas/comma-features';
import { GAP_FEATURES, fillGap, gapsOf } from '../../src/commas/gap';
import { understandWithoutDoubts } from '../../src/understand';
import { corrected, essays, isHeldOut, isHeldOutTheme, sha256, share } from '../corpora/folder';
import { start } from '../corpora/clean-text';
import { writeHashed } from '../write-hashed';
import { type CommaLabels, labelsOfCorrections, labelsOfMarks, place } from './labels';

const BITS = 22;
const MASK = 2 ** BITS - 1;
type Group = { from: number; to: number; fold: number; noted: boolean; trial: boolean };

const WIDTH = 48;
let features = new Uint32Array(WIDTH * 2_600_000);
const comma = new Uint8Array(2_600_000);
const wanted = new Uint8Array(2_600_000);
const groups: Group[] = [];
let count = 0;

function add(paragraphs: string[], labels: CommaLabels | undefined, id: string): void {
  const from = count;
  const out = new Uint32Array(GAP_FEATURES);
  for (const paragraph of understandWithoutDoubts(paragraphs).paragraphs) for (const { tokens } of paragraph.sentences) for (const gap of gapsOf(tokens)) {
    const n = fillGap(out, tokens, gap);
    if (n !== WIDTH) throw new Error(`expected ${WIDTH} features, got ${n}`);
    features.set(out.subarray(0, n), count * WIDTH);
    comma[count] = gap.comma ? 1 : 0;
    const at = place(paragraph.index, tokens[gap.left]!.end);
    const noted = labels && (gap.comma ? labels.unneeded.has(at) : labels.missing.has(at));
    wanted[count] = noted ? 1 - comma[count]! : comma[count]!;
    count++;
  }
  groups.push({ from, to: count, fold: share(`comma${id}`) < 0.5 ? 0 : 1, noted: labels !== undefined, trial: share(`trial${id}`) < 0.12 });
}

const aside = new Set(corrected().filter((essay) => isHeldOut(essay.id)).map((essay) => start(essay.paragraphs)));
const alsoCorrected = new Set(corrected().map((essay) => start(essay.paragraphs)));
for (const essay of corrected()) if (!isHeldOut(essay.id)) add(essay.paragraphs, labelsOfCorrections(essay.corrections), essay.id);
for (const essay of essays()) {
  const begins = start(essay.paragraphs);
  if (isHeldOutTheme(essay) || aside.has(begins) || alsoCorrected.has(begins)) continue;
  if (essay.marks?.length) add(essay.paragraphs, labelsOfMarks(essay.paragraphs, essay.marks), essay.id);
  else if ((essay.scores[0] ?? 0) >= 160) add(essay.paragraphs, undefined, essay.id);
}
features = features.subarray(0, count * WIDTH);
console.log('gaps', count, 'texts', groups.length);

const seen = new Uint8Array(MASK + 1);
for (const f of features) if (seen[f & MASK]! < 255) seen[f & MASK]!++;

function trainFirst(list: Group[]): Float32Array {
  const weights = new Float32Array(MASK + 1);
  const gradients = new Float32Array(MASK + 1).fill(1);
  for (let epoch = 0; epoch < 2; epoch++) for (const group of list) for (let i = group.from; i < group.to; i++) {
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
  const weights = trainFirst(groups.filter((group) => group.fold !== fold));
  for (const group of groups) if (group.fold === fold) for (let i = group.from; i < group.to; i++) opinions[i] = first(weights, i);
  console.log('first floor, fold', fold);
}

type Second = { missing: Float32Array; unneeded: Float32Array };
const row = new Uint32Array(WIDTH + OPINION_FEATURES);
function fillRow(i: number, opinion: number): number {
  row.set(features.subarray(i * WIDTH, (i + 1) * WIDTH));
  return fillOpinion(row, WIDTH, opinion, row);
}
function trainSecond(list: Group[]): Second {
  const models = [new Float32Array(MASK + 1), new Float32Array(MASK + 1)];
  const gradients = [new Float32Array(MASK + 1).fill(1), new Float32Array(MASK + 1).fill(1)];
  for (let epoch = 0; epoch < 4; epoch++) for (const group of list) for (let i = group.from; i < group.to; i++) {
    const kind = comma[i]!;
    if (kind === 0 && opinions[i]! < -4.5 && wanted[i] === 0) continue;
    const weights = models[kind]!;
    const grad = gradients[kind]!;
    const n = fillRow(i, opinions[i]!);
    let sum = 0;
    for (let k = 0; k < n; k++) sum += weights[row[k]! & MASK]!;
    const gradient = sigmoid(sum) - (wanted[i] === kind ? 0 : 1);
    if (Math.abs(gradient) < 0.01) continue;
    for (let k = 0; k < n; k++) {
      const f = row[k]! & MASK;
      if (k < WIDTH && seen[f]! < 5) continue;
      const g = gradient + 1e-3 * weights[f]!;
      grad[f]! += g * g;
      weights[f]! -= (0.08 * g) / Math.sqrt(grad[f]!);
    }
  }
  return { missing: models[0]!, unneeded: models[1]! };
}

function report(model: Second, list: Group[]): void {
  for (const kind of [0, 1]) {
    const weights = kind ? model.unneeded : model.missing;
    const scored: { p: number; hit: boolean }[] = [];
    let total = 0;
    for (const group of list) for (let i = group.from; i < group.to; i++) {
      if (comma[i] !== kind) continue;
      const hit = wanted[i] !== kind;
      if (hit) total++;
      const n = fillRow(i, opinions[i]!);
      let sum = 0;
      for (let k = 0; k < n; k++) sum += weights[row[k]! & MASK]!;
      scored.push({ p: sigmoid(sum), hit });
    }
    scored.sort((a, b) => b.p - a.p);
    console.log(kind ? 'unneeded' : 'missing', 'of', total);
    let hits = 0;
    let next = 0.05;
    scored.forEach(({ p, hit }, i) => {
      if (hit) hits++;
      if (hit && hits / total >= next) {
        console.log(`  recall ${(hits / total).toFixed(2)} precision ${(hits / (i + 1)).toFixed(3)} threshold ${p.toFixed(3)}`);
        next += 0.05;
      }
    });
  }
}

const noted = groups.filter((group) => group.noted);
report(trainSecond(noted.filter((group) => !group.trial)), noted.filter((group) => group.trial));
const model = trainSecond(noted);
const about = { format: 'hashed weights', version: 1, bits: BITS, metrics: { gaps: count }, trained_on: 'essays/pool.train with reviewers\' comma notes (held-out themes removed), three quarters of essays/uol.corrections.dev', sha256: sha256('essays/pool.train.jsonl.gz', 'essays/uol.corrections.dev.jsonl.gz') };
console.log(writeHashed('comma-first.bin.gz', trainFirst(groups), about, 3, 0.1));
console.log(writeHashed('comma-missing.bin.gz', model.missing, about, 3, 0.06));
console.log(writeHashed('comma-unneeded.bin.gz', model.unneeded, about, 3, 0.06));
