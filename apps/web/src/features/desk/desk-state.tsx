import type { Composition } from '@lauda/contract/compositions';
import type { Review } from '@lauda/contract/review-parts';
import { errorMessage } from '../../lib/calling/error-message';
import { Notice } from '../../parts/notice';
import { Button } from '../../ui/actions/button';
import styles from './desk.module.css';
import { useStart } from './desk-queries';
import { texts } from './texts';

const words = texts.states;

type Props = { composition: Composition; review: Review | null; mayWrite: boolean; isReopening: boolean; onReopen: () => void };

/** Before, beside and after a review: what one can do with this text now, and if nothing, why. */
export function DeskState({ composition, review, mayWrite, isReopening, onReopen }: Props) {
  const start = useStart(composition.id);
  if (review?.status === 'in_progress' && mayWrite) return null;
  if (review?.status === 'finished') {
    return (
      <div className={styles.state}>
        <p>{review.finished ? words.finishedAt(words.date(review.finished)) : words.finished}</p>
        {mayWrite && (
          <Button pending={isReopening} onClick={onReopen}>
            {words.reopen}
          </Button>
        )}
      </div>
    );
  }
  if (composition.can_review && mayWrite) {
    const isAgain = review?.status === 'abandoned';
    return (
      <div className={styles.state}>
        <p>{isAgain ? words.resumeWords : words.startWords}</p>
        <Button variant="primary" pending={start.isPending} onClick={() => start.mutate()}>
          {isAgain ? words.resume : words.start}
        </Button>
        <Notice tone="bad">{start.isError && errorMessage(start.error)}</Notice>
      </div>
    );
  }
  return (
    <div className={styles.state}>
      <p>
        <strong>{words.readOnly}</strong>
      </p>
      <p>{composition.review_refusal ?? words.noReview}</p>
    </div>
  );
}
