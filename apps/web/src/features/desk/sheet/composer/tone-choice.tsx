import { ANNOTATION_TYPES, type AnnotationType } from '@lauda/contract/review-parts';
import { useId } from 'react';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden';
import { ToneSign } from '../notes/tone-sign';
import looks from '../paint/looks.module.css';
import { texts } from '../texts';
import styles from './composer.module.css';

/** Correction, praise, guidance or plagiarism: a word and a sign each, never a colour alone, and the line that it draws in the text. */
export function ToneChoice({ value, onChange }: { value: AnnotationType; onChange(type: AnnotationType): void }) {
  const name = useId();
  return (
    <fieldset className={styles.tones}>
      <legend>
        <VisuallyHidden>{texts.composer.tone}</VisuallyHidden>
      </legend>
      {ANNOTATION_TYPES.map((type) => (
        <label key={type} className={styles.tone}>
          <input type="radio" name={name} checked={value === type} onChange={() => onChange(type)} />
          <ToneSign type={type} />
          <span className={looks[`sheet-${type}`]}>{texts.tone(type)}</span>
        </label>
      ))}
    </fieldset>
  );
}
