import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tokenColour as colour, tokensCss as css, LOOKS, type Look } from '../../test/token-colours';
import { brandAccent } from './brand-accent';
import { contrast, mix } from './contrast';

/** The ground of the accent's own badge: --accent-soft, computed as the browser does. */
function softAccent(accent: string, look: Look) {
  const [, share, light, dark] =
    css.match(/--accent-soft: color-mix\(in srgb, var\(--accent\) (\d+)%, light-dark\((#\w+), (#\w+)\)\);/) ?? [];
  if (!share || !light || !dark) throw new Error('--accent-soft is written in another way');
  return mix(accent, look === 'light' ? light : dark, Number(share) / 100);
}

const GROUNDS = ['paper', 'sheet', 'surface', 'sunk', 'hover'];
const COMPETENCES = ['c1', 'c2', 'c3', 'c4', 'c5'];

/** Text and the grounds it is set on. */
const TEXT: [text: string, grounds: string[]][] = [
  ['ink', [...GROUNDS, 'primary-soft', 'ok-soft', 'warn-soft', 'bad-soft', ...COMPETENCES.map((name) => `${name}-soft`)]],
  ['ink-2', GROUNDS],
  ['ink-3', GROUNDS],
  ['primary', [...GROUNDS, 'primary-soft']],
  ['primary-ink', ['primary', 'primary-strong']],
  ['accent', ['paper', 'sheet', 'surface', 'sunk']],
  ['accent-ink', ['accent']],
  ['ok', ['paper', 'surface', 'ok-soft']],
  ['warn', ['paper', 'surface', 'warn-soft']],
  ['bad', ['paper', 'surface', 'sunk', 'hover', 'bad-soft']],
  ['bad-ink', ['bad', 'bad-strong']],
  ...COMPETENCES.map((name): [string, string[]] => [name, ['paper', 'sheet', 'surface', `${name}-soft`]]),
  ['c-ink', COMPETENCES],
];

/** What only has to be seen: edges of controls, the ring of focus. */
const SHAPES: [shape: string, grounds: string[]][] = [
  ['edge', ['paper', 'sheet', 'surface', 'sunk']],
  ['focus', [...GROUNDS, 'primary-soft']],
];

describe.each(LOOKS)('in the %s look', (look) => {
  test.each(TEXT.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground])))('%s can be read on %s', (text, ground) => {
    expect(contrast(colour(text, look), colour(ground, look))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SHAPES.flatMap(([shape, grounds]) => grounds.map((ground) => [shape, ground])))('%s can be seen on %s', (shape, ground) => {
    expect(contrast(colour(shape, look), colour(ground, look))).toBeGreaterThanOrEqual(3);
  });

  test('the accent can be read on its soft ground', () => {
    expect(contrast(colour('accent', look), softAccent(colour('accent', look), look))).toBeGreaterThanOrEqual(4.5);
  });

  test('any accent of a network can be read, and read upon', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const accent = brandAccent(`#${value.toString(16).padStart(6, '0')}`)[look];
        for (const ground of ['paper', 'sheet', 'surface', 'sunk', 'accent-ink']) {
          expect(contrast(accent, colour(ground, look))).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(accent, softAccent(accent, look))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

test('the five competences have five lines', () => {
  const lines = COMPETENCES.map((name) => css.match(new RegExp(`--${name}-line: (\\w+);`))?.[1]);
  expect(new Set(lines)).toEqual(new Set(['solid', 'dashed', 'dotted', 'double', 'wavy']));
});

test('black on white is 21', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
});
