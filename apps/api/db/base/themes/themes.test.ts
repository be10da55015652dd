import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GENRE_SLUGS } from '@lauda/domain/writing/genres';
import { describe, expect, test } from 'vitest';
import { allThemes } from './all';

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const coverOf = (name: string) => readFileSync(fileURLToPath(new URL(`../../../../web/public/capas/${name}.svg`, import.meta.url)), 'utf8');

/** Less than this of a copied text would not show in a similarity report. */
const MIN_WORDS = { informativo: 80, dado: 45, charge: 50, lei: 55, literario: 65, depoimento: 65 };

const texts = allThemes.flatMap(({ slug, motivating_texts }) =>
  motivating_texts.map((text) => ({ ...text, name: `${slug}: ${text.title}` })),
);

test('36 themes over every genre, each with a name of its own', () => {
  expect(allThemes).toHaveLength(36);
  expect(new Set(allThemes.map(({ slug }) => slug)).size).toBe(36);
  expect(new Set(allThemes.map(({ title }) => title)).size).toBe(36);
  expect(new Set(allThemes.map(({ genre }) => genre))).toEqual(new Set(GENRE_SLUGS));
  expect(new Set(allThemes.map(({ learning_path_type }) => learning_path_type))).toEqual(
    new Set(['diagnostica', 'trilha', 'simulado', null]),
  );
});

describe.each(allThemes)('$slug', (theme) => {
  test('says what to write and for whom', () => {
    expect(theme.slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(theme.school_grades.length).toBeGreaterThan(0);
    for (const grade of theme.school_grades) expect(grade >= 6 && grade <= 14).toBe(true);
    expect(theme.summary.length).toBeLessThanOrEqual(120);
    expect(wordsOf(theme.statement).length).toBeGreaterThanOrEqual(60);
    expect(theme.repertory.length >= 3 && theme.repertory.length <= 5).toBe(true);
    for (const { body } of theme.repertory) expect(wordsOf(body).length).toBeGreaterThanOrEqual(15);
  });

  test('has as many texts as its genre asks', () => {
    const count = theme.motivating_texts.length;
    if (theme.genre === 'dissertativo-argumentativo') {
      expect(count).toBe(4);
      expect(theme.statement).toContain('direitos humanos');
      expect(theme.statement).toMatch(/proposta|intervenção|ação concreta/);
    } else expect(count === 2 || count === 3).toBe(true);
  });

  test('has a cover that brings everything with it', () => {
    const cover = coverOf(theme.slug);
    expect(cover.length).toBeLessThanOrEqual(3000);
    expect(cover).toContain('viewBox="0 0 480 240"');
    expect(cover).not.toMatch(/<script|<style|<text|<image|style=|href|\son\w+=|url\(/);
  });
});

test.each(GENRE_SLUGS)('a cover for themes of the school: %s', (genre) => {
  expect(coverOf(`genero-${genre}`)).toContain('viewBox="0 0 480 240"');
});

test.each(texts)('$name', ({ kind, title, body, source, figure, is_invented }) => {
  expect(title && source).toBeTruthy();
  expect(wordsOf(body).length).toBeGreaterThanOrEqual(MIN_WORDS[kind]);
  expect(figure !== undefined).toBe(kind === 'dado');
  if (!figure) return;
  expect(is_invented).toBe(true);
  expect(figure.rows.length).toBeGreaterThanOrEqual(3);
  for (const { value } of figure.rows) expect(value).toBeGreaterThan(0);
});

test('shares of a whole add up to it', () => {
  const shares = texts.filter(({ figure }) => figure?.unit.startsWith('%'));
  // Where one may answer more than once, or each bar is a share of its own group, there is no whole to add up to.
  const independent = ['heranca-africana', 'trabalho-de-cuidado', 'uniforme-escolar'];
  for (const { name, figure } of shares) {
    if (independent.some((slug) => name.startsWith(slug))) continue;
    expect(
      figure?.rows.reduce((sum, { value }) => sum + value, 0),
      name,
    ).toBe(100);
  }
});

test('no eight words in a row are found in two motivating texts', () => {
  const seenIn = new Map<string, string>();
  const repeated: string[] = [];
  for (const { name, body } of texts) {
    const words = wordsOf(body);
    for (let start = 0; start + 8 <= words.length; start++) {
      const run = words.slice(start, start + 8).join(' ');
      const before = seenIn.get(run);
      if (before !== undefined) repeated.push(`${run} (${before}, ${name})`);
      seenIn.set(run, name);
    }
  }
  expect(repeated).toEqual([]);
});
