/** Builds data/lexicon.bin.gz and data/frequency.json.gz: `node scripts/run.mjs lexicon/build-lexicon --data <folder>`. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CLOSED, NAME, NOMINAL } from '../../src/lexicon/morphology';
import { sha256 } from '../corpora/folder';
import { writeData } from '../write-data';
import { expand, readAffixes } from './affixes';
import { countWords } from './count-words';
import { EXTRA_WORDS, REFUSED_WORDS } from './own-words';
import { packAutomaton } from './pack-automaton';
import { readingsOf } from './readings-of';
import { treebankReadings } from './treebank-readings';

const folder = dirname(createRequire(import.meta.url).resolve('dictionary-pt'));
const affixes = readAffixes(readFileSync(join(folder, 'index.aff'), 'utf8'));
const counts = countWords();

const forms = new Map<string, number>();
const add = (form: string, readings: number) => {
  if (/^[\u0021-\u00ff]+$/.test(form)) forms.set(form, (forms.get(form) ?? 0) | readings);
};
for (const line of readFileSync(join(folder, 'index.dic'), 'utf8').split('\n').slice(1)) {
  const [stem = '', flags = ''] = (line.split(/\s/)[0] ?? '').split('/');
  if (!/^[\p{L}\p{M}'-]+$/u.test(stem)) continue;
  for (const { form, flag } of expand(stem, flags, affixes)) {
    const readings = readingsOf(form, flag, stem, flags, counts.votes);
    if (readings !== 0) add(form.toLowerCase(), readings);
  }
}
for (const [form, { seen, nominal, nominalSeen, verbal }] of treebankReadings()) {
  const known = forms.get(form);
  if (known === undefined) continue;
  const kept = nominalSeen >= 5 ? known & ~NOMINAL : seen >= 20 && nominalSeen === 0 ? known & ~NOMINAL : known;
  forms.set(form, kept | nominal | verbal || known);
}
for (const [word, readings] of Object.entries(EXTRA_WORDS)) forms.set(word, (forms.get(word) ?? 0) | readings || CLOSED);
for (const word of REFUSED_WORDS) forms.delete(word);

const sorted = [...forms.keys()].sort((a, b) => (a < b ? -1 : 1)).map((form): [string, number] => [form, forms.get(form) ?? 0]);
const edges = packAutomaton(sorted);
const size = writeData('lexicon.bin.gz', Buffer.from(edges.buffer));

// The list that ranks suggestions: only words of the dictionary, so that frequent mistakes do not become words.
const frequent = [...counts.frequency]
  .filter(([word, count]) => count >= 3 && ((forms.get(word) ?? 0) & ~NAME) !== 0)
  .sort((a, b) => b[1] - a[1]);
const frequencySize = writeData(
  'frequency.json.gz',
  JSON.stringify({
    format: 'word counts',
    version: 1,
    trained_on: 'essays/pool.train (themes held out removed), UD Bosque and GSD train',
    sha256: sha256('essays/pool.train.jsonl.gz', 'ud/pt_bosque-ud-train.conllu.gz', 'ud/pt_gsd-ud-train.conllu.gz'),
    metrics: { words: frequent.length },
    // grouped by floor(4 * log2(count)), each group sorted: shares beginnings, packs well
    payload: groups(frequent),
    // words that hardly ever carry a capital inside a sentence
    small: frequent
      .filter(([word, count]) => count >= 60 && word.length > 3 && (counts.capitalised.get(word) ?? 0) / count < 0.015)
      .map(([word]) => word)
      .sort()
      .join(' '),
  }),
);
console.log(`forms ${forms.size}, edges ${edges.length}, lexicon ${size} bytes, frequency ${frequent.length} words ${frequencySize} bytes`);

function groups(list: [string, number][]): Record<string, string> {
  const by = new Map<number, string[]>();
  for (const [word, count] of list) {
    const level = Math.round(4 * Math.log2(count));
    by.set(level, [...(by.get(level) ?? []), word]);
  }
  return Object.fromEntries([...by].map(([level, words]) => [level, words.sort().join(' ')]));
}
