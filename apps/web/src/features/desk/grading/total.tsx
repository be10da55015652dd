import type { Review } from '@lauda/contract/review-parts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { texts } from '../texts';
import styles from './grading.module.css';

const words = texts.grading;

type Props = { review: Review | null; most: number };

/** The live sum, and how much is still to come. */
export function Total({ review, most }: Props) {
  const count = (kind: 'grade' | 'justification') => review?.missing.filter((one) => one.kind === kind).length ?? 0;
  const missing = review && words.missing(count('grade'), count('justification'));
  return (
    <div className={styles.total}>
      <h2>
        <VisuallyHidden>{words.title}</VisuallyHidden>
      </h2>
      <p aria-hidden="true">
        <strong>{review ? review.total : '–'}</strong>
        <span>
          {words.total(most)}
          {review && texts.separator + (missing || words.complete)}
        </span>
      </p>
      <VisuallyHidden>
        <span role="status">{review ? words.spokenTotal(review.total, most, missing ?? '') : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
