import type { SheetLine } from '@lauda/domain/writing/composition-text';
import { memo, type ReactNode, type RefObject, useRef } from 'react';
import type { AnnotationMark, Mark } from '../paint/marks';
import { lineNumberAt } from '../place/line-at';
import { texts } from '../texts';
import { Note } from './note';
import styles from './notes.module.css';
import type { NoteDesk } from './use-note-desk';
import { useNoteLayout } from './use-note-layout';

type Props = {
  marks: readonly AnnotationMark[];
  lines: readonly SheetLine[];
  root: RefObject<HTMLElement | null>;
  activeId: string | null;
  desk: NoteDesk;
  /** The form of a new mark, which has its place among the notes. */
  composer: { position: number; form: ReactNode } | null;
  onActivate(mark: Mark): void;
};

const COMPOSER = 'composer';

/** Notes at their lines, beside the text and never over it. */
export const Margin = memo(function Margin({ marks, lines, root, activeId, desk, composer, onActivate }: Props) {
  const column = useRef<HTMLElement>(null);
  useNoteLayout(column, root, lines, composer ? COMPOSER : activeId, true);
  const after = composer ? marks.findIndex(({ start }) => start > composer.position) : -1;
  const cut = after === -1 ? marks.length : after;

  const placed = (some: typeof marks) =>
    some.map((mark) => (
      <div key={mark.id} className={styles.place} data-position={mark.start} data-note={mark.id}>
        <Note
          annotation={mark.annotation}
          line={lineNumberAt(lines, mark.start)}
          isActive={mark.id === activeId}
          desk={desk}
          onActivate={() => onActivate(mark)}
        />
      </div>
    ));
  return (
    <aside ref={column} aria-label={texts.note.notes} className={styles.margin}>
      {placed(marks.slice(0, cut))}
      {composer && (
        <div key={COMPOSER} className={styles.place} data-position={composer.position} data-note={COMPOSER}>
          {composer.form}
        </div>
      )}
      {placed(marks.slice(cut))}
    </aside>
  );
});
