import { HIGHLIGHT_CATEGORIES } from '@lauda/contract/analysis';
import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { localStore, readJson, writeJson } from '../../lib/storage';
import { groupOf, HIGHLIGHT_GROUPS, type HighlightGroup } from '../../parts/highlight-groups';

export const PARTS = ['texto', 'nota', 'marcas'] as const;
export type Part = (typeof PARTS)[number];

const KEY = 'lauda.desk';
const [SMALLEST, LARGEST, STEP] = [0.8, 1.6, 0.1];

type Kept = { groups: HighlightGroup[]; zoom: number };

function read(): Kept {
  const kept = readJson(localStore, KEY);
  const { groups, zoom } = typeof kept === 'object' && kept !== null ? (kept as Partial<Kept>) : {}; // looked at field by field below
  return {
    groups: Array.isArray(groups) ? HIGHLIGHT_GROUPS.filter((group) => groups.includes(group)) : ['spell', 'grammar'],
    zoom: typeof zoom === 'number' && zoom >= SMALLEST && zoom <= LARGEST ? zoom : 1,
  };
}

/** How a person looks at texts, kept from one to the next; which part of the desk a phone shows stands in the address. */
export function useLooking() {
  const [kept, setKept] = useState(read);
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const keep = (next: Kept) => {
    setKept(next);
    writeJson(localStore, KEY, next);
  };
  const groups = useMemo(() => new Set(kept.groups), [kept.groups]);
  const categories = useMemo(() => new Set(HIGHLIGHT_CATEGORIES.filter((category) => groups.has(groupOf(category)))), [groups]);
  return {
    groups,
    categories,
    zoom: kept.zoom,
    toggle: (group: HighlightGroup) =>
      keep({ ...kept, groups: HIGHLIGHT_GROUPS.filter((one) => (one === group ? !groups.has(one) : groups.has(one))) }),
    zoomBy: (step: 1 | -1) => keep({ ...kept, zoom: Math.round(Math.min(LARGEST, Math.max(SMALLEST, kept.zoom + step * STEP)) * 10) / 10 }),
    part: PARTS.find((part) => part === search.get('parte')) ?? 'texto',
    setPart: (part: Part) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (part === 'texto') next.delete('parte');
          else next.set('parte', part);
          return next;
        },
        // The trail of texts stays with this entry of the history.
        { replace: true, preventScrollReset: true, state },
      ),
  };
}
