import type { Highlight } from '@lauda/contract/analysis';

export type Segment = { start: number; text: string; mark: Highlight | null };

const lengthOf = ({ boundaries: [from, to] }: Highlight) => to - from;

/** A paragraph in pieces that join back to it. Of two marks on the same words the shorter one is painted; both stand in the list. */
export function segmentsOf(paragraph: string, marks: readonly Highlight[]): Segment[] {
  const painted: Highlight[] = [];
  for (const mark of marks.toSorted((a, b) => lengthOf(a) - lengthOf(b))) {
    const [from, to] = mark.boundaries;
    const isFree = painted.every(({ boundaries: [start, end] }) => to <= start || end <= from);
    if (from < to && to <= paragraph.length && isFree) painted.push(mark);
  }
  painted.sort((a, b) => a.boundaries[0] - b.boundaries[0]);
  const segments: Segment[] = [];
  let at = 0;
  for (const mark of painted) {
    const [from, to] = mark.boundaries;
    if (at < from) segments.push({ start: at, text: paragraph.slice(at, from), mark: null });
    segments.push({ start: from, text: paragraph.slice(from, to), mark });
    at = to;
  }
  if (at < paragraph.length) segments.push({ start: at, text: paragraph.slice(at), mark: null });
  return segments;
}

export const replaced = (raw: string, { start, end }: Pick<Highlight, 'start' | 'end'>, suggestion: string) =>
  raw.slice(0, start) + suggestion + raw.slice(end);
