import { useId } from 'react';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden';
import { colourOf } from '../paint/marks';
import type { SheetCompetence } from '../sheet-shape';
import { texts } from '../texts';
import styles from './composer.module.css';

type Props = {
  competences: readonly SheetCompetence[];
  value: number | null;
  error: string | null;
  onChange(competence_id: number): void;
};

/** One of the competences: a press, the arrows or its number. The native group has one stop for Tab. */
export function CompetenceChoice({ competences, value, error, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.competences} aria-describedby={error ? `${name}-error` : undefined}>
      <legend>
        <VisuallyHidden>{texts.composer.competence}</VisuallyHidden>
      </legend>
      {competences.map(({ id, position, short_name }) => (
        <label key={id} className={styles.competence} data-colour={colourOf(competences, id)} title={short_name}>
          <input type="radio" name={name} checked={value === id} onChange={() => onChange(id)} aria-keyshortcuts={String(position)} />
          <span aria-hidden="true">{position}</span>
          <VisuallyHidden>{`${position}, ${short_name}`}</VisuallyHidden>
        </label>
      ))}
      {error && (
        <p id={`${name}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
