import { HIGHLIGHT_CATEGORIES, type HighlightCategory } from '@lauda/contract/analysis';
import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { localStore, writeJson } from '../../lib/storage';
import { groupOf, HIGHLIGHT_GROUPS, type HighlightGroup } from '../../parts/highlight-groups';

const KEY = 'lauda.desk';
const [SMALLEST, LARGEST, STEP] = [0.8, 1.6, 0.1];

type Kept = { groups: HighlightGroup[]; zoom: number };

const listeners = new Set<() => void>();
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const written = () => localStore.read(KEY);

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function keptIn(text: string | null): Kept {
  const kept = parsed(text);
  const { groups, zoom } = typeof kept === 'object' && kept !== null ? (kept as Partial<Kept>) : {}; // looked at field by field below
  return {
    groups: Array.isArray(groups) ? HIGHLIGHT_GROUPS.filter((group) => groups.includes(group)) : ['spell', 'grammar'],
    zoom: typeof zoom === 'number' && zoom >= SMALLEST && zoom <= LARGEST ? zoom : 1,
  };
}

function keep(next: Kept) {
  writeJson(localStore, KEY, next);
  for (const listener of listeners) listener();
}

const categoriesOf = (groups: readonly HighlightGroup[]): ReadonlySet<HighlightCategory> =>
  new Set(HIGHLIGHT_CATEGORIES.filter((category) => groups.includes(groupOf(category))));

/** Tells at once which marks are to be seen, without drawing anything. Answers how to stop. */
export const watchCategories = (listener: (categories: ReadonlySet<HighlightCategory>) => void) =>
  listen(() => listener(categoriesOf(keptIn(written()).groups)));

/** For the text: its marks are painted at once (`watchCategories`), and everything said of them follows after that frame. */
export function useLookedAt() {
  const [text, setText] = useState(written);
  useEffect(() => {
    const look = () => startTransition(() => setText(written()));
    look();
    return listen(look);
  }, []);
  return useMemo(() => {
    const { groups, zoom } = keptIn(text);
    return { categories: categoriesOf(groups), zoom };
  }, [text]);
}

/**
 * How a person looks at texts, kept from one to the next. Text and tools ask for it themselves: were it a state of the desk, every mark shown
 * or hidden would draw the grades anew.
 */
export function useLooking() {
  const text = useSyncExternalStore(listen, written);
  const kept = useMemo(() => keptIn(text), [text]);
  const groups = useMemo(() => new Set(kept.groups), [kept.groups]);
  return {
    groups,
    zoom: kept.zoom,
    toggle: (group: HighlightGroup) =>
      keep({ ...kept, groups: HIGHLIGHT_GROUPS.filter((one) => (one === group ? !groups.has(one) : groups.has(one))) }),
    zoomBy: (step: 1 | -1) => keep({ ...kept, zoom: Math.round(Math.min(LARGEST, Math.max(SMALLEST, kept.zoom + step * STEP)) * 10) / 10 }),
  };
}
