import { type RefObject, useLayoutEffect, useState } from 'react';

/** Below this many pixels of its own width the sheet has no room for a margin. */
const NARROW = 700;

/** Whether the notes stand below the text: decided by the room the sheet has, not by the window, which also holds the panel. */
export function useIsNarrow(frame: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    // A width of nothing is one that nobody measured yet.
    const measure = () => element.clientWidth > 0 && setIsNarrow(element.clientWidth < NARROW);
    measure();
    if (typeof ResizeObserver !== 'function') return;
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [frame]);
  return isNarrow;
}
