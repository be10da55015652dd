import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Below this many pixels of its own width the sheet has no room for a margin. */
const NARROW = 700;

/** Whether the notes stand below the text: decided by the room the sheet has, not by the window, which also holds the panel. */
export function useIsNarrow(frame: RefObject<HTMLElement | null>): boolean {
  // No sheet is wider than its window: on a telephone it is drawn once.
  const [isNarrow, setIsNarrow] = useState(() => window.innerWidth < NARROW);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    // A width of nothing is one that nobody measured yet.
    const measure = () => element.clientWidth > 0 && setIsNarrow(element.clientWidth < NARROW);
    if (typeof ResizeObserver !== 'function') return void measure();
    // Told after the page was laid out and before it is painted: asked for here, the browser would lay out at once, in the middle of drawing.
    const watcher = new ResizeObserver(() => flushSync(measure));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [frame]);
  return isNarrow;
}
