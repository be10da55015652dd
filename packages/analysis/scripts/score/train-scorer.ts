import { expectations, levelsOf, ready, type Scorer, type ScorerFile } from '../../src/score/score';
import { share } from '../corpora/folder';
import type { Row } from './feature-table';
import { bin, growForest, type Options } from './grow-forest';
import { kappa } from './kappa';
import { ridge } from './ridge';
import { knownThemes, offsetsFor, themeEffects } from './theme-effects';

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
  const offsets = offsetsFor(trained.themes, row);
  const expected = expectations(scorerOf(trained), row.features, offsets);
  return { expected, given: levelsOf(trained, expected, offsets) };
}

/** Two sites whose graders gave anything from nothing to full marks: they tell how their themes were graded, and little about texts. */
const weightOf = ({ prompt }: Row): number => (/^(unmatched|uolj-essaybr)-/.test(prompt) ? 0.3 : prompt.startsWith('uol') ? 0.5 : 1);

/** Essays of one fifth of the themes tell how far grades lie from expectations where the theme is new. */
const isAside = (row: Row): boolean => share(`band${row.prompt}${row.prompt.startsWith('narr') ? row.id : ''}`) < 0.2;

export type Calibration = { band: number; stretch: number };

export function calibrate(rows: Row[], levels: number[][], change: Partial<Options> = {}): Calibration {
  const part = learn(
    rows.filter((row) => !isAside(row)),
    levels,
    { ...change, trees: Math.min(change.trees ?? DEFAULTS.trees, 120), rate: 0.08 },
  );
  // Of the public corpora only the latest themes stand for the graders of today.
  const judged = rows.filter((row) => isAside(row) && !/^(aesenem-20(1|20|23)|uol|eb0|brasilescola|unmatched)/.test(row.prompt));
  const misses = judged.map((row) => Math.abs(sum(answerOf(part, row).expected) - sum(row.scores))).sort((a, b) => a - b);
  return { band: misses[Math.floor(misses.length * 0.68)] ?? 0, stretch: bestStretch(part, judged, levels) };
}

export function learn(
  rows: Row[],
  levels: number[][],
  change: Partial<Options> = {},
  { band, stretch }: Calibration = { band: 0, stretch: 1 },
): Trained {
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
  };
}

const sum = (list: number[]): number => list.reduce((a, b) => a + b, 0);

/** Expectations huddle around the mean; grades do not. The stretch is what makes levels agree best with people, above all in their sum. */
function bestStretch(trained: Trained, rows: Row[], levels: number[][]): number {
  let best = { stretch: 1, agreed: 0 };
  for (let stretch = 1; stretch <= 1.4; stretch += 0.05) {
    const given = rows.map((row) => answerOf({ ...trained, stretch }, row).given);
    const total = kappa(
      given.map(sum),
      rows.map((row) => sum(row.scores)),
    );
    const each = levels.map((_, c) =>
      kappa(
        given.map((list) => list[c]!),
        rows.map((row) => row.scores[c]!),
      ),
    );
    const agreed = total + sum(each) / each.length / 2;
    if (agreed > best.agreed) best = { stretch, agreed };
  }
  return Number(best.stretch.toFixed(2));
}
