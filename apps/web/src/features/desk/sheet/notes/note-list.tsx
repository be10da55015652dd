import type { SheetLine } from '@lauda/domain/writing/composition-text';
import { memo } from 'react';
import type { AnnotationMark, Mark } from '../paint/marks';
import { lineNumberAt } from '../place/line-at';
import { texts } from '../texts';
import { Note } from './note';
import styles from './notes.module.css';
import { PlainList } from './plain-list';
import type { NoteDesk } from './use-note-desk';

type Props = {
  marks: readonly AnnotationMark[];
  lines: readonly SheetLine[];
  activeId: string | null;
  desk: NoteDesk;
  onActivate(mark: Mark): void;
};

/** On a narrow screen there is no margin: the notes follow the sheet, each with the number of its line. */
export const NoteList = memo(function NoteList({ marks, lines, activeId, desk, onActivate }: Props) {
  if (marks.length === 0) return null;
  return (
    <section aria-label={texts.note.notes}>
      <h3 className={styles.heading}>{texts.note.notes}</h3>
      <PlainList className={styles.list}>
        {marks.map((mark) => (
          <li key={mark.id}>
            <Note
              annotation={mark.annotation}
              line={lineNumberAt(lines, mark.start)}
              isActive={mark.id === activeId}
              desk={desk}
              withQuote
              onActivate={() => onActivate(mark)}
            />
          </li>
        ))}
      </PlainList>
    </section>
  );
});
