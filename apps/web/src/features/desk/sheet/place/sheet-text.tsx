import type { SheetLine } from '@lauda/domain/writing/composition-text';
import { memo } from 'react';
import type { MarkIndex } from '../paint/mark-index';
import type { Painted } from '../paint/marks';
import { segmentsOf } from '../paint/segments';
import { Under } from '../paint/under';
import styles from '../sheet.module.css';

type Props = {
  text: string;
  lines: readonly SheetLine[];
  /** Only where the browser cannot paint, and on paper. */
  spans: MarkIndex<Painted> | null;
};

/** The rows, drawn once: marks are painted over them and selections measured in them, so nothing here changes while one reads. */
export const SheetText = memo(function SheetText({ text, lines, spans }: Props) {
  return lines.map((line) => (
    <div key={line.number} className={styles.line} data-line={line.number}>
      {spans ? <Pieces text={text} line={line} spans={spans} /> : text.slice(line.start, line.end)}
    </div>
  ));
});

function Pieces({ text, line, spans }: { text: string; line: SheetLine; spans: MarkIndex<Painted> }) {
  return segmentsOf(line, spans).map(({ start, end, names }) => (
    <Under key={start} names={names}>
      {text.slice(start, end)}
    </Under>
  ));
}
