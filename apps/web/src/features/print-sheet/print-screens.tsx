import type { Composition } from '@lauda/contract/compositions';
import { useParams, useSearchParams } from 'react-router';
import { paths } from '../../lib/paths';
import { LoadFailed } from '../../parts/load-failed';
import { Button } from '../../ui/actions/button';
import { Breadcrumb } from '../../ui/layout/breadcrumb';
import { PageHeader } from '../../ui/layout/page-header';
import { EmptyState } from '../../ui/states/empty-state';
import { Loading, SkeletonText } from '../../ui/states/skeleton';
import { Mirror } from './mirror';
import { useCompositions, useReviewedOn } from './print-queries';
import { texts } from './texts';

/** One text on paper, as the ENEM gives it back: numbered lines, competences, marks as notes. */
export function PrintReviewScreen() {
  const id = Number(useParams().composition_id);
  const found = useCompositions([id]);
  return <Papers found={found} title={texts.title} back={{ text: texts.review, to: paths.review(id) }} />;
}

/** A whole class as one document. */
export function PrintActivityScreen() {
  const [search] = useSearchParams();
  const { test_type = '' } = useParams();
  const given = search.get('atividade');
  const id = given && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : null;
  const reviewed = useReviewedOn(id);
  const found = useCompositions(reviewed.data ?? []);
  if (reviewed.isError && !reviewed.data) return <LoadFailed query={reviewed} title={texts.failed} level={1} />;
  if (id === null || reviewed.data?.length === 0)
    return (
      <EmptyState level={1} drawing="sheet" title={texts.none}>
        <p>{texts.noneHint}</p>
      </EmptyState>
    );
  const back = { text: texts.activity, to: paths.activity(test_type, id) };
  return <Papers found={found} title={reviewed.data ? texts.classTitle(found.length) : texts.title} back={back} />;
}

type PapersProps = { found: ReturnType<typeof useCompositions>; title: string; back: { text: string; to: string } };

function Papers({ found, title, back }: PapersProps) {
  const failed = found.find((query) => query.isError && !query.data);
  const ready = found.flatMap(({ data }): Composition[] => (data ? [data] : []));
  const isReady = found.length > 0 && ready.length === found.length;
  if (failed) return <LoadFailed query={failed} title={texts.failed} level={1} />;
  return (
    <>
      <div data-print="no">
        <PageHeader
          title={title}
          above={<Breadcrumb places={[back, { text: texts.title }]} />}
          lead={!isReady && found.length > 1 && texts.progress(ready.length, found.length)}
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
