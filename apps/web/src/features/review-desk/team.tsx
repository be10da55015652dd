import { LoadFailed } from '../../parts/load-failed';
import { Table } from '../../ui/layout/table';
import { EmptyState } from '../../ui/states/empty-state';
import { Loading, SkeletonCard } from '../../ui/states/skeleton';
import { useReviewers } from './desk-home-queries';
import styles from './review-desk.module.css';
import { texts } from './texts';

/** In order of name, and with how to read the figures: this is to help, not to rank. */
export function Team() {
  const reviewers = useReviewers();
  if (reviewers.isError && !reviewers.data) return <LoadFailed query={reviewers} title={texts.teamFailed} />;
  if (!reviewers.data)
    return (
      <Loading label={texts.loading}>
        <SkeletonCard />
      </Loading>
    );
  if (reviewers.data.length === 0) return <EmptyState drawing="class" title={texts.noTeam} />;
  return (
    <section aria-label={texts.team}>
      <p className={styles.how}>{texts.teamHow}</p>
      <Table
        caption={texts.team}
        captionHidden
        rows={reviewers.data}
        rowKey={({ reviewer_id }) => reviewer_id}
        columns={[
          { key: 'name', title: texts.reviewer, heads: true, cell: ({ name }) => name },
          { key: 'in_progress', title: texts.reviewing, align: 'end', cell: ({ in_progress }) => in_progress },
          { key: 'finished', title: texts.done, align: 'end', cell: ({ finished }) => finished },
          { key: 'time', title: texts.time, align: 'end', cell: ({ median_seconds }) => texts.minutes(median_seconds) },
          {
            key: 'agreement',
            title: texts.agreement,
            align: 'end',
            cell: ({ agreement }) => (agreement === null ? texts.few : texts.percent(agreement)),
          },
          {
            key: 'strictness',
            title: texts.strictness,
            align: 'end',
            cell: ({ strictness }) => (strictness === null ? texts.few : texts.points(strictness)),
          },
        ]}
      />
    </section>
  );
}
