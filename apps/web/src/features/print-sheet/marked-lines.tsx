import type { sheetLines } from '@lauda/domain/writing/composition-text';
import styles from './print.module.css';

type Line = ReturnType<typeof sheetLines>[number];
type Mark = { id: number; start: number; end: number };

/** Lines with their numbers; a mark ends with the number of its note. Plain spans: paper knows no highlights of the browser. */
export function MarkedLines({ raw, lines, marks }: { raw: string; lines: Line[]; marks: Mark[] }) {
  return (
    <ol className={styles.lines}>
      {lines.map((line) => (
        <li key={line.number} className={styles.line} value={line.number}>
          {pieces(line, marks).map(({ start, end, isMarked, notes }) => (
            <span key={start} className={isMarked ? styles.marked : undefined}>
              {raw.slice(start, end)}
              {notes.map((note) => (
                <sup key={note}>{note}</sup>
              ))}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** The line cut wherever a mark begins or ends; `notes` are the numbers of the marks that end there. */
function pieces({ start, end }: Line, marks: Mark[]) {
  const cuts = [...new Set([start, end, ...marks.flatMap((mark) => [mark.start, mark.end]).filter((at) => at > start && at < end)])].sort(
    (a, b) => a - b,
  );
  return cuts.slice(0, -1).map((from, place) => {
    const to = cuts[place + 1] ?? end;
    return {
      start: from,
      end: to,
      isMarked: marks.some((mark) => mark.start <= from && mark.end >= to),
      notes: marks.flatMap((mark, index) => (mark.end === to ? [index + 1] : [])),
    };
  });
}
