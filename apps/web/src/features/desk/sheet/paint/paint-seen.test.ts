import { afterEach, expect, test, vi } from 'vitest';
import type { Painted } from './marks';
import { ALL_AT_ONCE, paintSeen } from './paint-seen';

const ROW = 30;
const UNITS = 10;
const ROWS = 20 * ALL_AT_ONCE;

const lines = Array.from({ length: ROWS }, (_, at) => ({ number: at + 1, start: at * UNITS, end: (at + 1) * UNITS }));
const marks = (count: number): Painted[] =>
  Array.from({ length: count }, (_, at) => ({ name: 'sheet-spell', start: at * UNITS, end: at * UNITS + 3 }));

/** Rows as tall as each other, scrolled to a place that a test may change. */
function makeSheet() {
  const scrolled = { to: 0 };
  const sheet = document.createElement('div');
  sheet.append(
    ...lines.map((_, at) => {
      const row = document.createElement('div');
      const top = () => at * ROW - scrolled.to;
      row.getBoundingClientRect = () => new DOMRect(0, top(), 700, ROW);
      return row;
    }),
  );
  return { sheet, scrolled };
}

const scroll = async () => {
  document.dispatchEvent(new Event('scroll'));
  await new Promise((resolve) => requestAnimationFrame(resolve));
};
const rowsOf = (painted: readonly Painted[] | undefined) => {
  const rows = (painted ?? []).map(({ start }) => start / UNITS);
  return { first: rows[0] ?? -1, last: rows.at(-1) ?? -1 };
};

let stop = () => {};
afterEach(() => stop());

test('as many as a text usually has are painted at once, wherever they are', () => {
  const paint = vi.fn();
  stop = paintSeen(makeSheet().sheet, lines, marks(ALL_AT_ONCE), paint);
  expect(paint).toHaveBeenCalledExactlyOnceWith(marks(ALL_AT_ONCE));
});

test('of more only those around what is seen, and others before they come into sight', async () => {
  const paint = vi.fn<(next: readonly Painted[]) => void>();
  const { sheet, scrolled } = makeSheet();
  stop = paintSeen(sheet, lines, marks(ROWS), paint);
  const screen = Math.ceil(window.innerHeight / ROW);
  const spare = Math.ceil(screen / 2);
  expect(rowsOf(paint.mock.lastCall?.[0])).toEqual({ first: 0, last: screen + spare - 1 });

  scrolled.to = 2 * ROW; // enough is painted below
  await scroll();
  expect(paint).toHaveBeenCalledOnce();

  scrolled.to = (spare - 2) * ROW; // all that is seen is painted, and hardly more
  await scroll();
  expect(paint).toHaveBeenCalledTimes(2);

  scrolled.to = 1000 * ROW;
  await scroll();
  expect(paint).toHaveBeenCalledTimes(3);
  expect(rowsOf(paint.mock.lastCall?.[0])).toEqual({ first: 1000 - spare, last: 1000 + screen + spare - 1 });
});

test('nothing is painted any more once it was told to stop', async () => {
  const paint = vi.fn();
  const { sheet, scrolled } = makeSheet();
  paintSeen(sheet, lines, marks(ROWS), paint)();
  scrolled.to = 1000 * ROW;
  await scroll();
  expect(paint).toHaveBeenCalledOnce();
});
