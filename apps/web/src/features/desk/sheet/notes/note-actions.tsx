import { Flag, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../../../ui/actions/icon-button';
import { toast } from '../../../../ui/states/toast-queue';
import type { FormValues } from '../composer/form-values';
import { KeepButton } from '../composer/keep-button';
import type { ShownAnnotation } from '../sheet-shape';
import { texts } from '../texts';
import styles from './notes.module.css';
import type { NoteDesk } from './use-note-desk';

type Props = { annotation: ShownAnnotation; values: FormValues; desk: NoteDesk; onEdit(): void };

/** What one may do with a note: everything with one's own, reporting with another's. */
export function NoteActions({ annotation, values, desk, onEdit }: Props) {
  const { client_id, start, end, quote } = annotation;
  const remove = () => {
    desk.onRemove(client_id);
    // Taken away at once and without a question; put back as it was, at the same place.
    toast.info(texts.note.removed, { text: texts.note.undo, run: () => desk.onAnnotate({ start, end, quote, ...values }) });
  };
  const canChange = annotation.is_own && desk.canAnnotate;
  return (
    <div className={styles.actions} data-print="no">
      {canChange && <IconButton size="s" label={texts.note.edit} icon={<Pencil aria-hidden="true" />} onClick={onEdit} />}
      {desk.canAnnotate && <KeepButton values={values} onSaveToBank={desk.onSaveToBank} />}
      {canChange && <IconButton size="s" label={texts.note.remove} icon={<Trash2 aria-hidden="true" />} onClick={remove} />}
      {!annotation.is_own && !annotation.is_reported && (
        <IconButton size="s" label={texts.note.report} icon={<Flag aria-hidden="true" />} onClick={() => desk.onReport(client_id)} />
      )}
    </div>
  );
}
