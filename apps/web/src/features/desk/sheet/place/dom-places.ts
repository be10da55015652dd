import type { SheetLine } from '@lauda/domain/writing/composition-text';
import { lineIndexAt } from './line-at';

/**
 * Positions in `composition_raw` (UTF-16 units) and places in the document, both ways. The sheet has one row per line, in order, with its
 * number in `data-line`, and a row has nothing but the text of its line, in one text node or, as spans, in several. The newline between two lines stands in no row: a range that starts on
 * it starts at the end of the row before.
 */
export type DomPlace = { node: Node; offset: number };

function textsIn(row: Node): Text[] {
  const { firstChild } = row;
  // A row as it is drawn wherever marks are painted: asked for thousands of times at once.
  if (firstChild instanceof Text && firstChild === row.lastChild) return [firstChild];
  if (row instanceof Text) return [row];
  return Array.from(row.childNodes).flatMap(textsIn);
}

/** `edge` decides on which side of a line break a position lies: a range ends on the row it comes from, and starts on the row it goes to. */
export function placeOf(root: Element, lines: readonly SheetLine[], position: number, edge: 'start' | 'end'): DomPlace | null {
  const at = lineIndexAt(lines, edge === 'end' ? Math.max(0, position - 1) : position);
  const line = lines[at];
  const row = root.children[at];
  if (!line || !row) return null;
  let left = Math.min(Math.max(position, line.start), line.end) - line.start;
  let last: DomPlace = { node: row, offset: 0 };
  for (const node of textsIn(row)) {
    // At a seam of two spans a start belongs to the later one, an end to the earlier one.
    if (left < node.length || (left === node.length && edge === 'end')) return { node, offset: left };
    left -= node.length;
    last = { node, offset: node.length };
  }
  return last;
}

/** A place of the document as a position, or null outside of the sheet. */
export function positionOf(root: Element, lines: readonly SheetLine[], node: Node, offset: number): number | null {
  if (!root.contains(node)) return null;
  if (node === root) return lines[offset]?.start ?? lines.at(-1)?.end ?? 0;
  const row = rowOf(root, node);
  const line = row && lines[Number(row.dataset.line) - 1];
  if (!line) return null;
  let before = 0;
  const stop = node instanceof Text ? node : (node.childNodes[offset] ?? null);
  for (const text of textsIn(row)) {
    if (text === node) return line.start + before + Math.min(offset, text.length);
    if (isPast(node, stop, text)) break;
    before += text.length;
  }
  return line.start + before;
}

function rowOf(root: Element, node: Node): HTMLElement | null {
  let row: Node | null = node;
  while (row && row.parentNode !== root) row = row.parentNode;
  return row instanceof HTMLElement ? row : null;
}

/** Whether a text comes after the place that an element and the number of a child mean. */
function isPast(element: Node, stop: Node | null, text: Text): boolean {
  if (stop) return stop.contains(text) || Boolean(stop.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING);
  return !element.contains(text) && Boolean(element.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/** Nothing is ever written into the rows, so a range needs not be kept up to date: thousands of live ones would be. */
export function staticRange(root: Element, lines: readonly SheetLine[], start: number, end: number): StaticRange | null {
  const from = placeOf(root, lines, start, 'start');
  const to = placeOf(root, lines, end, 'end');
  if (!from || !to) return null;
  return new StaticRange({ startContainer: from.node, startOffset: from.offset, endContainer: to.node, endOffset: to.offset });
}

/** The same to be measured: only a live range knows where it stands on the screen. */
export function liveRange(root: Element, lines: readonly SheetLine[], start: number, end: number): Range | null {
  const from = placeOf(root, lines, start, 'start');
  const to = placeOf(root, lines, end, 'end');
  if (!from || !to) return null;
  const range = document.createRange();
  range.setStart(from.node, from.offset);
  range.setEnd(to.node, to.offset);
  return range;
}
