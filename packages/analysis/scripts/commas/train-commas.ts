/**
 * Trains the comma model in floors. The first learns where good texts have commas; a line beside it which words and shapes reviewers' notes
 * hang on; the last, from both and the rest of the text, when a difference is worth a mark. `node scripts/run.mjs commas/train-commas --data <folder>`
 */
import { LEAST_OPINION } from '../../src/commas/judge';
import { noteFeatures, writerOf } from '../../src/commas/note-features';
import { type Forest, packForest, predict } from '../../src/model/trees';
import { sha256, share } from '../corpora/folder';
import { bin, growForest } from '../score/grow-forest';
import { writeData } from '../write-data';
import { writeHashed } from '../write-hashed';
import { BITS, crossedOpinions, trainFirst } from './first-floor';
import { type CommaText, comma, gapCount, opined, readTexts, wanted } from './gap-table';
import { crossedLeanings, BITS as LEANING_BITS, trainNotes } from './note-floor';

type Kind = 'missing' | 'unneeded';
type Row = { values: Float64Array; noted: number; weight: number };
/** Corrections of the other site and edited news are there to steady the forest, not to lead it. */
const WEIGHTS = { essay: 1, corrected: 0.4, news: 0.3 };
const NEWS_SHARE = 0.3;
const OPTIONS = { trees: 320, leaves: 8, rate: 0.04, leastInLeaf: 80, rows: 0.5, columns: 0.35, ridge: 8, seed: 7, logistic: true };

const texts = readTexts();
console.log('gaps', gapCount(), 'texts', texts.length);
const opinions = crossedOpinions(texts);
const noted = texts.filter((text) => text.noted);
const trial = noted.filter((text) => text.trial);
const weightOf = (text: CommaText): number => WEIGHTS[text.kind];
const leanings = crossedLeanings(texts, opinions, weightOf);

function rowsOf(text: CommaText, kind: Kind): Row[] {
  const list = opined(text, opinions);
  const writer = writerOf(list);
  const rows: Row[] = [];
  let i = text.from;
  for (const entry of list)
    entry.gaps.forEach((gap, at) => {
      const here = i++;
      if (gap.comma !== (kind === 'unneeded') || (!gap.comma && gap.opinion < LEAST_OPINION)) return;
      const values = [...noteFeatures(entry, at, writer), leanings[here]!];
      rows.push({ values: Float64Array.from(values), noted: wanted[here] === comma[here] ? 0 : 1, weight: WEIGHTS[text.kind] });
    });
  return rows;
}

function grow(list: CommaText[], kind: Kind): Forest {
  const rows = list.filter((text) => text.kind !== 'news' || share(text.id) < NEWS_SHARE).flatMap((text) => rowsOf(text, kind));
  console.log(kind, 'rows', rows.length);
  const binned = bin(
    rows.map((row) => row.values),
    rows[0]!.values.length,
  );
  return growForest(
    binned,
    Float64Array.from(rows, (row) => row.noted),
    Float64Array.from(rows, (row) => row.weight),
    OPTIONS,
  );
}

/** Precision at several shares of notes found, and the share found by the longest list of which six in ten are right. */
function measure(forest: Forest, list: CommaText[], kind: Kind): { found: number; threshold: number } {
  const packed = packForest(forest);
  const scored = list
    .flatMap((text) => rowsOf(text, kind))
    .map((row) => ({ p: 1 / (1 + Math.exp(-predict(packed, row.values))), hit: row.noted === 1 }))
    .sort((a, b) => b.p - a.p);
  let total = 0;
  for (const { from, to } of list)
    for (let i = from; i < to; i++) if (comma[i] === (kind === 'unneeded' ? 1 : 0) && wanted[i] !== comma[i]) total++;
  let hits = 0;
  let best = { found: 0, threshold: 1 };
  let next = 0.05;
  scored.forEach(({ p, hit }, i) => {
    if (hit) hits++;
    if (hits / (i + 1) >= 0.6) best = { found: hits / total, threshold: p };
    if (hits / total < next) return;
    console.log(`    found ${next.toFixed(2)} precision ${(hits / (i + 1)).toFixed(3)} threshold ${p.toFixed(3)}`);
    next += 0.05;
  });
  console.log('  at six in ten', kind, best);
  return best;
}

const metrics: Record<string, number> = { gaps: gapCount() };
const payload: Record<string, Forest> = {};
for (const kind of ['missing', 'unneeded'] as const) {
  const forest = grow(
    noted.filter((text) => !text.trial),
    kind,
  );
  const { found, threshold } = measure(forest, trial, kind);
  metrics[`${kind}_found_at_sixty`] = found;
  metrics[`${kind}_threshold`] = threshold;
  payload[kind] = process.argv.includes('--try') ? forest : grow(noted, kind);
}
const about = {
  format: 'hashed weights',
  version: 2,
  bits: BITS,
  metrics,
  trained_on: "essays/pool.train with reviewers' comma notes (held-out themes removed), three quarters of essays/uol.corrections.dev",
  sha256: sha256('essays/pool.train.jsonl.gz', 'essays/uol.corrections.dev.jsonl.gz'),
};
if (!process.argv.includes('--try')) {
  console.log(writeHashed('comma-first.bin.gz', trainFirst(texts.filter((text) => text.careful)), about, 3, 0.06));
  for (const kind of ['missing', 'unneeded'] as const)
    console.log(
      writeHashed(`comma-leaning-${kind}.bin.gz`, trainNotes(noted, kind, opinions, weightOf), { ...about, bits: LEANING_BITS }, 2, 0.02),
    );
  console.log(writeData('comma-forests.json.gz', JSON.stringify({ ...about, format: 'decision forests', payload })));
}
