import type { ActivityWithScore } from '@lauda/contract/activities';
import { CompetenceKey } from '../../../ui/signs/competence-chip';
import styles from '../activities.module.css';
import { texts } from '../texts';

type Competences = ActivityWithScore['competences'];

/** Means by competence as a table whose cells carry their own bars: the numbers are always there. */
export function CompetenceBars({ competences }: { competences: Competences }) {
  if (!competences.some(({ mean }) => mean !== null)) return null;
  return (
    <table className={styles.competences}>
      <caption className={styles.hidden}>{texts.byCompetence}</caption>
      <tbody>
        {competences.map(({ competence_id, position, short_name, max_points, mean }) => (
          <tr key={competence_id}>
            <th scope="row">
              <CompetenceKey number={position} /> <span>{short_name}</span>
            </th>
            <td className={styles.barCell}>
              <span
                className={styles.competenceBar}
                style={{ inlineSize: `${((mean ?? 0) / max_points) * 100}%`, background: `var(--c${position}, var(--primary))` }}
              />
            </td>
            <td className={styles.value}>{texts.mean(mean)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
