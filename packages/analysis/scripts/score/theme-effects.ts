import { type KnownTheme, themeOffsets, titleKey } from '../../src/score/known-theme';
import type { Row } from './feature-table';
import { ridge } from './ridge';

/** Essays on one theme were graded at one time by the same people. Few essays say little about them: this many count as nothing. */
const DOUBTED = 8;
const STEMS = 30;
const LEAST_ESSAYS = 8;

/** Themes of the last two years stand for the graders of today. */
const isRecent = (prompt: string): boolean => /^aesenem-(2021|2022|2023)/.test(prompt);

const circleOf = (prompt: string): string => /^[a-z]+-\d{4}(?=_)/.exec(prompt)?.[0] ?? prompt.split('-')[0] ?? '';

/** How each theme's graders differed, in every competence, once the quality of its essays is taken into account. */
export function themeEffects(rows: Row[], competences: number): Map<string, number[]> {
  const names = Object.keys(rows[0]!.features);
  const table = rows.map((row) => Float64Array.from(names, (name) => row.features[name] ?? 0));
  const effects = new Map<string, number[]>(
    [...new Set(rows.map((row) => row.prompt))].map((prompt) => [prompt, Array.from({ length: competences }, () => 0)]),
  );
  for (let round = 0; round < 3; round++) {
    const targets = Array.from({ length: competences }, (_, c) =>
      Float64Array.from(rows, (row) => row.scores[c]! - effects.get(row.prompt)![c]!),
    );
    const means = targets.map((target) => target.reduce((a, b) => a + b, 0) / rows.length);
    const { mean, spread, weights } = ridge(table, targets, means);
    const sums = new Map<string, { n: number; left: number[] }>();
    rows.forEach((row, i) => {
      const sum = sums.get(row.prompt) ?? { n: 0, left: Array.from({ length: competences }, () => 0) };
      sum.n++;
      for (let c = 0; c < competences; c++) {
        const line = weights[c]!.reduce(
          (total, w, f) => total + w * Math.max(-4, Math.min(4, (table[i]![f]! - mean[f]!) / spread[f]!)),
          means[c]!,
        );
        sum.left[c]! += row.scores[c]! - line;
      }
      sums.set(row.prompt, sum);
    });
    // A theme of few essays is taken to have been graded as its neighbours were: same corpus, same year.
    const circles = new Map<string, { n: number; left: number[] }>();
    for (const [prompt, { n, left }] of sums) {
      const circle = circles.get(circleOf(prompt)) ?? { n: 0, left: left.map(() => 0) };
      circles.set(circleOf(prompt), { n: circle.n + n, left: circle.left.map((x, c) => x + left[c]!) });
    }
    for (const [prompt, { n, left }] of sums) {
      const circle = circles.get(circleOf(prompt))!;
      effects.set(
        prompt,
        left.map((x, c) => (x + (DOUBTED * circle.left[c]!) / circle.n) / (n + DOUBTED)),
      );
    }
  }
  const recent = [...effects].filter(([prompt]) => isRecent(prompt)).map(([, list]) => list);
  const level = Array.from({ length: competences }, (_, c) =>
    recent.length ? recent.reduce((sum, list) => sum + list[c]!, 0) / recent.length : 0,
  );
  for (const [prompt, list] of effects)
    effects.set(
      prompt,
      list.map((x, c) => x - level[c]!),
    );
  return effects;
}

/** What gives a theme away: stems its essays share and others lack. */
export function knownThemes(rows: Row[], effects: Map<string, number[]>): KnownTheme[] {
  const everywhere = new Map<string, number>();
  for (const { stems } of rows) for (const stem of stems) everywhere.set(stem, (everywhere.get(stem) ?? 0) + 1);
  return [...effects].flatMap(([prompt, offsets]): KnownTheme[] => {
    const own = rows.filter((row) => row.prompt === prompt);
    const few = own.length < LEAST_ESSAYS;
    if (few && titleKey(own[0]!.title) === '') return [];
    const here = new Map<string, number>();
    for (const { stems } of own) for (const stem of stems) here.set(stem, (here.get(stem) ?? 0) + 1);
    const top = [...here]
      .map(([stem, count]): [string, number] => [stem, (count / own.length) * Math.log(rows.length / (everywhere.get(stem) ?? 1))])
      .sort((a, b) => b[1] - a[1])
      .slice(0, STEMS);
    const total = top.reduce((sum, [, weight]) => sum + weight, 0);
    return [
      {
        title: titleKey(own[0]!.title),
        stems: few ? {} : Object.fromEntries(top.map(([stem, weight]) => [stem, Number((weight / total).toFixed(4))])),
        offsets: offsets.map((x) => Number(x.toFixed(1))),
      },
    ];
  });
}

/** `--untold` measures as if the request did not name the theme. */
const tellThemes = !process.argv.includes('--untold');

export const offsetsFor = (themes: KnownTheme[], row: Row): number[] | undefined =>
  themeOffsets(themes, new Set(row.stems), tellThemes ? row.title : '');
