import type { SheetLine } from '@lauda/domain/writing/composition-text';
import { indexMarks } from './mark-index';
import type { Painted } from './marks';

/** More than these are painted only around what is seen: the browser goes through every painted range again when anything on the page changes. */
export const ALL_AT_ONCE = 1000;
/** Screens above and below what is seen that are painted too, so that scrolling seldom has to. */
const SPARE = 2;

/** Paints marks over the rows of a sheet, and where there are thousands, again whenever others come into sight. Answers how to stop. */
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
    if (first > last || (first >= from && last <= to)) return;
    const spare = SPARE * (last - first + 1);
    from = Math.max(0, first - spare);
    to = Math.min(lines.length - 1, last + spare);
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
