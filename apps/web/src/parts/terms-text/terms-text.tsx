import type { TermsEntry } from '@lauda/contract/terms';
import { ErrorState } from '../../ui/states/error-state';
import { Loading, SkeletonText } from '../../ui/states/skeleton';
import { SafeHtml } from '../safe-html';
import type { useTerms } from './terms-queries';
import styles from './terms-text.module.css';
import { texts } from './texts';

type Props = {
  parameter: TermsEntry['parameter'];
  query: Pick<ReturnType<typeof useTerms>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
};

/** One of the two texts with its date, or what stands in its place while it is not there. */
export function TermsText({ parameter, query }: Props) {
  if (query.data) {
    const entry = query.data.find((one) => one.parameter === parameter);
    if (!entry) return <p>{texts.missing}</p>;
    return (
      <>
        <p className={styles.date}>
          <time dateTime={entry.modified}>{texts.lastUpdate(entry.modified)}</time>
        </p>
        <SafeHtml html={entry.value} />
      </>
    );
  }
  if (query.isError)
    return <ErrorState compact level={3} detail={texts.failed} retrying={query.isFetching} onRetry={() => void query.refetch()} />;
  return (
    <Loading label={texts.loading}>
      <SkeletonText lines={7} />
    </Loading>
  );
}
