import { useParams } from 'react-router';
import { paths } from '../../lib/paths';
import { LoadFailed } from '../../parts/load-failed';
import { LinkButton } from '../../ui/actions/link-button';
import { Breadcrumb } from '../../ui/layout/breadcrumb';
import { PageHeader } from '../../ui/layout/page-header';
import { EmptyState } from '../../ui/states/empty-state';
import { Loading, SkeletonText } from '../../ui/states/skeleton';
import { GainTable } from './gain-table';
import { SideBySide } from './side-by-side';
import { texts } from './texts';
import styles from './versions.module.css';
import { useComparison, useComposition } from './versions-queries';

/** A text and its rewriting, side by side: what changed in the words, and what it gained. */
export function VersionsScreen() {
  const id = Number(useParams().composition_id);
  const opened = useComposition(id);
  // Either version leads here: the later one is the one with a parent.
  const childId = opened.data ? (opened.data.parent_id !== null ? id : opened.data.child_id) : null;
  const child = useComposition(childId);
  const parent = useComposition(child.data?.parent_id ?? null);
  const comparison = useComparison(parent.data, child.data);

  const failed = [opened, child, parent].find((query) => query.isError && !query.data);
  if (failed) return <LoadFailed query={failed} title={texts.failed} level={1} />;
  if (opened.data && childId === null)
    return (
      <EmptyState
        level={1}
        drawing="sheet"
        title={texts.notRewriting}
        action={<LinkButton to={paths.review(id)}>{texts.toReview}</LinkButton>}
      >
        <p>{texts.notRewritingHint}</p>
      </EmptyState>
    );
  if (!child.data || !parent.data)
    return (
      <Loading label={texts.loading}>
        <SkeletonText lines={10} />
      </Loading>
    );
  const { user, test } = child.data;
  return (
    <>
      <PageHeader
        title={texts.title}
        above={<Breadcrumb places={[{ text: texts.back, to: paths.review(child.data.id) }, { text: texts.title }]} />}
        lead={texts.lead(user ? `${user.first_name} ${user.last_name}` : child.data.code, test.theme_title)}
      />
      <Gain comparison={comparison} />
      <SideBySide before={parent.data} after={child.data} />
    </>
  );
}

/** Without two finished reviews there is nothing to ask for, and that is said. */
function Gain({ comparison }: { comparison: ReturnType<typeof useComparison> }) {
  if (comparison.data) return <GainTable comparison={comparison.data} />;
  if (comparison.isError) return <LoadFailed query={comparison} title={texts.comparisonFailed} compact />;
  if (comparison.fetchStatus === 'idle') return <p className={styles.quiet}>{texts.notYet}</p>;
  return (
    <Loading label={texts.loading}>
      <SkeletonText lines={6} />
    </Loading>
  );
}
