import type { SchoolGroup } from '@lauda/contract/schools';
import { Link } from 'react-router';
import { paths } from '../../lib/paths';
import styles from './classes.module.css';
import { texts } from './texts';

/** A line of the ledger: how many, which class, with whom. The whole line is the link. */
export function ClassRow({ group }: { group: SchoolGroup }) {
  return (
    <li className={styles.row}>
      <Link to={paths.schoolGroup(group.id)} className={styles.link}>
        <span className={styles.count}>
          <span className={styles.number}>{texts.number(group.count_students)}</span>{' '}
          <span className={styles.unit}>{texts.studentsUnit(group.count_students)}</span>
        </span>{' '}
        <span className={styles.words}>
          <strong className={styles.name}>{group.name}</strong>{' '}
          <span className={styles.teachers}>{group.teachers.length > 0 ? texts.taughtBy(group.teachers) : texts.nobody}</span>
        </span>{' '}
        <span className={styles.paths} data-uses={group.uses_learning_path || undefined}>
          {group.uses_learning_path ? texts.usesPaths : texts.withoutPaths}
        </span>{' '}
        <span className={styles.action}>
          {texts.open}
          <span aria-hidden="true" className={styles.arrow}>
            →
          </span>
        </span>
      </Link>
    </li>
  );
}
