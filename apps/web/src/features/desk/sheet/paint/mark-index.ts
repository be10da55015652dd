export type Spanned = { start: number; end: number };

/**
 * Finds what lies over a position among thousands, without a node per mark: sorted by start, and beside each the farthest end so far, so that
 * the way back from the position stops where nothing reaches it any more.
 */
export function indexMarks<Mark extends Spanned>(marks: readonly Mark[]) {
  const sorted = marks.toSorted((a, b) => a.start - b.start);
  let farthest = -1;
  const reach = sorted.map(({ end }) => {
    farthest = Math.max(farthest, end);
    return farthest;
  });

  /** How many begin before a position. */
  function countBefore(position: number): number {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.start ?? Number.POSITIVE_INFINITY) < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Those that share at least one unit with [start, end), in the order of the text. */
  function between(start: number, end: number): Mark[] {
    const found: Mark[] = [];
    for (let at = countBefore(end) - 1; at >= 0 && (reach[at] ?? 0) > start; at -= 1) {
      const mark = sorted[at];
      if (mark && mark.end > start) found.push(mark);
    }
    return found.reverse();
  }

  return { sorted, between, at: (position: number) => between(position, position + 1) };
}

export type MarkIndex<Mark extends Spanned> = ReturnType<typeof indexMarks<Mark>>;
