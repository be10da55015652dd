import type { Composition } from '@lauda/contract/compositions';
import type { Review } from '@lauda/contract/review-parts';
import { CompetenceKey } from '../../ui/signs/competence-chip';
import styles from './print.module.css';
import { texts } from './texts';

/** The final points where there are any; else those of the only review. */
export function MirrorGrades({ composition: { genre, result }, reviews }: { composition: Composition; reviews: Review[] }) {
  const most = genre.competences.reduce((sum, { levels }) => sum + Math.max(...levels.map(({ points }) => points)), 0);
  const gradesOf = (competenceId: number) =>
    reviews.flatMap(({ grades }) => grades.filter(({ competence_id }) => competence_id === competenceId));
  const zeroed = reviews.find(({ zero_grade_reason_id }) => zero_grade_reason_id !== null);
  return (
    <table className={styles.grades}>
      <thead>
        <tr>
          <th scope="col">{texts.competence}</th>
          <th scope="col">{texts.points}</th>
          <th scope="col">{texts.comment}</th>
        </tr>
      </thead>
      <tbody>
        {genre.competences.map(({ id, position, name }) => (
          <tr key={id}>
            <th scope="row">
              <CompetenceKey number={position} /> {name}
            </th>
            <td>{texts.value(result?.points[position - 1] ?? gradesOf(id)[0]?.points ?? null)}</td>
            <td>
              {gradesOf(id).map(({ comment }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one comment per review, in their order
                <p key={at}>{comment}</p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.total}</th>
          <td>{result ? texts.outOf(result.total, most) : texts.notGraded}</td>
          <td>{result?.is_zero ? `${texts.zeroed}. ${zeroed?.zero_comment ?? ''}` : result?.explanation}</td>
        </tr>
      </tfoot>
    </table>
  );
}
