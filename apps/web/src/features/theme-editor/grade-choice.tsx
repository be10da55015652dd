import { SCHOOL_GRADES } from '@lauda/domain/people/school-grades';
import { Chip } from '../../ui/signs/chip';
import styles from './editor.module.css';
import { texts } from './texts';

const CODES = Object.keys(SCHOOL_GRADES).map(Number);

export function GradeChoice({ chosen, onChange }: { chosen: readonly number[]; onChange: (grades: number[]) => void }) {
  return (
    <fieldset className={styles.choice}>
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
    </fieldset>
  );
}
