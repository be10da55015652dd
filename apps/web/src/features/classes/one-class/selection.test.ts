import { expect, test } from 'vitest';
import { nothingSelected, touched, touchedAll } from './selection';

const order = [10, 20, 30, 40, 50];
const ids = (selection: { ids: ReadonlySet<number> }) => [...selection.ids].sort((a, b) => a - b);

test('one at a time, on and off', () => {
  const one = touched(nothingSelected, 20, false, order);
  expect(ids(one)).toEqual([20]);
  expect(ids(touched(one, 20, false, order))).toEqual([]);
});

test('with shift, all between the last one touched and this, in either direction', () => {
  const one = touched(nothingSelected, 40, false, order);
  expect(ids(touched(one, 20, true, order))).toEqual([20, 30, 40]);
  expect(ids(touched(one, 50, true, order))).toEqual([40, 50]);
});

test('a range takes the state that its end gets', () => {
  const all = touchedAll(nothingSelected, order);
  const without = touched(all, 20, false, order);
  expect(ids(touched(without, 40, true, order))).toEqual([10, 50]);
});

test('where the range would begin out of sight, shift is a plain touch', () => {
  const one = touched(nothingSelected, 10, false, order);
  expect(ids(touched(one, 40, true, [30, 40, 50]))).toEqual([10, 40]);
});

test('all shown, then none of them; who is out of sight stays', () => {
  const hidden = touched(nothingSelected, 99, false, [99]);
  const all = touchedAll(hidden, order);
  expect(ids(all)).toEqual([10, 20, 30, 40, 50, 99]);
  expect(ids(touchedAll(all, order))).toEqual([99]);
});
