import type { Composition } from '@lauda/contract/compositions';
import { useParams, useSearchParams } from 'react-router';
import { LoadFailed } from '../../parts/load-failed';
import { Button } from '../../ui/actions/button';
import { PageHeader } from '../../ui/layout/page-header';
import { EmptyState } from '../../ui/states/empty-state';
import { Loading, SkeletonText } from '../../ui/states/skeleton';
import { Mirror } from './mirror';
import styles from './print.module.css';
import { useCompositions, useReviewedOn } from './print-queries';
import { texts } from './texts';

/** One text on paper, as the ENEM gives it back: numbered lines, competences, marks as notes. */
export function PrintReviewScreen() {
  const id = Number(useParams().composition_id);
  const found = useCompositions([id]);
  return <Papers found={found} title={texts.title} />;
}

/** A whole class as one document. */
export function PrintActivityScreen() {
  const [search] = useSearchParams();
  const given = search.get('atividade');
  const reviewed = useReviewedOn(given && /^[1-9]\d{0,9}$/.test(given) ? Number(given) : null);
  const found = useCompositions(reviewed.data ?? []);
  if (reviewed.isError && !reviewed.data) return <LoadFailed query={reviewed} title={texts.failed} level={1} />;
  if (reviewed.data?.length === 0)
    return (
      <EmptyState level={1} drawing="sheet" title={texts.none}>
        <p>{texts.noneHint}</p>
      </EmptyState>
    );
  return <Papers found={reviewed.data ? found : []} title={texts.classTitle(found.length)} />;
}

function Papers({ found, title }: { found: ReturnType<typeof useCompositions>; title: string }) {
  const failed = found.find((query) => query.isError && !query.data);
  const ready = found.flatMap(({ data }): Composition[] => (data ? [data] : []));
  const isReady = found.length > 0 && ready.length === found.length;
  if (failed) return <LoadFailed query={failed} title={texts.failed} level={1} />;
  return (
    <>
      <div className={styles.screenOnly}>
        <PageHeader
          title={title}
          lead={!isReady && texts.progress(ready.length, found.length)}
          actions={
            <Button variant="primary" disabled={!isReady} onClick={() => window.print()}>
              {texts.print}
            </Button>
          }
        />
      </div>
      {isReady ? (
        ready.map((composition) => <Mirror key={composition.id} composition={composition} />)
      ) : (
        <Loading label={texts.loading}>
          <SkeletonText lines={8} />
        </Loading>
      )}
    </>
  );
}
