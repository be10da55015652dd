import { difference } from '@lauda/domain/text/overlaps';
import type { Painted } from './marks';

/** What lies above what: grounds below, the engine's lines over them, then what is looked at, then what is selected. */
const PRIORITIES: Record<string, number> = { 'sheet-active': 2, 'sheet-selection': 3 };
const priorityOf = (name: string) => PRIORITIES[name] ?? (/^sheet-(c\d|plagio|plain)$/.test(name) ? 0 : 1);

const NAMES = new Map<string, number>();
function numberOf(name: string): number {
  const known = NAMES.get(name);
  if (known !== undefined) return known;
  NAMES.set(name, NAMES.size);
  return NAMES.size - 1;
}

/** Name, start and end in one exact number: thousands of them are compared at every change, and texts hold far fewer than 2^20 units. */
const keyOf = ({ name, start, end }: Painted) => (numberOf(name) * 0x100000 + start) * 0x100000 + end;

export type Painter = { paint(next: readonly Painted[]): void; clear(): void };

/** Browsers that lack it get spans instead. */
export const canPaint = (): boolean => typeof CSS !== 'undefined' && 'highlights' in CSS && typeof Highlight === 'function';

/**
 * Keeps a set of ranges under the names of the page's registry, and touches only those that differ from the set before (spec §4). Names are
 * shared by all sheets of the page: each painter adds and takes away its own ranges only.
 */
export function createPainter(rangesOf: (start: number, end: number) => AbstractRange[]): Painter {
  let painted: readonly Painted[] = [];
  const on = new Set<number>();
  // Kept when wiped: a category that is switched off is often switched on again.
  const made = new Map<number, AbstractRange[]>();

  function paint(next: readonly Painted[]) {
    const { added, removed } = difference(painted, next, keyOf);
    painted = next;
    const grounds = new Map<string, Highlight>();
    const groundOf = (name: string): Highlight => {
      const ground = grounds.get(name) ?? registered(name);
      grounds.set(name, ground);
      return ground;
    };
    for (const old of removed) {
      const key = keyOf(old);
      const ground = groundOf(old.name);
      for (const range of made.get(key) ?? []) ground.delete(range);
      on.delete(key);
    }
    for (const one of added) {
      const key = keyOf(one);
      // Two equal ones look like one: the first is enough.
      if (on.has(key)) continue;
      const ranges = made.get(key) ?? rangesOf(one.start, one.end);
      const ground = groundOf(one.name);
      for (const range of ranges) ground.add(range);
      made.set(key, ranges);
      on.add(key);
    }
  }

  function clear() {
    paint([]);
    // The rows may be drawn anew before the next time.
    made.clear();
  }
  return { paint, clear };
}

function registered(name: string): Highlight {
  const known = CSS.highlights.get(name);
  if (known) return known;
  const created = new Highlight();
  created.priority = priorityOf(name);
  CSS.highlights.set(name, created);
  return created;
}
