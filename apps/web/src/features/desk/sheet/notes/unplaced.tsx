import { MessageSquarePlus } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button } from '../../../../ui/actions/button';
import type { ShownAnnotation } from '../sheet-shape';
import { texts } from '../texts';
import { Note } from './note';
import styles from './notes.module.css';
import { PlainList } from './plain-list';
import type { NoteDesk } from './use-note-desk';

type Props = {
  annotations: readonly ShownAnnotation[];
  desk: NoteDesk;
  /** The form of a new general one. */
  composer: ReactNode;
  onCompose(): void;
};

const ignore = () => {};

/** Marks about the whole text, and those that lost their place: told with their words, never put anywhere. */
export const Unplaced = memo(function Unplaced({ annotations: unplaced, desk, composer, onCompose }: Props) {
  const general = unplaced.filter(({ is_general }) => is_general);
  const orphans = unplaced.filter(({ is_general }) => !is_general);
  const list = (annotations: readonly ShownAnnotation[]) => (
    <PlainList className={styles.list}>
      {annotations.map((annotation) => (
        <li key={annotation.client_id}>
          <Note annotation={annotation} line={null} isActive={false} desk={desk} withQuote onActivate={ignore} />
        </li>
      ))}
    </PlainList>
  );
  return (
    <>
      {orphans.length > 0 && (
        <section aria-label={texts.unplaced.orphans}>
          <h3 className={styles.heading}>{texts.unplaced.orphans}</h3>
          <p className={styles.why}>{texts.unplaced.orphansWhy}</p>
          {list(orphans)}
        </section>
      )}
      {(general.length > 0 || desk.canAnnotate) && (
        <section aria-label={texts.unplaced.general}>
          <h3 className={styles.heading}>{texts.unplaced.general}</h3>
          {list(general)}
          {composer}
          {desk.canAnnotate && !composer && (
            <Button size="s" variant="quiet" icon={<MessageSquarePlus aria-hidden="true" />} onClick={onCompose} data-print="no">
              {texts.unplaced.add}
            </Button>
          )}
        </section>
      )}
    </>
  );
});
