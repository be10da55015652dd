/**
 * Learns from teachers' corrections when a better-fitting form is worth a mark: a line over words and pairs, and a forest above it that
 * also sees the neighbours and the rest of the text. `node scripts/run.mjs choice/train-doubt --data <folder>`
 */
import { markFeatures } from '../../src/choice/mark-features';
import { type Forest, packForest, predict } from '../../src/model/trees';
import { sha256 } from '../corpora/folder';
import { bin, growForest } from '../score/grow-forest';
import { writeData } from '../write-data';
import { writeHashed } from '../write-hashed';
import { type Case, FOLDS, readDoubts } from './doubt-cases';
import { BITS, crossedLeanings, trainLine } from './doubt-line';

const OPTIONS = { trees: 300, leaves: 10, rate: 0.04, leastInLeaf: 25, rows: 0.6, columns: 0.25, ridge: 6, seed: 7, logistic: true };
const KINDS = ['accent', 'crase', 'deixis', 'pair', 'inflection'];

const texts = readDoubts();
const cases = texts.flatMap((text) => text.cases);
console.log('cases', cases.length, 'marked', cases.filter((c) => c.label === 1).length);
const leanings = crossedLeanings(cases);
const values = new Map<Case, Float64Array>();
for (const { cases: own, tally } of texts) {
  const rows = markFeatures(
    own.map((c) => ({ ...c, leaning: leanings.get(c)! })),
    tally,
  );
  own.forEach((c, i) => {
    values.set(c, Float64Array.from(rows[i]!));
  });
}

function grow(list: Case[]): Forest {
  const rows = list.map((c) => values.get(c)!);
  return growForest(
    bin(rows, rows[0]!.length),
    Float64Array.from(list, (c) => c.label),
    Float64Array.from(list, (c) => c.weight),
    OPTIONS,
  );
}

/** What is right at which limit, each essay judged by a line and a forest that had not read it; the rules' limits are read off here. */
function measure(): void {
  const judged: { p: number; c: Case }[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const forest = packForest(grow(cases.filter((c) => c.fold !== fold)));
    for (const c of cases)
      if (c.fold === fold && c.weight === 1) judged.push({ p: 1 / (1 + Math.exp(-predict(forest, values.get(c)!))), c });
  }
  console.log('limit  touched/marks by kind');
  for (const limit of [0.8, 0.7, 0.6, 0.55, 0.5, 0.45, 0.4, 0.35, 0.3, 0.2]) {
    const shown = KINDS.map((kind) => {
      const kept = judged.filter(({ p, c }) => p >= limit && c.candidate.kind === kind);
      return `${kind} ${kept.filter(({ c }) => c.label > 0).length}/${kept.length}`;
    });
    console.log(limit, shown.join('  '));
  }
}
measure();

const about = {
  version: 2,
  metrics: { cases: cases.length },
  trained_on: 'essays/uol.corrections.dev, three quarters of the essays; text of UD GSD train as text without slips',
  sha256: sha256('essays/uol.corrections.dev.jsonl.gz', 'ud/pt_gsd-ud-train.conllu.gz'),
};
console.log(writeHashed('doubt.bin.gz', trainLine(cases), { ...about, format: 'hashed weights', bits: BITS }, 4));
console.log(writeData('doubt-forest.json.gz', JSON.stringify({ ...about, format: 'decision forest', payload: grow(cases) })));
