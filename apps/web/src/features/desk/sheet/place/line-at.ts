import type { SheetLine } from '@lauda/domain/writing/composition-text';

/** The place in the list of the line that a position is on; the newline after a line belongs to it. Clamped to the text. */
export function lineIndexAt(lines: readonly SheetLine[], position: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.start ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/** The number that everybody sees beside that line. */
export const lineNumberAt = (lines: readonly SheetLine[], position: number): number => lines[lineIndexAt(lines, position)]?.number ?? 1;

/** A range as what it covers of each line, without the space that hangs over a line's end: there is nothing to paint in it. */
export function piecesOf(text: string, lines: readonly SheetLine[], start: number, end: number): { start: number; end: number }[] {
  const [first, last] = [lineIndexAt(lines, start), lineIndexAt(lines, end - 1)];
  if (first === last) return [{ start, end }];
  return lines.slice(first, last + 1).flatMap((line) => {
    const from = Math.max(start, line.start);
    const to = end < line.end ? end : line.start + text.slice(line.start, line.end).trimEnd().length;
    return from < to ? [{ start: from, end: to }] : [];
  });
}
