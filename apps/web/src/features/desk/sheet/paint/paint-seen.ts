import type { SheetLine } from '@lauda/domain/writing/composition-text';
import { indexMarks } from './mark-index';
import type { Painted } from './marks';

/**
 * More than these are painted only around what is seen: whenever anything on the page changes, be it the clock in the header, the browser goes
 * through every painted range again and draws its line anew.
 */
export const ALL_AT_ONCE = 100;
/** Screens above and below what is seen that are painted too, and how little of that may be left: scrolling never comes to bare words. */
const SPARE = 0.5;
const LEAST = SPARE / 2;

/** Paints marks over the rows of a sheet, and where there are many, again before others come into sight. Answers how to stop. */
export function paintSeen(
  sheet: HTMLElement | null,
  lines: readonly SheetLine[],
  painted: readonly Painted[],
  paint: (next: readonly Painted[]) => void,
): () => void {
  if (!sheet || painted.length <= ALL_AT_ONCE) {
    paint(painted);
    return () => undefined;
  }
  const index = indexMarks(painted);
  let [from, to] = [0, -1];
  const look = () => {
    const { first, last } = seenRows(sheet);
    if (first > last) return;
    const around = (screens: number) => {
      const rows = Math.ceil(screens * (last - first + 1));
      return [Math.max(0, first - rows), Math.min(lines.length - 1, last + rows)] as const;
    };
    const [least, most] = around(LEAST);
    if (from <= least && most <= to) return;
    [from, to] = around(SPARE);
    paint(index.between(lines[from]?.start ?? 0, lines[to]?.end ?? 0));
  };
  look();

  let frame = 0;
  const lookSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  // Whatever scrolls: the page, or the column that holds the text.
  document.addEventListener('scroll', lookSoon, { capture: true, passive: true });
  window.addEventListener('resize', lookSoon);
  const watcher = typeof ResizeObserver === 'function' ? new ResizeObserver(lookSoon) : null;
  watcher?.observe(sheet);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('scroll', lookSoon, { capture: true });
    window.removeEventListener('resize', lookSoon);
    watcher?.disconnect();
  };
}

/** The first and the last row on the screen; the last before the first when none is. */
function seenRows({ children }: HTMLElement): { first: number; last: number } {
  const first = firstRow(children, ({ bottom }) => bottom > 0);
  return { first, last: firstRow(children, ({ top }) => top >= window.innerHeight) - 1 };
}

/** Rows lie one below the other: what is so of one is so of all after it. */
function firstRow(rows: HTMLCollection, isSo: (box: DOMRect) => boolean): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row && isSo(row.getBoundingClientRect())) high = middle;
    else low = middle + 1;
  }
  return low;
}
