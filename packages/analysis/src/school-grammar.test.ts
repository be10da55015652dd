import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { highlightsOf } from './highlights';
import { understand } from './understand';

/** What every teacher tries first: the mistakes of the school grammar, and right sentences that look like them. */
const linesOf = (name: string): string[] =>
  readFileSync(new URL(`../test/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

understand(['Pronto.']);

test.each(linesOf('school-mistakes.txt'))('is marked: %s', (line) => {
  const start = line.indexOf('[[');
  const end = line.indexOf(']]') - 2;
  const marks = highlightsOf(understand([line.replace('[[', '').replace(']]', '')]));
  expect(marks.some(({ boundaries }) => boundaries[0] < Math.max(end, start + 1) && start < boundaries[1])).toBe(true);
});

test.each(linesOf('school-right.txt'))('is let be: %s', (line) => {
  const marks = highlightsOf(understand([line])).filter(({ category }) => category !== 'special_cases');
  expect(marks.map(({ rule, boundaries }) => `${rule}: ${line.slice(...boundaries)}`)).toEqual([]);
});
