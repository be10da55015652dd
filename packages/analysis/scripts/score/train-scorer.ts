import { remarksOn } from '../../src/score/remarks';
import { asToday, expectations, levelsOf, ready, type Scorer, type ScorerFile } from '../../src/score/score';
import { share } from '../corpora/folder';
import type { Row } from './feature-table';
import { bin, growForest, type Options } from './grow-forest';
import { ridge } from './ridge';
import { knownThemes, offsetsFor, themeEffects } from './theme-effects';
import { learnRemarks } from './train-remarks';

export type Trained = ScorerFile['payload'];
const DEFAULTS: Options = { trees: 260, leaves: 9, rate: 0.06, leastInLeaf: 15, rows: 0.7, columns: 0.35, ridge: 8, seed: 5 };

const packed = new WeakMap<Trained['forests'], Scorer>();
const scorerOf = (trained: Trained): Scorer => {
  const known = packed.get(trained.forests) ?? ready({ version: '', payload: trained });
  packed.set(trained.forests, known);
  return known;
};
/** What is expected of a text, and the levels it would be given. */
export type Answer = { expected: number[]; given: number[] };
export function answerOf(trained: Trained, row: Row): Answer {
  const scorer = scorerOf(trained);
  const offsets = offsetsFor(trained.themes, row);
  const features = { ...row.features, ...(scorer.remarks ? remarksOn(scorer.remarks, row.phrases) : {}) };
  const expected = expectations(scorer, features, offsets);
  return { expected: asToday(scorer, expected, offsets), given: levelsOf(trained, expected, offsets) };
}

/** Two sites whose graders gave anything from nothing to full marks: they tell how their themes were graded, and little about texts. */
const weightOf = ({ prompt }: Row): number => (/^(unmatched|uolj-essaybr)-/.test(prompt) ? 0.3 : prompt.startsWith('uol') ? 0.5 : 1);

/** Of the public corpora only the latest themes stand for the graders of today. */
const isOfToday = ({ prompt }: Row): boolean => !/^(aesenem-20(1|20|23)|uol|eb0|brasilescola|unmatched)/.test(prompt);

const FOLDS = 5;
const foldOf = (row: Row): number => Math.floor(share(`band${row.prompt}${row.prompt.startsWith('narr') ? row.id : ''}`) * FOLDS);

export type Calibration = { band: number; stretch: number; today: number[] };

/** Essays of today's themes, each judged by a model that has not read its theme, tell how far grades lie from expectations. */
export function calibrate(rows: Row[], levels: number[][], change: Partial<Options> = {}): Calibration {
  const trees = Math.min(change.trees ?? DEFAULTS.trees, 120);
  const answers = Array.from({ length: FOLDS }, (_, fold) => {
    const isAside = (row: Row) => isOfToday(row) && foldOf(row) === fold;
    const aside = rows.filter(isAside);
    const rest = rows.filter((row) => !isAside(row));
    if (aside.length === 0 || rest.length === 0) return [];
    const part = learn(rest, levels, { ...change, trees, rate: 0.08 });
    return aside.map((row) => ({ row, expected: answerOf(part, row).expected }));
  }).flat();
  // Expectations are drawn towards the mean of all essays, and those of today are better than that.
  const today = levels.map((_, c) =>
    Number((sum(answers.map(({ row, expected }) => row.scores[c]! - expected[c]!)) / answers.length).toFixed(1)),
  );
  const judged = answers.map(({ row, expected }) => ({ expected: sum(expected) + sum(today), given: sum(row.scores) }));
  const misses = judged.map(({ expected, given }) => Math.abs(expected - given)).sort((a, b) => a - b);
  const error = Math.sqrt(sum(judged.map(({ expected, given }) => (expected - given) ** 2)) / judged.length);
  console.log('each theme of today judged by models that had not read it:', judged.length, 'texts, error', error.toFixed(2));
  const stretch = spread(judged.map(({ given }) => given)) / spread(judged.map(({ expected }) => expected));
  return {
    band: misses[Math.floor(misses.length * 0.68)] ?? 0,
    stretch: Number(stretch.toFixed(2)) || 1,
    today: answers.length ? today : [],
  };
}

export function learn(
  list: Row[],
  levels: number[][],
  change: Partial<Options> = {},
  { band, stretch, today }: Calibration = { band: 0, stretch: 1, today: [] },
): Trained {
  const noted = learnRemarks(list);
  const rows = noted ? list.map((row) => ({ ...row, features: { ...row.features, ...noted.crossed.get(row) } })) : list;
  const features = Object.keys(rows[0]!.features);
  const table = rows.map((row) => Float64Array.from(features, (name) => row.features[name] ?? 0));
  const binned = bin(table, features.length);
  const weight = Float64Array.from(rows, weightOf);
  const effects = themeEffects(rows, levels.length);
  const manyThemes = effects.size > 10;
  const targets = levels.map((_, c) => Float64Array.from(rows, (row) => row.scores[c]! - (manyThemes ? effects.get(row.prompt)![c]! : 0)));
  const forests = targets.map((target, c) => growForest(binned, target, weight, { ...DEFAULTS, ...change, seed: 11 + c }));
  const mean = targets.map((target) => target.reduce((a, b) => a + b, 0) / rows.length);
  return {
    features,
    levels,
    forests,
    linear: ridge(table, targets, mean, weight),
    blend: 0.65,
    stretch,
    mean,
    band,
    themes: manyThemes ? knownThemes(rows, effects) : [],
    ...(manyThemes ? { today } : {}),
    ...(noted ? { remarks: noted.remarks } : {}),
  };
}

const sum = (list: number[]): number => list.reduce((a, b) => a + b, 0);

function spread(list: number[]): number {
  const mean = sum(list) / list.length;
  return Math.sqrt(sum(list.map((x) => (x - mean) ** 2)) / list.length);
}
