import { compositionRawOf, sheetLines } from '@lauda/domain/writing/composition-text';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { liveRange, placeOf, positionOf } from './dom-places';

const PIECES = [
  'a',
  'ção',
  'c\u0327a\u0303o',
  ' ',
  '  ',
  '\t',
  '\n',
  '👩🏽‍🏫',
  '🏳️‍🌈',
  '🇧🇷',
  'é',
  'palavra',
  'inconstitucionalissimamente',
  '—',
  '“',
  '.',
  '\u00a0',
];
const raws = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 120 }).map((pieces) => compositionRawOf(pieces.join('')));

/** Rows as the sheet draws them: whole, or cut into nested marks at given places. */
function draw(raw: string, cuts: readonly number[]) {
  const lines = sheetLines(raw, 20);
  const root = document.createElement('div');
  for (const line of lines) {
    const row = root.appendChild(document.createElement('div'));
    row.dataset.line = String(line.number);
    const inside = [line.start, ...cuts.filter((cut) => cut > line.start && cut < line.end), line.end];
    for (const [at, start] of inside.slice(0, -1).entries()) {
      const words = document.createTextNode(raw.slice(start, inside[at + 1]));
      if (at % 2 === 0) row.append(words);
      else row.appendChild(document.createElement('mark')).appendChild(document.createElement('mark')).append(words);
    }
  }
  document.body.append(root);
  return { root, lines };
}

afterEach(() => {
  document.body.textContent = '';
});

test('a range of the document holds exactly the words of its positions, whole or in spans', () => {
  fc.assert(
    fc.property(raws, fc.array(fc.nat(400), { maxLength: 8 }), fc.nat(400), fc.nat(400), (raw, someCuts, a, b) => {
      fc.pre(raw !== '');
      const cuts = [...new Set(someCuts.map((cut) => cut % raw.length))].sort((x, y) => x - y);
      const { root, lines } = draw(raw, cuts);
      const [start, end] = [Math.min(a % raw.length, b % raw.length), Math.max(a % raw.length, b % raw.length) + 1];
      const range = liveRange(root, lines, start, end);
      expect(range?.toString()).toBe(raw.slice(start, end).replaceAll('\n', ''));
      root.remove();
    }),
    { numRuns: 400 },
  );
});

test('every position finds its way into the document and back', () => {
  fc.assert(
    fc.property(raws, fc.nat(400), (raw, some) => {
      fc.pre(raw !== '');
      const { root, lines } = draw(
        raw,
        [some % raw.length, (some * 7) % raw.length].sort((x, y) => x - y),
      );
      for (let position = 0; position <= raw.length; position += 1) {
        for (const edge of ['start', 'end'] as const) {
          const place = placeOf(root, lines, position, edge);
          // A range that ends with a newline ends on the row before it: the newline stands in no row.
          const expected = edge === 'end' && raw[position - 1] === '\n' ? position - 1 : position;
          expect(place && positionOf(root, lines, place.node, place.offset)).toBe(expected);
        }
      }
      root.remove();
    }),
    { numRuns: 100 },
  );
});

test('a place between elements is the position before the next words; outside there is none', () => {
  const raw = 'Um dois\nTrês';
  const { root, lines } = draw(raw, [3]);
  expect(positionOf(root, lines, root, 1)).toBe(8);
  expect(positionOf(root, lines, root, 2)).toBe(raw.length);
  const [row] = root.children;
  expect(row && positionOf(root, lines, row, 0)).toBe(0);
  expect(row && positionOf(root, lines, row, 1)).toBe(3);
  expect(row && positionOf(root, lines, row, 2)).toBe(7);
  expect(positionOf(root, lines, document.body, 0)).toBeNull();
});
