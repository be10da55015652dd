export type Span = { start: number; end: number };

const length = ({ start, end }: Span) => end - start;

/** Everything that lies over a position, the smallest first, then in the order of the text; equal ones keep the order they came in. */
export const marksAt = <Mark extends Span>(marks: readonly Mark[], position: number): Mark[] =>
  marks.filter(({ start, end }) => start <= position && position < end).toSorted((a, b) => length(a) - length(b) || a.start - b.start);

/** What a click on a position means: the smallest, or the list of those that are equally small. */
export function clickedAt<Mark extends Span>(marks: readonly Mark[], position: number): Mark[] {
  const over = marksAt(marks, position);
  const [smallest] = over;
  return smallest ? over.filter((mark) => length(mark) === length(smallest)) : [];
}

export type Difference<Item> = { added: Item[]; removed: Item[] };

/** What has to be painted and what wiped, so that the text itself is never repainted. `keyOf` says when two are the same to the eye. */
export function difference<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string | number,
): Difference<Item> {
  const had = new Set(before.map(keyOf));
  const has = new Set(after.map(keyOf));
  return { added: after.filter((item) => !had.has(keyOf(item))), removed: before.filter((item) => !has.has(keyOf(item))) };
}
