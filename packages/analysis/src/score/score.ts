import { once, readJson } from '../lexicon/read-data';
import { contributions, type Forest, type PackedForest, packForest, predict } from '../model/trees';
import type { Genre, Reason, Score } from '../request';
import { type Features, featuresOf, type Scored } from './features';
import { type KnownTheme, stemsOf, themeOffsets } from './known-theme';
import { phrasesOf } from './phrases';
import { type PackedRemarks, packRemarks, type Remarks, remarksOn } from './remarks';
import { featureTexts, isFault } from './texts';

export type ScorerFile = {
  format: string;
  version: string;
  trained_on: string;
  sources: string[];
  sha256: string;
  metrics: Record<string, number>;
  payload: {
    features: string[];
    levels: number[][];
    forests: Forest[];
    linear: { mean: number[]; spread: number[]; weights: number[][] };
    blend: number;
    /** Grades are this much farther from their mean than expectations are; levels are read off after stretching by it. */
    stretch: number;
    mean: number[];
    /** Two thirds of the held-out grades lay within this of the expected total. */
    band: number;
    themes: KnownTheme[];
    /** What today's graders gave more, in each competence, on themes that models had not read than these expected. */
    today?: number[];
    remarks?: Remarks;
  };
};

/** A model ready to answer. */
export type Scorer = Omit<ScorerFile['payload'], 'forests' | 'remarks'> & {
  version: string;
  forests: PackedForest[];
  remarks: PackedRemarks | undefined;
};

export const ready = ({ version, payload }: Pick<ScorerFile, 'version' | 'payload'>): Scorer => ({
  ...payload,
  version,
  forests: payload.forests.map(packForest),
  remarks: payload.remarks && packRemarks(payload.remarks),
});

const models: Record<Genre, () => Scorer> = {
  enem: once(() => ready(readJson<ScorerFile>('scorer-enem.json.gz'))),
  narrativa: once(() => ready(readJson<ScorerFile>('scorer-narrativa.json.gz'))),
};

/** Expected grade of each competence: trees and a straight line, mixed. */
export function expectations(scorer: Scorer, features: Features, offsets: number[] | undefined): number[] {
  const values = scorer.features.map((name) => features[name] ?? 0);
  return scorer.forests.map((forest, c) => {
    const line = (scorer.linear.weights[c] ?? []).reduce(
      (sum, weight, f) => sum + weight * clamp(((values[f] ?? 0) - (scorer.linear.mean[f] ?? 0)) / (scorer.linear.spread[f] || 1)),
      scorer.mean[c] ?? 0,
    );
    const mixed = scorer.blend * predict(forest, values) + (1 - scorer.blend) * line + (offsets?.[c] ?? 0);
    const levels = scorer.levels[c] ?? [];
    return Math.max(levels[0] ?? 0, Math.min(levels.at(-1) ?? mixed, mixed));
  });
}

/**
 * What today's graders would give on a new theme: expectations are drawn towards the mean of all essays, and those of today lie above it.
 * Levels are read off without this, for stretching around that mean raises them as much.
 */
export const asToday = ({ today }: Pick<Scorer, 'today'>, expected: number[], offsets: number[] | undefined): number[] =>
  expected.map((value, c) => value + (offsets ? 0 : (today?.[c] ?? 0)));

/** A text far outside what was seen must not send the straight line to the moon. */
const clamp = (z: number): number => Math.max(-4, Math.min(4, z));

/**
 * Levels of the grid for what is expected. Grades of people lie farther from the mean than expectations do, so these are stretched around
 * the mean of the graders in question; and each goes up or down so that the levels together come nearest to what is expected of the whole.
 */
export function levelsOf(scorer: Pick<Scorer, 'mean' | 'stretch' | 'levels'>, expected: number[], offsets: number[] = []): number[] {
  const places = expected.map((value, c) => {
    const levels = scorer.levels[c] ?? [];
    const middle = (scorer.mean[c] ?? 0) + (offsets[c] ?? 0);
    const [least = 0, next = 1] = levels;
    return Math.max(0, Math.min(levels.length - 1, (middle + scorer.stretch * (value - middle) - least) / (next - least)));
  });
  const whole = Math.round(places.reduce((sum, place) => sum + place, 0));
  const up = whole - places.reduce((sum, place) => sum + Math.floor(place), 0);
  const order = places.map((place, c) => ({ c, rest: place - Math.floor(place) })).sort((a, b) => b.rest - a.rest);
  const raised = new Set(order.slice(0, up).map(({ c }) => c));
  return places.map((place, c) => scorer.levels[c]?.[Math.floor(place) + (raised.has(c) ? 1 : 0)] ?? 0);
}

export function scoreOf(scored: Scored, genre: Genre): Score {
  const scorer = models[genre]();
  const features = { ...featuresOf(scored), ...(scorer.remarks ? remarksOn(scorer.remarks, phrasesOf(scored.text)) : {}) };
  const stems = stemsOf(scored.text.paragraphs.map((paragraph) => paragraph.text));
  const offsets = themeOffsets(scorer.themes, stems, scored.theme?.title);
  const expected = expectations(scorer, features, offsets);
  const competences = levelsOf(scorer, expected, offsets);
  const sum = asToday(scorer, expected, offsets).reduce((a, b) => a + b, 0);
  const most = scorer.levels.reduce((total, levels) => total + (levels.at(-1) ?? 0), 0);
  return {
    competences,
    total: competences.reduce((a, b) => a + b, 0),
    expected: Math.round(sum * 10) / 10,
    band: [Math.max(0, Math.round(sum - scorer.band)), Math.min(most, Math.round(sum + scorer.band))],
    model: `${genre}-${scorer.version}`,
    reasons: scorer.forests.map((forest, c) => reasonsOf(scorer, forest, features, c)),
  };
}

type Explained = Pick<Scorer, 'features' | 'linear' | 'blend'>;

/** The three things that most raised and lowered a competence, in words; features that say the same are named once. */
export function reasonsOf(scorer: Explained, forest: PackedForest, features: Features, c: number): { raised: Reason[]; lowered: Reason[] } {
  const values = scorer.features.map((name) => features[name] ?? 0);
  const moved = contributions(forest, values, scorer.features.length);
  const said = new Map<string, { reason: Reason; by: number }>();
  scorer.features.forEach((name, f) => {
    const words = featureTexts[name];
    const z = ((values[f] ?? 0) - (scorer.linear.mean[f] ?? 0)) / (scorer.linear.spread[f] || 1);
    const by = scorer.blend * (moved[f] ?? 0) + (1 - scorer.blend) * (scorer.linear.weights[c]?.[f] ?? 0) * clamp(z);
    if (!words || Math.abs(z) < 0.15) return;
    // Faults may go with good grades for reasons of their own; nobody is told that mistakes raised theirs.
    if (isFault(name) && by * z > 0) return;
    const text = z > 0 ? words.more : words.less;
    const known = said.get(text);
    said.set(text, { reason: { feature: known?.reason.feature ?? name, text }, by: (known?.by ?? 0) + by });
  });
  const list = [...said.values()].sort((a, b) => b.by - a.by);
  return {
    raised: list
      .filter(({ by }) => by > 0)
      .slice(0, 3)
      .map(({ reason }) => reason),
    lowered: list
      .filter(({ by }) => by < 0)
      .slice(-3)
      .reverse()
      .map(({ reason }) => reason),
  };
}
