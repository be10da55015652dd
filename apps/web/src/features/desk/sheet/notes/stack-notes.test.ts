import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stackNotes } from './stack-notes';

const note = (id: string, wanted: number, height = 50) => ({ id, wanted, height });

test('a note stands at its line; one that would lie over another goes below it', () => {
  expect(stackNotes([note('a', 0), note('b', 30), note('c', 300)], 8, null)).toEqual([0, 58, 300]);
});

test('the one in hand gets its line, and the others make room', () => {
  const notes = [note('a', 100), note('b', 110), note('c', 120), note('d', 130)];
  expect(stackNotes(notes, 10, 'c')).toEqual([0, 60, 120, 180]);
});

test('the one in hand does not push others out of the top', () => {
  expect(stackNotes([note('a', 0), note('b', 0)], 10, 'b')).toEqual([0, 60]);
});

test('notes never overlap and never stand above the top', () => {
  const notes = fc
    .array(fc.tuple(fc.nat(2000), fc.integer({ min: 1, max: 300 })), { maxLength: 40 })
    .map((some) => some.sort((a, b) => a[0] - b[0]).map(([wanted, height], at) => note(String(at), wanted, height)));
  fc.assert(
    fc.property(notes, fc.nat(45), (some, held) => {
      const tops = stackNotes(some, 8, String(held));
      let free = 0;
      some.forEach(({ height }, at) => {
        expect(tops[at]).toBeGreaterThanOrEqual(free);
        free = (tops[at] ?? 0) + height + 8;
      });
    }),
  );
});
