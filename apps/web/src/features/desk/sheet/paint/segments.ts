import type { MarkIndex } from './mark-index';
import type { Painted } from './marks';

/** A piece of a line and the looks that lie over all of it, the largest mark's first. */
export type Segment = { start: number; end: number; names: string[] };

/** Cuts a line where a mark begins or ends. Joined, the pieces are the line again. */
export function segmentsOf(line: { start: number; end: number }, marks: MarkIndex<Painted>): Segment[] {
  const over = marks.between(line.start, line.end);
  const cuts = new Set([line.start, line.end]);
  for (const { start, end } of over) {
    if (start > line.start) cuts.add(start);
    if (end < line.end) cuts.add(end);
  }
  const sorted = [...cuts].sort((a, b) => a - b);
  const largestFirst = over.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  return sorted.slice(0, -1).map((start, at) => {
    const end = sorted[at + 1] ?? line.end;
    const names = largestFirst.filter((mark) => mark.start <= start && mark.end >= end).map(({ name }) => name);
    return { start, end, names: [...new Set(names)] };
  });
}
