import type { TermsEntry } from '@lauda/contract/terms';
import { Loading, SkeletonText } from '../../ui/states/skeleton';
import { LoadFailed } from '../load-failed';
import { SafeHtml } from '../safe-html';
import type { useTerms } from './terms-queries';
import styles from './terms-text.module.css';
import { texts } from './texts';

type Props = {
  parameter: TermsEntry['parameter'];
  query: Pick<ReturnType<typeof useTerms>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>;
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
  if (query.isError) return <LoadFailed query={query} level={3} compact />;
  return (
    <Loading label={texts.loading}>
      <SkeletonText lines={7} />
    </Loading>
  );
}
