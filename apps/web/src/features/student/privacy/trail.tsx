import type { AuditEvent } from '@lauda/contract/student-privacy';
import { LoadFailed } from '../../../parts/load-failed';
import { Button } from '../../../ui/actions/button';
import { type Column, Table } from '../../../ui/layout/table';
import { Loading, SkeletonText } from '../../../ui/states/skeleton';
import styles from '../student.module.css';
import { useTrail } from './privacy-queries';
import { texts } from './texts';

const words = texts.trail;

const COLUMNS: readonly Column<AuditEvent, 'happened' | 'actor' | 'action'>[] = [
  { key: 'happened', title: words.columns.happened, cell: ({ happened }) => <time dateTime={happened}>{words.moment(happened)}</time> },
  { key: 'actor', title: words.columns.actor, heads: true, cell: ({ actor_name }) => actor_name || words.system },
  { key: 'action', title: words.columns.action, cell: ({ action }) => words.actions[action] },
];

/** Who saw the student's data, and who changed it (LGPD art. 18). */
export function Trail({ studentId }: { studentId: number }) {
  const trail = useTrail(studentId);
  if (trail.isError && !trail.data) return <LoadFailed query={trail} title={words.failed} level={3} compact />;
  if (!trail.data) {
    return (
      <Loading label={words.loading}>
        <SkeletonText lines={5} />
      </Loading>
    );
  }
  const { events, count } = trail.data;
  if (events.length === 0) return <p className={styles.lead}>{words.none}</p>;
  return (
    <>
      <Table caption={words.caption} captionHidden columns={COLUMNS} rows={events} rowKey={({ id }) => id} />
      {trail.hasNextPage && (
        <div className={styles.actions}>
          <Button pending={trail.isFetchingNextPage} onClick={() => void trail.fetchNextPage()}>
            {words.more}
          </Button>
          <span className={styles.aside}>{words.shown(events.length, count)}</span>
        </div>
      )}
    </>
  );
}
