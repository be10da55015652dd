import { describe, expect, it } from 'vitest';
import { allThemes } from '../../base/themes/all';
import { GENRES } from '../../base/writing/genres';
import { ZERO_REASONS } from '../../base/writing/zero-reasons';
import { enemTexts } from './compositions/all-enem';
import { unicaTexts } from './compositions/all-unica';
import type { WrittenText } from './shape';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
const sequences = (text: string): Set<string> => {
  const words = wordsOf(text);
  return new Set(words.slice(0, -11).map((_, start) => words.slice(start, start + 12).join(' ')));
};
const genreOf = ({ theme }: WrittenText) => GENRES.find(({ slug }) => slug === allThemes.find((one) => one.slug === theme)?.genre);
const originalOf = (text: WrittenText) => unicaTexts.find(({ key, theme }) => theme === text.theme && key === text.rewrites);
const total = (text: WrittenText | undefined): number => (text?.grades ?? []).reduce((sum, points) => sum + points, 0);
const graded = unicaTexts.filter(({ grades }) => grades);

it('every theme of Grade Única has a text, four of them a second version', () => {
  const themes = allThemes.filter(({ genre }) => GENRES.find(({ slug }) => slug === genre)?.grid === 'unica').map(({ slug }) => slug);
  expect([...new Set(unicaTexts.map(({ theme }) => theme))].toSorted()).toEqual(themes.toSorted());
  expect(unicaTexts.filter(({ rewrites }) => !rewrites).length).toBeGreaterThanOrEqual(26);
  expect(unicaTexts.filter(({ rewrites }) => rewrites)).toHaveLength(4);
});

it('the texts are of every quality', () => {
  const totals = graded.map(total);
  expect(Math.min(...totals)).toBeLessThanOrEqual(14);
  expect(Math.max(...totals)).toBe(50);
  for (const points of [2, 4, 6, 8, 10]) expect(graded.flatMap(({ grades }) => grades ?? [])).toContain(points);
});

describe.each(unicaTexts)('$theme, $key', (text) => {
  it('is known by one key and written for a theme of Grade Única', () => {
    expect(unicaTexts.filter(({ key, theme }) => key === text.key && theme === text.theme)).toHaveLength(1);
    expect(genreOf(text)?.grid).toBe('unica');
    expect(text.text).not.toMatch(/^\s|\s$|\n\s|\s\n/);
  });

  it('is either graded whole or zeroed for a reason of its grid', () => {
    expect(text.grades === null).toBe(text.zero !== null);
    expect(text.comments).toHaveLength(text.grades ? 5 : 0);
    expect(text.general).not.toBe('');
    for (const points of text.grades ?? []) expect([2, 4, 6, 8, 10]).toContain(points);
    if (text.zero) expect(ZERO_REASONS.find(({ slug }) => slug === text.zero?.reason)?.grids).toContain('unica');
  });

  it('quotes what stands in the text', () => {
    for (const { quote, nth, competence } of text.annotations) {
      const times = text.text.split(quote).length - 1;
      expect(times, quote).toBeGreaterThanOrEqual(nth ?? 1);
      if (!nth) expect(times, quote).toBe(1);
      expect([1, 2, 3, 4, 5]).toContain(competence);
    }
  });
});

it.each(graded)('$theme, $key has the length of its genre and three to six annotations', (text) => {
  const words = text.text.split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(genreOf(text)?.min_words ?? 0);
  expect(words).toBeLessThanOrEqual(genreOf(text)?.max_words ?? 0);
  expect(text.annotations.length).toBeGreaterThanOrEqual(3);
  expect(text.annotations.length).toBeLessThanOrEqual(6);
});

it.each(unicaTexts.filter(({ rewrites }) => rewrites))('$theme, $key is better than what it rewrites', (text) => {
  expect(total(text)).toBeGreaterThan(total(originalOf(text)));
  expect(total(originalOf(text))).toBeGreaterThan(0);
});

it('no two texts share twelve words in a row, nor does one copy its theme', () => {
  const read = ({ text, ...of }: { key: string; theme: string; text: string }) => ({ ...of, runs: sequences(text) });
  const motivating = allThemes.flatMap(({ slug, motivating_texts }) =>
    motivating_texts.map(({ title, body }) => read({ key: title, theme: slug, text: body })),
  );
  const sources = [...[...unicaTexts, ...enemTexts].map(({ key, theme, text }) => read({ key, theme, text })), ...motivating];
  for (const { key, theme, text, rewrites } of unicaTexts) {
    const mine = [...sequences(text)];
    const family = [key, rewrites, ...unicaTexts.flatMap((other) => (other.rewrites === key ? other.key : []))];
    for (const source of sources.filter((other) => other.theme !== theme || !family.includes(other.key))) {
      expect(
        mine.filter((run) => source.runs.has(run)),
        `${key} and ${source.key}`,
      ).toEqual([]);
    }
  }
});
