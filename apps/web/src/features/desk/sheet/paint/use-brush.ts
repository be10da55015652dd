import { useCallback, useEffect, useRef } from 'react';
import type { Painter } from './painter';

type Place = { start: number; end: number };

/** Paints what is looked at and what is selected. Answers how to say that the selection changed: a drag renders nothing. */
export function useBrush(brush: Painter | null, looked: Place | undefined) {
  const selected = useRef<Place | null>(null);
  const [start, end] = [looked?.start ?? -1, looked?.end ?? -1];
  const paint = useCallback(() => {
    const selection = { name: 'sheet-selection', start: selected.current?.start ?? -1, end: selected.current?.end ?? -1 };
    // The same words twice would be too dark a ground for their lines.
    const isBoth = selection.start === start && selection.end === end;
    const places = isBoth ? [selection] : [{ name: 'sheet-active', start, end }, selection];
    brush?.paint(places.filter((place) => place.start >= 0));
  }, [brush, start, end]);
  const latest = useRef(paint);
  useEffect(() => {
    latest.current = paint;
    paint();
  }, [paint]);
  return useCallback((next: Place | null) => {
    selected.current = next;
    latest.current();
  }, []);
}
