export type Standing = { id: string /** Where its line is. */; wanted: number; height: number };

/**
 * Places notes one below the other, each at its line or as near below it as the ones before allow. The one in hand gets its line if
 * there is room for the others above it, which then move up. Pure: pixels in, tops out, in the same order.
 */
export function stackNotes(notes: readonly Standing[], gap: number, inHand: string | null): number[] {
  const tops: number[] = [];
  let free = 0;
  for (const { wanted, height } of notes) {
    const top = Math.max(wanted, free);
    tops.push(top);
    free = top + height + gap;
  }
  const held = notes.findIndex(({ id }) => id === inHand);
  const note = notes[held];
  if (!note) return tops;
  const leastAbove = notes.slice(0, held).reduce((sum, { height }) => sum + height + gap, 0);
  let below = Math.max(note.wanted, leastAbove);
  tops[held] = below;
  for (let at = held - 1; at >= 0; at -= 1) {
    below = Math.min(tops[at] ?? 0, below - gap - (notes[at]?.height ?? 0));
    tops[at] = below;
  }
  let next = (tops[held] ?? 0) + note.height + gap;
  for (let at = held + 1; at < notes.length; at += 1) {
    const top = Math.max(notes[at]?.wanted ?? 0, next);
    tops[at] = top;
    next = top + (notes[at]?.height ?? 0) + gap;
  }
  return tops;
}
