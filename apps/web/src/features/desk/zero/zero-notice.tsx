import type { Review } from '@lauda/contract/review-parts';
import { Button } from '../../../ui/actions/button';
import { useZeroReasons } from '../desk-queries';
import { SavedText } from '../grading/saved-text';
import { texts } from '../texts';
import styles from './zero.module.css';

const words = texts.zero;

type Props = { review: Review; genreId: number; isReadOnly: boolean; onComment: (comment: string) => void; onUndo: () => void };

/** Stands over the grades while the zero does: they are kept, and it can be taken back. */
export function ZeroNotice({ review, genreId, isReadOnly, onComment, onUndo }: Props) {
  const { data } = useZeroReasons(genreId, review.zero_grade_reason_id !== null);
  const reason = data?.reasons.find(({ id }) => id === review.zero_grade_reason_id);
  return (
    <section className={styles.notice}>
      <h3>{words.done(reason?.label ?? words.unknown)}</h3>
      <SavedText label={words.comment} value={review.zero_comment} isReadOnly={isReadOnly} rows={4} maxLength={4000} onChange={onComment} />
      {!isReadOnly && <Button onClick={onUndo}>{words.undo}</Button>}
    </section>
  );
}
