import { SCHOOL_GRADES } from '@lauda/domain/people/school-grades';
import { useId } from 'react';
import { Chip } from '../../ui/signs/chip';
import styles from './editor.module.css';
import { texts } from './texts';

const CODES = Object.keys(SCHOOL_GRADES).map(Number);

type Props = { chosen: readonly number[]; onChange: (grades: number[]) => void; error?: string | undefined };

export function GradeChoice({ chosen, onChange, error }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={error ? id : undefined}>
      <legend>{texts.grades}</legend>
      {CODES.map((code) => (
        <Chip
          key={code}
          selected={chosen.includes(code)}
          onToggle={(on) => onChange(on ? [...chosen, code].sort((a, b) => a - b) : chosen.filter((each) => each !== code))}
        >
          {texts.grade(code)}
        </Chip>
      ))}
      {error && (
        <p id={id} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
