import type { Composition } from '@lauda/contract/compositions';
import { linesSpanned, sheetLines } from '@lauda/domain/composition-text';
import { CompetenceKey } from '../../ui/signs/competence-chip';
import { MarkedLines } from './marked-lines';
import styles from './print.module.css';
import { texts } from './texts';

/** The numbered sheet and what was said of it. */
export function Mirror({ composition }: { composition: Composition }) {
  const { user, code, test, genre, title, composition_raw, reviews, annotations, submitted_at, result } = composition;
  const lines = sheetLines(composition_raw);
  const review = reviews.find(({ status, counts }) => status === 'finished' && counts) ?? reviews[0];
  const placed = annotations
    .flatMap((note) => (note.start !== null && note.end !== null ? [{ ...note, start: note.start, end: note.end }] : []))
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const most = genre.competences.reduce((sum, { levels }) => sum + Math.max(...levels.map(({ points }) => points)), 0);
  return (
    <article className={styles.mirror}>
      <header className={styles.head}>
        <h2>{test.theme_title}</h2>
        <p>
          {user ? `${user.first_name} ${user.last_name}` : code}
          {test.school_group_name && ` · ${test.school_group_name}`} · {genre.name} · {genre.review_grid_name}
          {submitted_at && ` · ${texts.submitted(submitted_at)}`}
        </p>
      </header>
      <div className={styles.sheet}>
        {title && <h3 className={styles.textTitle}>{title}</h3>}
        <MarkedLines raw={composition_raw} lines={lines} marks={placed} />
      </div>
      <table className={styles.grades}>
        <thead>
          <tr>
            <th scope="col">{texts.competence}</th>
            <th scope="col">{texts.points}</th>
            <th scope="col">{texts.comment}</th>
          </tr>
        </thead>
        <tbody>
          {genre.competences.map(({ id, position, name }) => {
            const grade = review?.grades.find(({ competence_id }) => competence_id === id);
            return (
              <tr key={id}>
                <th scope="row">
                  <CompetenceKey number={position} /> {name}
                </th>
                <td>{texts.value(result?.points[position - 1] ?? grade?.points ?? null)}</td>
                <td>{grade?.comment}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            <td>
              {result ? texts.value(result.total) : texts.notGraded} {texts.of(most)}
            </td>
            <td>{result?.is_zero ? `${texts.zeroed}. ${review?.zero_comment ?? ''}` : result?.explanation}</td>
          </tr>
        </tfoot>
      </table>
      {placed.length > 0 && (
        <section className={styles.notes}>
          <h3>{texts.notes}</h3>
          <ol>
            {placed.map((note) => {
              const { first, last } = linesSpanned(lines, note) ?? { first: 0, last: 0 };
              return (
                <li key={note.id}>
                  <b>
                    {texts.line(first, last)}, {texts.types[note.annotation_type]}
                  </b>{' '}
                  “{note.quote}” {note.comment}
                </li>
              );
            })}
          </ol>
        </section>
      )}
      {review?.comment && (
        <section className={styles.notes}>
          <h3>{texts.general}</h3>
          <p>{review.comment}</p>
        </section>
      )}
    </article>
  );
}
