import { expect, it } from 'vitest';
import { GENRES } from '../genres';
import { COMMENTS } from './all';

const of = (grid: string, competence: number) => COMMENTS.filter((comment) => comment.grid === grid && comment.competence === competence);

it.each([
  { grid: 'enem', atLeast: 14 },
  { grid: 'unica', atLeast: 8 },
])('every competence of $grid has $atLeast comments, in the three tones', ({ grid, atLeast }) => {
  for (const competence of [1, 2, 3, 4, 5]) {
    const found = of(grid, competence);
    expect(found.length, `${grid} ${competence}`).toBeGreaterThanOrEqual(atLeast);
    expect(new Set(found.map(({ tone }) => tone)).size, `${grid} ${competence}`).toBe(3);
  }
});

it('the bank has a hundred comments and more, none said twice', () => {
  expect(COMMENTS.length).toBeGreaterThanOrEqual(110);
  for (const part of ['text', 'reason', 'example'] as const) {
    expect(new Set(COMMENTS.map((comment) => comment[part])).size, part).toBe(COMMENTS.length);
  }
});

it.each(COMMENTS)('$grid $competence, $title: has a short name, a reason in one sentence and an example', (comment) => {
  const { title, text, reason, example } = comment;
  const words = title.split(' ').length;
  expect(words).toBeGreaterThanOrEqual(2);
  expect(words).toBeLessThanOrEqual(5);
  expect(text).toMatch(/^[\p{Lu}“].+[.?]$/u);
  expect(reason).toMatch(/^[\p{Lu}“][^.]+\.$/u);
  expect(example.length).toBeGreaterThan(10);
});

it('a comment of a genre stands on the grid of that genre', () => {
  for (const { genre, grid } of COMMENTS.filter((comment) => comment.genre))
    expect(GENRES.find(({ slug }) => slug === genre)?.grid).toBe(grid);
});
