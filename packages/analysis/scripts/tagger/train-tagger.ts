/** Trains the part-of-speech tagger: `node scripts/run.mjs tagger/train-tagger --data <folder> [--final | --dev]`. */

import { readingsOf } from '../../src/lexicon/lexicon';
import { hashText } from '../../src/model/hash';
import { wordShape } from '../../src/tagger/features';
import { normalise } from '../../src/text/normalise';
import type { GoldSentence } from '../corpora/conllu';
import { sha256 } from '../corpora/folder';
import { writeData } from '../write-data';
import { kinOf } from './kin';
import { bosqueHeld, dev, everything, final, gsdHeld, gsdTrain, older, otherHalf, own, today } from './parts';
import { BITS, perceptron, type Sentence } from './perceptron';
import { mannerModel } from './train-manner';
import { byValue, treebankWords } from './treebank-words';
import { writeTagger } from './write-tagger';

const EPOCHS = 5;
/** The first run only tells which weights matter. */
const FIRST_EPOCHS = 3;
/** The mean of several runs in different orders wavers less than any of them. */
const SEEDS = [2, 3, 5];

const names = everything.flatMap(({ tokens }) => tokens.map(({ upos }) => upos));
const isJoined = (name: string) => name.includes('+');
const tagNames = [...new Set(names)].sort((a, b) => Number(isJoined(a)) - Number(isJoined(b)));
const tagIds = new Map(tagNames.map((name, t) => [name, t]));
const simple = tagNames.filter((name) => !isJoined(name)).length;

const { fixed, habits, joined } = treebankWords(own, gsdTrain);
const kin = kinOf(['bosque-ud-train', 'gsd-ud-train']);
const { weights: traits, mannerFor } = mannerModel(older, today, gsdTrain);
console.log('fixed words', fixed.size, 'words with habits', habits.size, 'joined', joined.size, 'kin', kin.size, 'traits', traits.size);

function load(list: GoldSentence[], foreign: boolean): Sentence[] {
  return list.map((sentence) => {
    const forms = sentence.tokens.map(({ form }) => normalise(form).normalize('NFC'));
    return {
      foreign,
      manner: mannerFor(sentence),
      words: forms.map((text, i) => {
        const lower = text.toLowerCase();
        const habit = habits.get(lower);
        return wordShape(text, lower, readingsOf(lower), habit === undefined ? 0 : hashText(habit), kin.get(lower) ?? 0, i === 0);
      }),
      fixed: forms.map((form) => tagIds.get(fixed.get(form) ?? '') ?? -1),
      choices: forms.map((form) => (joined.has(form.toLowerCase()) || form.includes('-') ? tagNames.length : simple)),
      tags: sentence.tokens.map((token) => tagIds.get(token.upos)!),
    };
  });
}

const held = { bosque: load(bosqueHeld, false), porttinari: load(otherHalf, false), gsd: load(gsdHeld, true) };
const model = perceptron([...load(own, false), ...load(gsdTrain, true)], tagNames.length);
const show = (label: string) =>
  console.log(label, ...Object.entries(held).flatMap(([name, list]) => [name, model.accuracy(list).toFixed(4)]));

model.run(1, FIRST_EPOCHS);
show('first run');
model.narrow();
for (const seed of SEEDS) {
  model.run(seed, EPOCHS);
  show(`seed ${seed}`);
}
model.quantize();
show('in bytes');
const metrics = { bosque_dev: model.accuracy(held.bosque), porttinari_dev_other_half: model.accuracy(held.porttinari) };
if (final)
  writeTagger(model, {
    format: 'sparse tag weights',
    version: 2,
    bits: BITS,
    tags: tagNames,
    simple,
    fixed: byValue(fixed),
    habits: byValue(habits),
    joined: [...joined].join(' '),
    kin: byValue(kin),
    traits: byValue(new Map([...traits].map(([trait, w]) => [trait, Math.round(10 * w)]))),
    trained_on:
      'UD Bosque train+dev (CC BY-SA 4.0), GSD train (CC BY-SA 4.0), Porttinari dev (CC BY 4.0); kin also from the text of graded essays',
    sha256: sha256(
      'ud/pt_bosque-ud-train.conllu.gz',
      'ud/pt_gsd-ud-train.conllu.gz',
      'ud/pt_porttinari-ud-dev.conllu.gz',
      'essays/pool.train.jsonl.gz',
    ),
    metrics,
  });
// The twin only measures: what ships has read the parts it would be measured on.
else if (!dev) writeData('tagger-twin.json', JSON.stringify(metrics));
