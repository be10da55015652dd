import { errorMessage } from '../../../lib/calling/error-message';
import { Notice } from '../../../parts/notice';
import { TextButton } from '../../../ui/actions/text-button';
import { isUnsure } from '../new-students-queries';
import { texts } from '../texts';
import styles from './review.module.css';

type Props = {
  isNamed: boolean;
  isRefused: boolean;
  check: { error: unknown; isChecking: boolean; askAgain: () => void };
  failure: unknown;
  onTryAgain: () => void;
};

/** What stands in the way, and how to go on. */
export function ReviewNotices({ isNamed, isRefused, check, failure, onTryAgain }: Props) {
  return (
    <div className={styles.notices}>
      <Notice tone="bad">{!isNamed && texts.noNameColumn}</Notice>
      <Notice tone="bad">
        {isNamed && Boolean(check.error) && !check.isChecking && (
          <>
            {texts.checkFailed} {errorMessage(check.error)} <TextButton onClick={check.askAgain}>{texts.tryAgain}</TextButton>
          </>
        )}
      </Notice>
      <Notice tone="bad">
        {isRefused ? (
          texts.refusedByRow
        ) : failure === null ? null : (
          <>
            {isUnsure(failure) ? texts.failedUnsure : texts.failed} {errorMessage(failure)}{' '}
            <TextButton onClick={onTryAgain}>{texts.tryAgain}</TextButton>
          </>
        )}
      </Notice>
    </div>
  );
}
