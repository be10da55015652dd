/** Learns from teachers' corrections when a better-fitting form is worth a mark: `node scripts/run.mjs choice/train-doubt --data <folder>`. */

import { type Candidate, DOUBT_FEATURES, fillDoubt } from '../../src/choice/doubt-features';
import { candidatesIn } from '../../src/choice/doubts';
import { understandWithoutDoubts as understand } from '../../src/understand';
import { start } from '../corpora/clean-text';
import { readConllu } from '../corpora/conllu';
import { type Corrected, corrected, essays, isHeldOut, isHeldOutTheme, isTrial, sha256, share, treebank } from '../corpora/folder';
import { writeHashed } from '../write-hashed';

const BITS = 18;
const MASK = 2 ** BITS - 1;
/** Pulls weights of rare pairs back to nothing: few corrections stand behind each. */
const PENALTY = 0.01;
const RATE = 0.2;
const EPOCHS = 6;
type Case = { features: Uint32Array; label: number; weight: number; fold: number; candidate: Candidate };

function casesOf(essay: Corrected, fold: number): Case[] {
  const found: Case[] = [];
  const text = understand(essay.paragraphs);
  const { writer, sentences } = candidatesIn(text);
  const paragraphOf = new Map(
    text.paragraphs.flatMap((paragraph) => paragraph.sentences.map((sentence) => [sentence, paragraph.index] as const)),
  );
  for (const { sentence, candidates } of sentences) {
    for (const candidate of candidates) {
      const token = sentence.tokens[candidate.index]!;
      const met = essay.corrections.filter((c) => c.paragraph === paragraphOf.get(sentence) && c.start < token.end && token.start < c.end);
      const agrees = met.some(
        (c) =>
          c.right
            .toLowerCase()
            .split(/[^\p{L}-]+/u)
            .includes(candidate.variant) &&
          !c.wrong
            .toLowerCase()
            .split(/[^\p{L}-]+/u)
            .includes(candidate.variant),
      );
      const features = new Uint32Array(DOUBT_FEATURES);
      const n = fillDoubt(features, candidate, writer);
      // Touched by a correction that says something else: half a success, since the student did go wrong there.
      found.push({ features: features.slice(0, n), label: agrees ? 1 : met.length > 0 ? 0.5 : 0, weight: 1, fold, candidate });
    }
  }
  return found;
}

const list = corrected();
/** `--trial` leaves out the part on which thresholds are set. */
const trial = process.argv.includes('--trial');
const seen = list.filter((essay) => !isHeldOut(essay.id) && !(trial && isTrial(essay.id)));
const cases = seen.flatMap((essay) => casesOf(essay, Math.floor(share(`fold${essay.id}`) * 5)));
const main = cases.length;

/** News that editors have read: whatever is doubted there is an alarm. Ten sentences make a text, so that the writer's habits show. */
const news = readConllu(treebank('gsd-ud-train')).map((sentence) => sentence.text);
for (let at = 0; at < news.length; at += 25) {
  cases.push(...casesOf({ id: 'news', paragraphs: news.slice(at, at + 10), corrections: [] }, -1).map((c) => ({ ...c, weight: 0.5 })));
}

/** Reviewers of the other site write the right word in the margin, just after the wrong one. */
if (process.argv.includes('--marks')) {
  const aside = new Set(list.map((essay) => start(essay.paragraphs)));
  for (const essay of essays()) {
    if (!essay.marks?.length || isHeldOutTheme(essay) || aside.has(start(essay.paragraphs))) continue;
    const text = understand(essay.paragraphs);
    const { writer, sentences } = candidatesIn(text);
    const paragraphOf = new Map(
      text.paragraphs.flatMap((paragraph) => paragraph.sentences.map((sentence) => [sentence, paragraph.index] as const)),
    );
    for (const { sentence, candidates } of sentences)
      for (const candidate of candidates) {
        const token = sentence.tokens[candidate.index]!;
        const mark = essay.marks.find(
          (m) =>
            m.paragraph === paragraphOf.get(sentence) &&
            m.pos >= token.end &&
            m.pos <= token.end + 2 &&
            m.note.toLowerCase() === candidate.variant,
        );
        if (!mark && share(`${essay.id}${token.start}`) > 0.15) continue;
        const features = new Uint32Array(DOUBT_FEATURES);
        const n = fillDoubt(features, candidate, writer);
        cases.push({ features: features.slice(0, n), label: mark ? 1 : 0, weight: mark ? 0.5 : 0.5, fold: -1, candidate });
      }
  }
}
console.log('cases', main, '+', cases.length - main, 'marked', cases.filter((c) => c.label === 1).length);

function train(list: Case[]): Float32Array {
  const weights = new Float32Array(MASK + 1);
  const gradients = new Float32Array(MASK + 1).fill(1);
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (let at = 0; at < list.length; at++) {
      const c = list[(at * 1_000_003 + epoch) % list.length]!;
      const gradient = (predict(weights, c.features) - c.label) * c.weight;
      if (Math.abs(gradient) < 1e-3) continue;
      for (const feature of c.features) {
        const f = feature & MASK;
        const g = gradient + PENALTY * weights[f]!;
        gradients[f]! += g * g;
        weights[f]! -= (RATE * g) / Math.sqrt(gradients[f]!);
      }
    }
  return weights;
}
function predict(weights: Float32Array, features: Uint32Array): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature & MASK]!;
  return 1 / (1 + Math.exp(-sum));
}

const judged: { p: number; c: Case }[] = [];
for (let fold = 0; fold < 5; fold++) {
  const weights = train(cases.filter((c) => c.fold !== fold));
  for (const c of cases) if (c.fold === fold) judged.push({ p: predict(weights, c.features), c });
}
judged.sort((a, b) => b.p - a.p);
console.log('threshold  marks touched agreed');
for (const threshold of [0.9, 0.8, 0.7, 0.6, 0.5, 0.45, 0.4, 0.35, 0.3, 0.25, 0.2]) {
  const kept = judged.filter(({ p }) => p >= threshold);
  const kinds: Record<string, string> = {};
  for (const kind of ['accent', 'crase', 'deixis', 'pair', 'inflection']) {
    const of = kept.filter(({ c }) => c.candidate.kind === kind);
    kinds[kind] = `${of.filter(({ c }) => c.label > 0).length}/${of.length}`;
  }
  console.log(
    threshold,
    kept.length,
    kept.filter(({ c }) => c.label > 0).length,
    kept.filter(({ c }) => c.label === 1).length,
    JSON.stringify(kinds),
  );
}
const metrics = { cases: cases.length };
console.log(
  'bytes',
  writeHashed(
    'doubt.bin.gz',
    train(cases),
    {
      format: 'hashed weights',
      version: 1,
      bits: BITS,
      metrics,
      trained_on: 'essays/uol.corrections.dev, three quarters of the essays',
      sha256: sha256('essays/uol.corrections.dev.jsonl.gz'),
    },
    4,
  ),
);
