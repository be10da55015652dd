import type { SheetLine } from '@lauda/domain/writing/composition-text';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { staticRange } from '../place/dom-places';
import { piecesOf } from '../place/line-at';
import { indexMarks } from './mark-index';
import type { Painted } from './marks';
import { paintSeen } from './paint-seen';
import { canPaint, createPainter } from './painter';

/** Paper has no highlights in some browsers: there the marks are spans, for as long as the printing takes. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture right after the event: the spans must stand by then.
    const before = () => flushSync(() => setIsPrinting(true));
    const after = () => setIsPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting;
}

/**
 * Paints marks over the text by difference. Answers the spans to draw where the browser cannot, and a brush for what changes faster than React
 * should render: the selection, and the mark that is looked at.
 */
export function usePaint(root: RefObject<HTMLElement | null>, text: string, lines: readonly SheetLine[], painted: readonly Painted[]) {
  const isPrinting = useIsPrinting();
  const isPainting = canPaint() && !isPrinting;
  const [marks, brush] = useMemo(() => {
    const rangesOf = (start: number, end: number) => {
      const sheet = root.current;
      if (!sheet) return [];
      return piecesOf(text, lines, start, end).flatMap((piece) => staticRange(sheet, lines, piece.start, piece.end) ?? []);
    };
    return [createPainter(rangesOf), createPainter(rangesOf)];
  }, [root, text, lines]);

  useLayoutEffect(() => {
    if (isPainting) return paintSeen(root.current, lines, painted, marks.paint);
  }, [root, lines, marks, painted, isPainting]);
  useLayoutEffect(() => {
    if (!isPainting) return;
    return () => {
      marks.clear();
      brush.clear();
    };
  }, [marks, brush, isPainting]);

  /** Before it is drawn, and as it will be. */
  const paintNow = useCallback(
    (next: readonly Painted[]) => {
      if (isPainting) paintSeen(root.current, lines, next, marks.paint)();
    },
    [root, lines, marks, isPainting],
  );

  const spans = useMemo(() => (isPainting ? null : indexMarks(painted)), [isPainting, painted]);
  return { spans, paintNow, brush: canPaint() ? brush : null };
}
