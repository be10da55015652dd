import type { Composition } from '@lauda/contract/compositions';
import type { Review } from '@lauda/contract/review-parts';
import { Disclosure } from '../../../ui/layout/disclosure';
import { texts } from '../texts';
import styles from './grading.module.css';

const words = texts.grading;

/** What others gave, for those who may see it, and how the final grade came about. */
export function OtherReviews({ composition, others }: { composition: Composition; others: readonly Review[] }) {
  const { genre, result } = composition;
  return (
    <>
      {result && (
        <section className={styles.aside} aria-label={words.result}>
          <h3>{words.result}</h3>
          <p>
            <strong className={styles.result}>{result.is_zero ? words.zeroed : result.total}</strong>
          </p>
          <p>{result.explanation}</p>
        </section>
      )}
      {others.map((review) => (
        <Disclosure
          key={review.id}
          title={`${words.otherTitle(review.reviewer_name, review.ordinal)}${texts.separator}${review.zero_grade_reason_id === null ? review.total : words.zeroed}`}
        >
          <dl className={styles.figures}>
            {genre.competences.map(({ id, short_name }) => {
              const grade = review.grades.find(({ competence_id }) => competence_id === id);
              return (
                <div key={id}>
                  <dt>{short_name}</dt>
                  <dd>{grade?.points ?? words.notGraded}</dd>
                  {grade?.comment && <dd className={styles.said}>{grade.comment}</dd>}
                </div>
              );
            })}
          </dl>
          {(review.zero_comment || review.comment) && <p className={styles.said}>{review.zero_comment || review.comment}</p>}
        </Disclosure>
      ))}
    </>
  );
}
