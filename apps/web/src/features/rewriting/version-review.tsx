import type { Composition } from '@lauda/contract/compositions';
import { Link } from 'react-router';
import { paths } from '../../lib/paths';
import { Disclosure } from '../../ui/layout/disclosure';
import { CompetenceKey } from '../../ui/signs/competence-chip';
import { texts } from './texts';
import styles from './versions.module.css';
import { finishedReview } from './versions-queries';

/** What was said of this version; both reviews stay readable. */
export function VersionReview({ composition }: { composition: Composition }) {
  const review = finishedReview(composition);
  if (!review) return <p className={styles.quiet}>{texts.notReviewed}</p>;
  return (
    <Disclosure title={review.reviewer_name ? texts.reviewBy(review.reviewer_name) : texts.review}>
      <dl className={styles.review}>
        {composition.genre.competences.map(({ id, position, short_name }) => {
          const grade = review.grades.find(({ competence_id }) => competence_id === id);
          return (
            <div key={id}>
              <dt>
                <CompetenceKey number={position} /> {short_name}: {texts.value(grade?.points ?? null)}
              </dt>
              <dd>{grade?.comment}</dd>
            </div>
          );
        })}
      </dl>
      {review.comment && <p>{review.comment}</p>}
      <p>
        <Link to={paths.review(composition.id)}>{texts.openReview}</Link>
      </p>
    </Disclosure>
  );
}
