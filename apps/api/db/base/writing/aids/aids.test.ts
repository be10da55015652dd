import { GENRE_SLUGS } from '@lauda/domain/writing/genres';
import { expect, it } from 'vitest';
import { AIDS } from './all';

const words = (text: string) => text.split(/\s+/).length;

it('every genre has at least two aids', () => {
  for (const genre of GENRE_SLUGS) expect(AIDS.filter((aid) => aid.genre === genre).length, genre).toBeGreaterThanOrEqual(2);
});

it.each(['enem', 'unica'] as const)('every competence of %s has an aid', (grid) => {
  for (const position of [1, 2, 3, 4, 5]) {
    const found = AIDS.filter(({ competence }) => competence?.grid === grid && competence.position === position);
    expect([1, 2], `${grid} ${position}`).toContain(found.length);
  }
});

it('ten themes have an aid of their own', () => {
  expect(new Set(AIDS.flatMap(({ theme }) => theme ?? [])).size).toBe(10);
});

it('an aid belongs to one thing, is known by one name and is read in a minute', () => {
  expect(new Set(AIDS.map(({ slug }) => slug)).size).toBe(AIDS.length);
  expect(new Set(AIDS.map(({ title }) => title)).size).toBe(AIDS.length);
  for (const { slug, body, genre, competence, theme } of AIDS) {
    expect(
      [genre, competence, theme].filter((owner) => owner !== null),
      slug,
    ).toHaveLength(1);
    expect(words(body), slug).toBeGreaterThanOrEqual(60);
    expect(words(body), slug).toBeLessThanOrEqual(140);
    expect(body, slug).toMatch(/\n\nExemplo/);
  }
});
