import { CompetenceKey } from '../../ui/signs/competence-chip';
import { MarksOfFirst } from './marks-of-first';
import { texts } from './texts';
import styles from './versions.module.css';
import type { Comparison } from './versions-queries';

const tone = (change: number | null) => (change === null || change === 0 ? styles.same : change < 0 ? styles.down : styles.up);

/** Points gained by competence, and what became of the marks of the first version. */
export function GainTable({ comparison }: { comparison: Comparison }) {
  const { competences, gained, parent, child } = comparison;
  return (
    <div className={styles.gain}>
      <table className={styles.table}>
        <caption className={styles.caption}>{texts.points}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.competence}</th>
            <th scope="col">{texts.before}</th>
            <th scope="col">{texts.after}</th>
            <th scope="col">{texts.gained}</th>
          </tr>
        </thead>
        <tbody>
          {competences.map(({ competence_id, position, short_name, before, after, gained: by }) => (
            <tr key={competence_id}>
              <th scope="row">
                <CompetenceKey number={position} /> {short_name}
              </th>
              <td>{texts.value(before)}</td>
              <td>{texts.value(after)}</td>
              <td className={tone(by)}>{texts.change(by)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            <td>{texts.value(parent.review.total)}</td>
            <td>{texts.value(child.review.total)}</td>
            <td className={tone(gained)}>{texts.change(gained)}</td>
          </tr>
        </tfoot>
      </table>
      <MarksOfFirst comparison={comparison} />
    </div>
  );
}
