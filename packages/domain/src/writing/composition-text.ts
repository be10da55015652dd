import { graphemeCount, graphemeStarts } from '../text/graphemes';

const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** Neither survives the way to the database and back: PostgreSQL refuses NUL, UTF-8 has no halves of a pair. */
const NUL = /\0/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * `composition_raw` (spec §3): lines joined by a newline, empty ones dropped. All positions in a composition (annotations, highlights, lines) are
 * UTF-16 units of this text. Nothing else is touched: spaces, tabs and accents stay as the student typed them.
 */
export const compositionRawOf = (text: string): string =>
  text
    .replace(NUL, '')
    .replace(LONE_SURROGATE, '\ufffd')
    .split(LINE_BREAK)
    .filter((line) => line.trim() !== '')
    .join('\n');

/** A line of the sheet. The spaces it breaks at belong to it; a newline belongs to none. */
export type SheetLine = { number: number; start: number; end: number };

/** Characters on a handwritten line of the sheet, near enough for a numbered line to mean the same on every screen and in print. */
export const MEASURE = 72;

/** The numbered lines of a composition: the student's own line breaks, and long paragraphs broken at words. */
export function sheetLines(raw: string, measure = MEASURE): SheetLine[] {
  if (raw === '') return [];
  const ends: number[] = [];
  const lines: SheetLine[] = [];
  let start = 0;
  for (const paragraph of raw.split('\n')) {
    ends.length = 0;
    breakInto(ends, paragraph, measure);
    let from = start;
    for (const end of ends) {
      lines.push({ number: lines.length + 1, start: from, end: start + end });
      from = start + end;
    }
    start += paragraph.length + 1;
  }
  return lines;
}

/** Pushes where each line of a paragraph ends. A space never starts a line: it hangs over the end of the one before. */
function breakInto(ends: number[], paragraph: string, measure: number): void {
  let column = 0;
  for (const { 0: piece, 1: word = '', 2: space = '', index } of paragraph.matchAll(/([^ \t]*)([ \t]*)/g)) {
    if (piece === '') continue;
    const width = graphemeCount(word);
    if (column > 0 && word !== '' && column + width > measure) {
      ends.push(index);
      column = 0;
    }
    const cuts = width > measure ? graphemeStarts(word).filter((_, at) => at > 0 && at % measure === 0) : [];
    ends.push(...cuts.map((cut) => index + cut));
    column += width - cuts.length * measure + space.length;
  }
  ends.push(paragraph.length);
}

/** The numbers of the first and last line that a range touches; the newline after a line counts as that line. */
export function linesSpanned(
  lines: readonly SheetLine[],
  { start, end }: { start: number; end: number },
): { first: number; last: number } | undefined {
  const at = (position: number) => lines.findLast((line) => line.start <= position)?.number;
  const [first, last] = [at(start), at(Math.max(start, end - 1))];
  return first === undefined || last === undefined ? undefined : { first, last };
}

/** The lines that are the student's own: those of which more than half, spaces aside, was not copied. */
export function ownLines(raw: string, lines: readonly SheetLine[], copied: readonly { start: number; end: number }[]): SheetLine[] {
  return lines.filter(({ start, end }) => {
    let [own, all] = [0, 0];
    for (let at = start; at < end; at += 1) {
      if (raw.charAt(at).trim() === '') continue;
      all += 1;
      if (!copied.some((passage) => passage.start <= at && at < passage.end)) own += 1;
    }
    return own * 2 > all;
  });
}
