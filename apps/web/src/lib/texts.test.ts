import { expect, test } from 'vitest';
import { texts } from './texts';

const NOW = new Date('2026-11-15T09:00:00');

test.each([
  ['2026-11-15T08:05:00', 'Salvo às 08:05'],
  ['2026-11-14T16:59:00', 'Salvo em 14/11 às 16:59'],
  ['2025-12-31T23:00:00', 'Salvo em 31/12/2025 às 23:00'],
])('what was saved at %s is announced as %s', (moment, words) => {
  expect(texts.saved(moment, NOW)).toBe(words);
});
