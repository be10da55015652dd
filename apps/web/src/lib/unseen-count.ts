import { useSyncExternalStore } from 'react';

/** How many notifications nobody looked at, as the window's title says it. Whoever is signed in writes it; the title only reads. */
let count = 0;
const listeners = new Set<() => void>();

export function setUnseenCount(next: number) {
  if (next === count) return;
  count = next;
  for (const listener of [...listeners]) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useUnseenCount = () => useSyncExternalStore(subscribe, () => count);
