import type { Student } from '@lauda/contract/students';
import styles from './student.module.css';
import { FIELDS } from './student-data';
import { texts } from './texts';

/** The same data for who only reads: words, not fields that refuse. */
export function ReadOnlyData({ student, mayEditOnceBack }: { student: Student; mayEditOnceBack: boolean }) {
  const shown = { ...student, birth_date: student.birth_date ? texts.birthday(student.birth_date) : '' };
  return (
    <>
      <p className={styles.lead}>{mayEditOnceBack ? texts.readOnlyArchived : texts.readOnly}</p>
      <dl className={styles.list}>
        {FIELDS.map((field) => (
          <div key={field}>
            <dt>{texts.data[field]}</dt>
            <dd>{shown[field] || texts.none}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
