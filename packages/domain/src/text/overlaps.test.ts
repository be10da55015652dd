import { expect, test } from 'vitest';
import { clickedAt, difference, marksAt } from './overlaps';

const mark = (id: string, start: number, end: number) => ({ id, start, end });
const marks = [
  mark('whole', 0, 50),
  mark('left', 5, 15),
  mark('right', 10, 20),
  mark('twin', 10, 20),
  mark('word', 12, 14),
  mark('none', 30, 30),
];
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

test.each([
  [0, ['whole'], ['whole']],
  [5, ['left', 'whole'], ['left']],
  [10, ['left', 'right', 'twin', 'whole'], ['left', 'right', 'twin']],
  [12, ['word', 'left', 'right', 'twin', 'whole'], ['word']],
  [14, ['left', 'right', 'twin', 'whole'], ['left', 'right', 'twin']],
  [15, ['right', 'twin', 'whole'], ['right', 'twin']],
  [30, ['whole'], ['whole']],
  [50, [], []],
])('at %d lie %o; the click means %o', (position, over, clicked) => {
  expect(ids(marksAt(marks, position))).toEqual(over);
  expect(ids(clickedAt(marks, position))).toEqual(clicked);
});

test('only what differs is painted or wiped', () => {
  const before = [mark('a', 0, 2), mark('b', 3, 5), mark('c', 6, 8)];
  const after = [mark('c', 6, 8), mark('b', 3, 6), mark('d', 9, 10)];
  const { added, removed } = difference(before, after, ({ id, start, end }) => `${id}:${start}-${end}`);
  expect([ids(added), ids(removed)]).toEqual([
    ['b', 'd'],
    ['a', 'b'],
  ]);
  expect(difference(before, before, ({ id }) => id)).toEqual({ added: [], removed: [] });
  expect(difference([], before, ({ id }) => id).added).toEqual(before);
  expect(difference(before, [], ({ id }) => id).removed).toEqual(before);
});
