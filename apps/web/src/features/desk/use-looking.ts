import { HIGHLIGHT_CATEGORIES } from '@lauda/contract/analysis';
import { useMemo, useSyncExternalStore } from 'react';
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

/**
 * How a person looks at texts, kept from one to the next. Text and tools ask for it themselves: were it a state of the desk, every mark shown
 * or hidden would draw the grades anew.
 */
export function useLooking() {
  const text = useSyncExternalStore(listen, written);
  const kept = useMemo(() => keptIn(text), [text]);
  const groups = useMemo(() => new Set(kept.groups), [kept.groups]);
  const categories = useMemo(() => new Set(HIGHLIGHT_CATEGORIES.filter((category) => groups.has(groupOf(category)))), [groups]);
  return {
    groups,
    categories,
    zoom: kept.zoom,
    toggle: (group: HighlightGroup) =>
      keep({ ...kept, groups: HIGHLIGHT_GROUPS.filter((one) => (one === group ? !groups.has(one) : groups.has(one))) }),
    zoomBy: (step: 1 | -1) => keep({ ...kept, zoom: Math.round(Math.min(LARGEST, Math.max(SMALLEST, kept.zoom + step * STEP)) * 10) / 10 }),
  };
}
