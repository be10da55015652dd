import type { Reply } from '@lauda/contract/endpoint';
import type { reviews } from '@lauda/contract/reviews';
import { CompetenceKey } from '../../ui/signs/competence-chip';
import { texts } from './texts';
import styles from './versions.module.css';

const tone = (change: number | null) => (change === null || change === 0 ? styles.same : change < 0 ? styles.down : styles.up);

type Comparison = Reply<typeof reviews.compare>;

/** Points gained by competence, and which marks of the first version the rewriting took to heart. */
export function GainTable({ comparison: { competences, gained, resolved, parent, child } }: { comparison: Comparison }) {
  const marks = parent.annotations.filter(({ is_general, annotation_type }) => !is_general && annotation_type !== 'elogio');
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
      <section aria-label={texts.marks}>
        <h2>{texts.marks}</h2>
        <p className={styles.quiet}>{texts.resolved(resolved, marks.length)}</p>
        {marks.length > 0 && (
          <ul className={styles.marks}>
            {marks.map(({ id, quote, comment, is_resolved }) => (
              <li key={id}>
                “{quote}”: {comment}{' '}
                <b className={is_resolved ? styles.up : styles.quiet}>{is_resolved ? texts.isResolved : texts.isOpen}</b>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
