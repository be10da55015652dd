import { mannerOf, traitsOf } from '../../src/tagger/manner';
import { normalise } from '../../src/text/normalise';
import type { GoldSentence } from '../corpora/conllu';

const EPOCHS = 4;
const RATE = 0.2;
/** Pulls weights back to nothing: a name that stood in one treebank only says little about the next sentence. */
const PENALTY = 0.003;
const FOLDS = 5;
/** Neighbouring sentences are of one article: they go into the same fold. */
const ARTICLE = 20;
/** So that the few sentences of today's treebank weigh as much as the many of the older one. */
const BALANCE = 5052;
/** A third treebank is as young, but its pages are of all kinds. */
const YOUNG = 0.1;

type Told = {
  sentence: GoldSentence;
  traits: string[];
  today: number;
  weight: number;
};

const tell =
  (today: number, weight: number) =>
  (sentence: GoldSentence): Told => ({
    sentence,
    traits: traits(sentence),
    today,
    weight,
  });

const traits = ({ text, tokens }: GoldSentence): string[] =>
  traitsOf(
    tokens.map(({ form }) => normalise(form)),
    text.includes('«'),
  );

/** How much each trait speaks for the treebank of today, by logistic regression, rounded to tenths; the little ones are left out. */
function train(list: Told[]): Map<string, number> {
  const weights = new Map<string, number>();
  const gradients = new Map<string, number>();
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (let at = 0; at < list.length; at++) {
      const told = list[(at * 1_000_003 + epoch) % list.length]!; // a fixed shuffle
      const gradient = (1 / (1 + Math.exp(-sumOf(weights, told.traits))) - told.today) * told.weight;
      if (Math.abs(gradient) < 0.01) continue;
      for (const trait of told.traits) {
        const w = weights.get(trait) ?? 0;
        const g = gradient + PENALTY * w;
        const squares = (gradients.get(trait) ?? 1) + g * g;
        gradients.set(trait, squares);
        weights.set(trait, w - (RATE * g) / Math.sqrt(squares));
      }
    }
  return new Map(
    [...weights].map(([trait, w]): [string, number] => [trait, Math.round(w * 10) / 10]).filter(([, w]) => Math.abs(w) >= 0.2),
  );
}

const sumOf = (weights: Map<string, number>, list: string[]): number => list.reduce((total, trait) => total + (weights.get(trait) ?? 0), 0);

/** The weights that ship, and the manner of any sentence; those learnt from are judged by weights that have not seen them, as new ones will be. */
export function mannerModel(
  older: GoldSentence[],
  today: GoldSentence[],
  young: GoldSentence[],
): {
  weights: Map<string, number>;
  mannerFor: (sentence: GoldSentence) => number;
} {
  const list = [...older.map(tell(0, 1)), ...today.map(tell(1, BALANCE / today.length)), ...young.map(tell(1, YOUNG))];
  const fold = (i: number) => Math.floor(i / ARTICLE) % FOLDS;
  const sums = new Map<GoldSentence, number>();
  for (let f = 0; f < FOLDS; f++) {
    const weights = train(list.filter((_, i) => fold(i) !== f));
    list.forEach((told, i) => {
      if (fold(i) === f) sums.set(told.sentence, sumOf(weights, told.traits));
    });
  }
  const weights = train(list);
  return {
    weights,
    mannerFor: (sentence) => mannerOf(sums.get(sentence) ?? sumOf(weights, traits(sentence))),
  };
}
