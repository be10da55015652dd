import { expectations, ready, type Scorer, type ScorerFile } from '../../src/score/score';
import { share } from '../corpora/folder';
import type { Row } from './feature-table';
import { bin, growForest, type Options } from './grow-forest';
import { ridge } from './ridge';
import { knownThemes, offsetsFor, themeEffects } from './theme-effects';

export type Trained = ScorerFile['payload'];
const DEFAULTS: Options = { trees: 340, leaves: 9, rate: 0.045, leastInLeaf: 15, rows: 0.7, columns: 0.35, ridge: 8, seed: 5 };

const packed = new WeakMap<Trained, Scorer>();
const scorerOf = (trained: Trained): Scorer => {
  const known = packed.get(trained) ?? ready({ version: '', payload: trained });
  packed.set(trained, known);
  return known;
};
export const expectedOf = (trained: Trained, row: Row): number[] =>
  expectations(scorerOf(trained), row.features, offsetsFor(trained.themes, row));

/** Essays of one fifth of the themes tell how far grades lie from expectations where the theme is new. */
const isAside = (row: Row): boolean => share(`band${row.prompt}${row.prompt.startsWith('narr') ? row.id : ''}`) < 0.2;

export type Calibration = { band: number; stretch: number };

export function calibrate(rows: Row[], levels: number[][], change: Partial<Options> = {}): Calibration {
  const part = learn(
    rows.filter((row) => !isAside(row)),
    levels,
    { ...change, trees: Math.min(change.trees ?? DEFAULTS.trees, 120), rate: 0.08 },
  );
  const judged = rows.filter(
    (row) => isAside(row) && (!row.prompt.startsWith('aesenem') || /^aesenem-202[12]/.test(row.prompt)) && !row.prompt.startsWith('uol'),
  );
  const misses = judged
    .map((row) => Math.abs(expectedOf(part, row).reduce((a, b) => a + b, 0) - row.scores.reduce((a, b) => a + b, 0)))
    .sort((a, b) => a - b);
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
  const weight = new Float64Array(rows.length).fill(1);
  const effects = themeEffects(rows, levels.length);
  const manyThemes = effects.size > 10;
  const targets = levels.map((_, c) => Float64Array.from(rows, (row) => row.scores[c]! - (manyThemes ? effects.get(row.prompt)![c]! : 0)));
  const forests = targets.map((target, c) => growForest(binned, target, weight, { ...DEFAULTS, ...change, seed: 11 + c }));
  const mean = targets.map((target) => target.reduce((a, b) => a + b, 0) / rows.length);
  return {
    features,
    levels,
    forests,
    linear: ridge(table, targets, mean),
    blend: 0.65,
    stretch,
    mean,
    band,
    themes: manyThemes ? knownThemes(rows, effects) : [],
  };
}

/** Expectations huddle around the mean; grades do not. The stretch is what makes levels agree best with people. */
function bestStretch(trained: Trained, rows: Row[], levels: number[][]): number {
  let best = { stretch: 1, error: Number.POSITIVE_INFINITY };
  const expected = rows.map((row) => expectedOf(trained, row));
  for (let stretch = 1; stretch <= 1.4; stretch += 0.05) {
    let wrong = 0;
    let spread = 0;
    levels.forEach((list, c) => {
      const mean = trained.mean[c]!;
      const given = expected.map((e) =>
        list.reduce(
          (b, l) => (Math.abs(l - mean - stretch * (e[c]! - mean)) < Math.abs(b - mean - stretch * (e[c]! - mean)) ? l : b),
          list[0]!,
        ),
      );
      rows.forEach((row, i) => {
        wrong += (given[i]! - row.scores[c]!) ** 2;
        for (let k = 0; k < 5; k++) spread += (given[i]! - rows[(i * 7 + k * 31) % rows.length]!.scores[c]!) ** 2 / 5;
      });
    });
    if (wrong / spread < best.error) best = { stretch, error: wrong / spread };
  }
  return Number(best.stretch.toFixed(2));
}
