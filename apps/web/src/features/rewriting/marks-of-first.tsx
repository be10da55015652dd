import { errorMessage } from '../../lib/calling/error-message';
import { Checkbox } from '../../ui/fields/checkbox';
import { toast } from '../../ui/states/toast-queue';
import { texts } from './texts';
import styles from './versions.module.css';
import { type Comparison, useResolve } from './versions-queries';

/** What was marked in the first version and reads otherwise in the second; whether it is better now its author says. */
export function MarksOfFirst({ comparison }: { comparison: Comparison }) {
  const { marks, parent } = comparison;
  const resolve = useResolve(comparison);
  const count = (is: (mark: Comparison['marks'][number]) => boolean | null) => marks.filter(is).length;
  // One at a time: each save tells the version for the next.
  const tick = (mark: Comparison['marks'][number], is_resolved: boolean) => {
    if (resolve.isPending) return;
    resolve.mutate({ mark, is_resolved }, { onError: (error) => toast.error(errorMessage(error)) });
  };
  return (
    <section aria-label={texts.marks}>
      <h2>{texts.marks}</h2>
      <p className={styles.quiet}>
        {texts.rewritten(
          count(({ is_rewritten }) => is_rewritten),
          count(({ is_resolved }) => is_resolved),
          marks.length,
        )}
      </p>
      {marks.length > 0 && (
        <ul className={styles.marks}>
          {marks.map((mark) => (
            <li key={mark.id}>
              <p>
                <q>{mark.quote}</q>
                {mark.comment && `: ${mark.comment}`}{' '}
                {mark.is_rewritten !== null && (
                  <b className={mark.is_rewritten ? styles.up : styles.same}>{mark.is_rewritten ? texts.changed : texts.unchangedMark}</b>
                )}
              </p>
              {parent.review.is_own ? (
                <Checkbox
                  checked={mark.is_resolved}
                  // Not disabled while it is saved: whoever goes by the keyboard would lose their place.
                  aria-disabled={resolve.isPending}
                  aria-label={texts.resolve(mark.quote)}
                  onChange={({ target }) => tick(mark, target.checked)}
                >
                  {texts.isResolved}
                </Checkbox>
              ) : (
                mark.is_resolved && <b className={styles.up}>{texts.isResolved}</b>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
