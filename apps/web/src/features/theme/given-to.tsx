import type { Theme } from '@lauda/contract/themes';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths';
import { texts } from './texts';
import styles from './theme.module.css';

/** Which of my classes did it already. */
export function GivenTo({ theme: { given_to, count_given } }: { theme: Theme }) {
  const [now] = useState(() => new Date());
  if (count_given === 0) return null;
  return (
    <section aria-labelledby="turmas-do-tema">
      <h2 id="turmas-do-tema">{texts.given}</h2>
      <ul className={styles.plain}>
        {given_to.map(({ test_id, school_group_name, test_type, closes_at }) => (
          <li key={test_id} className={styles.item}>
            <Link to={paths.activity(test_type, test_id)}>{school_group_name}</Link>
            <p className={styles.kind}>{texts.givenLine(texts.type(test_type), texts.day(closes_at), new Date(closes_at) <= now)}</p>
          </li>
        ))}
      </ul>
      {count_given > given_to.length && <p className={styles.quiet}>{texts.moreGiven(count_given - given_to.length)}</p>}
    </section>
  );
}
