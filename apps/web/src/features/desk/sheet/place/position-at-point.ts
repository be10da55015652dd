import type { SheetLine } from '@lauda/domain/writing/composition-text';
import { liveRange, positionOf } from './dom-places';

/** Pixels above and below the letters that still count: the line under a mark is part of it. */
const SLACK = 5;

type Caret = { node: Node; offset: number };

function caretAt(x: number, y: number): Caret | null {
  if (typeof document.caretPositionFromPoint === 'function') {
    const place = document.caretPositionFromPoint(x, y);
    return place && { node: place.offsetNode, offset: place.offset };
  }
  // Older Safari and Chromium know it under this name.
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}

/** The unit of the text that lies under a point of the screen; null beside the words, where the browser would offer the nearest ones. */
export function positionAtPoint(root: Element, lines: readonly SheetLine[], x: number, y: number): number | null {
  const caret = caretAt(x, y);
  const position = caret && positionOf(root, lines, caret.node, caret.offset);
  if (position === null) return null;
  // A caret stands between two letters: the point is on the one or on the other.
  for (const start of [position, position - 1]) {
    if (start < 0) continue;
    const boxes = liveRange(root, lines, start, start + 1)?.getClientRects() ?? [];
    for (const { left, right, top, bottom } of boxes) {
      if (x >= left && x <= right && y >= top - SLACK && y <= bottom + SLACK) return start;
    }
  }
  return null;
}
