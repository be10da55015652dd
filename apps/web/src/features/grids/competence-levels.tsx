import type { Competence } from '@lauda/contract/review-grids';
import { dotted } from '../../lib/dotted';
import { CompetenceKey } from '../../ui/signs/competence-chip';
import styles from './grids.module.css';
import { texts } from './texts';

/** One competence: what it looks at, and its levels side by side from the least to the most. */
export function CompetenceLevels({ competence: { position, name, description, sub_criteria, levels } }: { competence: Competence }) {
  const headingId = `competencia-${position}`;
  return (
    <section aria-labelledby={headingId} className={styles.competence} data-competence={position}>
      <h2 id={headingId} className={styles.competenceName}>
        <CompetenceKey number={position} /> {name}
      </h2>
      <p className={styles.said}>{description}</p>
      <ol className={styles.levels} aria-label={texts.levelsOf(name)}>
        {levels.map(({ id, level, points, descriptor, hint, to_next }) => (
          <li key={id} className={styles.level}>
            <h3 className={styles.points}>
              <b>{points}</b> <span>{texts.level(level)}</span>
            </h3>
            <p className={styles.descriptor}>{descriptor}</p>
            {hint && (
              <p className={styles.hint}>
                <b>{texts.lookFor}:</b> {hint}
              </p>
            )}
            {to_next && (
              <p className={styles.hint}>
                <b>{texts.toNext}:</b> {to_next}
              </p>
            )}
          </li>
        ))}
      </ol>
      {sub_criteria.length > 0 && (
        <p className={styles.facts}>
          <b>{texts.subCriteria}:</b> {dotted(...sub_criteria)}
        </p>
      )}
    </section>
  );
}
