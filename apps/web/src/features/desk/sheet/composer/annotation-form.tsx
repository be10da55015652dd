import type { BankComment } from '@lauda/contract/comment-bank';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/actions/button';
import { Kbd } from '../../../../ui/actions/kbd';
import { TextButton } from '../../../../ui/actions/text-button';
import { colourOf } from '../paint/marks';
import { texts } from '../texts';
import { CommentField } from './comment-field';
import { CompetenceChoice } from './competence-choice';
import styles from './composer.module.css';
import { type FormDesk, type FormValues, isComplete } from './form-values';
import { KeepButton } from './keep-button';
import { SuggestionField } from './suggestion-field';
import { ToneChoice } from './tone-choice';

type Props = {
  label: string;
  saveText: string;
  quote: string;
  values: FormValues;
  desk: FormDesk;
  onValues(values: FormValues): void;
  onSave(values: FormValues): void;
  onCancel(): void;
  /** The focus went elsewhere. */
  onLeave?(): void;
};

/** A mark while it is being said: for a new one and for one's own that changes. */
export function AnnotationForm({ label, saveText, quote, values, desk, onValues, onSave, onCancel, onLeave }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const comment = useRef<HTMLTextAreaElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const needsCompetence = useRef(values.competence_id === null && values.annotation_type !== 'plagio');

  useEffect(() => {
    // The next thing to say has the focus: which competence, or what about it.
    const first = needsCompetence.current ? form.current?.querySelector<HTMLElement>('input[type=radio]') : comment.current;
    first?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const save = () => {
    if (isComplete(values)) return onSave({ ...values, comment: values.comment.trim(), suggested_text: values.suggested_text.trim() });
    setIsRefused(true);
    if (values.competence_id === null) form.current?.querySelector<HTMLElement>('input[type=radio]')?.focus();
  };
  const use = (chosen: BankComment) => {
    onValues({
      ...values,
      comment: chosen.text,
      annotation_type: values.annotation_type === 'plagio' ? 'plagio' : chosen.tone,
      competence_id: values.competence_id ?? chosen.competence_id,
    });
    desk.onUseBank(chosen);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      return onCancel();
    }
    const isRadio = event.target instanceof HTMLInputElement && event.target.type === 'radio';
    if (event.key === 'Enter' && (isRadio || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.stopPropagation();
      return save();
    }
    if (!isRadio || event.ctrlKey || event.altKey || event.metaKey) return;
    const competence = desk.competences.find(({ position }) => String(position) === event.key);
    if (competence) onValues({ ...values, competence_id: competence.id });
    if (!competence && event.key !== '/') return;
    event.preventDefault();
    event.stopPropagation();
    comment.current?.focus();
  };

  return (
    <form
      ref={form}
      aria-label={label}
      className={styles.form}
      data-colour={colourOf(desk.competences, values.competence_id)}
      onKeyDown={press}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || onLeave?.()}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {quote && <p className={styles.quote}>{texts.quoted(quote)}</p>}
      <CompetenceChoice
        competences={desk.competences}
        value={values.competence_id}
        error={isRefused && values.competence_id === null && values.annotation_type !== 'plagio' ? texts.composer.chooseCompetence : null}
        onChange={(competence_id) => onValues({ ...values, competence_id })}
      />
      <ToneChoice value={values.annotation_type} onChange={(annotation_type) => onValues({ ...values, annotation_type })} />
      <CommentField
        field={comment}
        comment={values.comment}
        competence_id={values.competence_id}
        desk={desk}
        onChange={(text) => onValues({ ...values, comment: text })}
        onChoose={use}
        onEnter={save}
      />
      <SuggestionField value={values.suggested_text} onChange={(suggested_text) => onValues({ ...values, suggested_text })} />
      <div className={styles.foot}>
        <KeepButton values={values} onSaveToBank={desk.onSaveToBank} />
        <TextButton onClick={onCancel} className={styles.cancel}>
          {texts.composer.cancel}
        </TextButton>
        <Button type="submit" variant="primary" size="s">
          {saveText} <Kbd>⏎</Kbd>
        </Button>
      </div>
    </form>
  );
}
