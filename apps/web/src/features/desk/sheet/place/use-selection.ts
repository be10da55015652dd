import { anchorOf } from '@lauda/domain/text/anchors';
import type { SheetLine } from '@lauda/domain/writing/composition-text';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { placeOf, positionOf } from './dom-places';
import { lineIndexAt } from './line-at';
import { type Cursor, rangeOf } from './word-cursor';

export type Selected = { start: number; end: number; quote: string };

type Ground = { root: RefObject<HTMLElement | null>; text: string; lines: readonly SheetLine[]; onPaint(selected: Selected | null): void };

/**
 * What is selected in the sheet. The browser's selection goes away when a field takes the focus; this one stays, painted, until something else is
 * selected in the sheet or it is let go.
 */
export function useSelection({ root, text, lines, onPaint }: Ground) {
  const cursor = useRef<Cursor | null>(null);
  const [hasSelection, setHasSelection] = useState(false);

  const actions = useMemo(() => {
    const selected = (): Selected | null => {
      const range = cursor.current && withoutEdges(text, rangeOf(cursor.current));
      const anchor = range && anchorOf(text, range.start, range.end);
      return anchor ? { start: anchor.start, end: anchor.end, quote: anchor.quote } : null;
    };
    const keep = (next: Cursor | null) => {
      cursor.current = next;
      const now = selected();
      setHasSelection(now !== null);
      onPaint(now);
    };
    return {
      cursor: () => cursor.current,
      selected,
      /** Asks the browser now: its own event comes later. */
      read() {
        const selection = document.getSelection();
        const next = root.current && selection && cursorOf(root.current, lines, selection, text.length);
        if (next) keep(next);
        return selected();
      },
      keep,
      /** Selects for the browser too, and brings the place into view. */
      select(next: Cursor, block: ScrollLogicalPosition = 'nearest') {
        keep(next);
        const sheet = root.current;
        if (!sheet) return;
        const isForward = next.head >= next.anchor;
        const from = placeOf(sheet, lines, next.anchor, isForward ? 'start' : 'end');
        const to = placeOf(sheet, lines, next.head, isForward ? 'end' : 'start');
        if (from && to) document.getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
        const { start, end } = rangeOf(next);
        const seen = isForward ? Math.max(start, end - 1) : start;
        sheet.children[lineIndexAt(lines, seen)]?.scrollIntoView({ block, inline: 'nearest' });
      },
      clear() {
        keep(null);
        const selection = document.getSelection();
        if (selection?.anchorNode && root.current?.contains(selection.anchorNode)) selection.removeAllRanges();
      },
    };
  }, [root, text, lines, onPaint]);

  useEffect(() => {
    // Elsewhere on the page, or in a field, it is not about the text, and what was kept stays.
    const read = () => void actions.read();
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, [actions]);

  return { ...actions, hasSelection };
}

/** A hand that selects takes a space too many on either side: nobody means it. */
function withoutEdges(text: string, { start, end }: { start: number; end: number }) {
  const words = text.slice(start, end);
  if (words.trim() === '') return null;
  return { start: start + words.length - words.trimStart().length, end: end - (words.length - words.trimEnd().length) };
}

/** A drag that began in the sheet and left it goes to its edge. */
function cursorOf(sheet: HTMLElement, lines: readonly SheetLine[], selection: Selection, length: number): Cursor | null {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  const anchor = anchorNode && positionOf(sheet, lines, anchorNode, anchorOffset);
  if (anchor === null || !focusNode) return null;
  const head = positionOf(sheet, lines, focusNode, focusOffset);
  if (head !== null) return { anchor, head };
  const isAbove = Boolean(sheet.compareDocumentPosition(focusNode) & Node.DOCUMENT_POSITION_PRECEDING);
  return { anchor, head: isAbove ? 0 : length };
}
