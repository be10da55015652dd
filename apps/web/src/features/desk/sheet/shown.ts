import type { Mark } from './paint/marks';

/**
 * What the sheet says besides the text: one thing at a time. `by` decides when it goes: what a resting pointer opened goes with the pointer, the
 * rest when it is closed. `note` is one that was pressed itself: it needs no saying.
 */
export type Shown = { kind: 'mark'; id: string; by: 'hover' | 'focus' | 'press' | 'note' } | { kind: 'choice'; ids: string[] } | null;

/** The mark before or after where the reader is, in the order of the text; past the last one it begins again. */
export function neighbour(marks: readonly Mark[], shown: Shown, position: number, direction: 1 | -1): Mark | undefined {
  const at = shown?.kind === 'mark' ? marks.findIndex(({ id }) => id === shown.id) : -1;
  if (at !== -1) return marks[(at + direction + marks.length) % marks.length];
  if (direction === 1) return marks.find(({ start }) => start >= position) ?? marks[0];
  return marks.findLast(({ start }) => start < position) ?? marks.at(-1);
}
