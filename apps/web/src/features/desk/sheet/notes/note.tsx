import { useEffect, useRef, useState } from 'react';
import { classes } from '../../../../ui/classes';
import { AnnotationForm } from '../composer/annotation-form';
import { type FormValues, isComplete } from '../composer/form-values';
import { colourOf } from '../paint/marks';
import type { ShownAnnotation } from '../sheet-shape';
import { texts } from '../texts';
import { NoteActions } from './note-actions';
import styles from './notes.module.css';
import { ToneSign } from './tone-sign';
import type { NoteDesk } from './use-note-desk';

type Props = {
  annotation: ShownAnnotation;
  /** Null for one without a place. */
  line: number | null;
  isActive: boolean;
  desk: NoteDesk;
  onActivate(): void;
  /** The words of the text it is about, where they are not beside it. */
  withQuote?: boolean;
};

const valuesOf = ({ annotation_type, competence_id, comment, suggested_text }: ShownAnnotation): FormValues => ({
  annotation_type,
  competence_id,
  comment,
  suggested_text,
});

/** What changed, and only that: two people or two windows may be at work. */
function changesOf(annotation: ShownAnnotation, values: FormValues): Partial<FormValues> {
  const before = valuesOf(annotation);
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => before[name as keyof FormValues] !== value)); // the entries of FormValues
}

/** A mark's words, beside its line or in a list. One's own changes in place. */
export function Note({ annotation, line, isActive, desk, onActivate, withQuote = false }: Props) {
  const [editing, setEditing] = useState<FormValues | null>(null);
  const name = useRef<HTMLButtonElement>(null);
  const isReturning = useRef(false);
  useEffect(() => {
    if (editing || !isReturning.current) return;
    isReturning.current = false;
    name.current?.focus({ preventScroll: true });
  }, [editing]);
  const position = desk.competences.find(({ id }) => id === annotation.competence_id)?.position;
  const tone = texts.tone(annotation.annotation_type);
  const save = (values: FormValues) => {
    const changes = changesOf(annotation, values);
    if (Object.keys(changes).length > 0) desk.onChange(annotation.client_id, changes);
    setEditing(null);
  };
  const cancel = () => {
    isReturning.current = true;
    setEditing(null);
  };

  if (editing) {
    return (
      <AnnotationForm
        label={texts.composer.edit}
        saveText={texts.composer.done}
        quote={withQuote ? annotation.quote : ''}
        values={editing}
        desk={desk}
        onValues={setEditing}
        onSave={(values) => {
          isReturning.current = true;
          save(values);
        }}
        onCancel={cancel}
        // Going on with something else is no way to lose words.
        onLeave={() => isComplete(editing) && save(editing)}
      />
    );
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press anywhere is a shortcut for the mouse; its button does it for all
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      className={classes(styles.note, isActive && styles.active, annotation.is_resolved && styles.resolved)}
      data-colour={annotation.annotation_type === 'plagio' ? 'plagio' : colourOf(desk.competences, annotation.competence_id)}
      onClick={onActivate}
    >
      <div className={styles.head}>
        <ToneSign type={annotation.annotation_type} />
        <button ref={name} type="button" className={styles.name} aria-pressed={isActive} onFocus={onActivate}>
          {texts.head([position !== undefined && texts.competence(position), tone])}
        </button>
        {line !== null && <span className={styles.line}>{texts.line(line)}</span>}
      </div>
      {withQuote && annotation.quote && <p className={styles.quote}>{texts.quoted(annotation.quote)}</p>}
      {annotation.comment ? (
        <p className={styles.comment}>{annotation.comment}</p>
      ) : (
        <p className={styles.nothing}>{texts.note.noComment}</p>
      )}
      {annotation.suggested_text && <p className={styles.suggestion}>{texts.note.suggestion(annotation.suggested_text)}</p>}
      {(annotation.author !== null || annotation.is_resolved || annotation.is_reported) && (
        <p className={styles.foot}>
          {texts.head([
            annotation.author !== null && texts.note.by(annotation.author),
            annotation.is_resolved && texts.note.resolved,
            annotation.is_reported && texts.note.reported,
          ])}
        </p>
      )}
      <NoteActions annotation={annotation} values={valuesOf(annotation)} desk={desk} onEdit={() => setEditing(valuesOf(annotation))} />
    </div>
  );
}
