import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

/** Who does nothing for this long has gone for coffee: the clock waits. */
const IDLE_MS = 120_000;

export type Seconds = { read: () => number; subscribe: (listener: () => void) => () => void };

/** The time that a person works on one review: while the page is seen and something is done on it. */
export function useSeconds(reviewId: number | null, spentBefore: number, isRunning: boolean): Seconds {
  const clock = useRef({ reviewId, seconds: spentBefore, lastMove: Date.now() });
  if (clock.current.reviewId !== reviewId) clock.current = { reviewId, seconds: spentBefore, lastMove: Date.now() };
  const listeners = useRef(new Set<() => void>());

  useEffect(() => {
    if (!isRunning) return;
    const move = () => {
      clock.current.lastMove = Date.now();
    };
    const tick = setInterval(() => {
      if (document.visibilityState === 'hidden' || Date.now() - clock.current.lastMove > IDLE_MS) return;
      clock.current.seconds += 1;
      for (const listener of listeners.current) listener();
    }, 1000);
    for (const name of ['pointermove', 'keydown', 'wheel', 'touchstart'] as const) window.addEventListener(name, move, { passive: true });
    return () => {
      clearInterval(tick);
      for (const name of ['pointermove', 'keydown', 'wheel', 'touchstart'] as const) window.removeEventListener(name, move);
    };
  }, [isRunning]);

  return useMemo(
    () => ({
      read: () => clock.current.seconds,
      subscribe: (listener: () => void) => {
        listeners.current.add(listener);
        return () => {
          listeners.current.delete(listener);
        };
      },
    }),
    [],
  );
}

/** Minutes only: a page that changes every second has the browser draw the marks on the text every second, and hurries whoever reads it. */
export const useShownMinutes = ({ subscribe, read }: Seconds) => useSyncExternalStore(subscribe, () => Math.floor(read() / 60));
