import type { Match } from '@lauda/analysis/similarity/compare';
import type { Passage } from '@lauda/contract/analysis';
import { startsOf } from '../placed';

/** Something to compare with; `told` is what the reader hears of it. */
export type Source = { paragraphs: string[]; told: Pick<Passage, 'source' | 'source_title' | 'composition_id'>; isWhole: boolean };

type Range = { start: number; end: number };

const CONTEXT = 80;

/** A match of the engine in the words of the wire. Of a text that the reader does not reach nothing is shown but the passage. */
export function passageOf(
  match: Match,
  raw: string,
  paragraphs: readonly string[],
  { paragraphs: theirs, told, isWhole }: Source,
): Passage {
  const from = startsOf(paragraphs)[match.paragraph] ?? 0;
  const [start, end] = [from + match.boundaries[0], from + match.boundaries[1]];
  const their = theirs[match.source_paragraph] ?? '';
  const [first, last] = match.source_boundaries;
  return {
    start,
    end,
    quote: raw.slice(start, end),
    ...told,
    source_quote: their.slice(first, last),
    source_before: isWhole ? their.slice(Math.max(0, first - CONTEXT), first) : '',
    source_after: isWhole ? their.slice(last, last + CONTEXT) : '',
  };
}

/** Ranges that overlap become one. */
export function united(ranges: readonly Range[]): Range[] {
  const whole: Range[] = [];
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = whole.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else whole.push({ start, end });
  }
  return whole;
}

export const lengthOf = (ranges: readonly Range[]) => united(ranges).reduce((sum, { start, end }) => sum + end - start, 0);

/** More than half of it lies in what stands in the proposal: whoever else copied that too is not its source. */
export const isOfTheme = ({ start, end }: Range, ofTheme: readonly Range[]) =>
  lengthOf(
    ofTheme.flatMap((range) =>
      range.start < end && start < range.end ? [{ start: Math.max(start, range.start), end: Math.min(end, range.end) }] : [],
    ),
  ) *
    2 >
  end - start;
