/** Puts `by` in the place of what stands from `start` to `end` of the written text. */
export type Edit = { start: number; end: number; by: string };
export type Span = { start: number; end: number };

const touches = (a: Span, b: Span) => a.start < b.end && b.start < a.end;
export const isFree = (span: Span, taken: readonly Span[]) => !taken.some((one) => touches(span, one));

/** The text with all edits, which touch neither each other nor what is marked, and where a position of the old one went. */
export function applyEdits(text: string, edits: readonly Edit[]) {
  const inOrder = edits.toSorted((a, b) => a.start - b.start);
  let [out, at] = ['', 0];
  for (const { start, end, by } of inOrder) {
    out += text.slice(at, start) + by;
    at = end;
  }
  return {
    text: out + text.slice(at),
    placeOf: (position: number) =>
      inOrder.reduce((place, { start, end, by }) => (end <= position ? place + by.length - (end - start) : place), position),
  };
}
