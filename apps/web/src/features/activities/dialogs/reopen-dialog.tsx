import type { ActivityWithScore, ReopenStatus } from '@lauda/contract/activities';
import { compositions } from '@lauda/contract/compositions';
import { useState } from 'react';
import { fieldErrors } from '../../../lib/calling/error-message';
import { localMoment, momentOf } from '../../../lib/local-moment';
import { inDays, lastMinuteOf } from '../../../lib/sensible-dates';
import { LoadFailed } from '../../../parts/load-failed';
import { Button } from '../../../ui/actions/button';
import { TextField } from '../../../ui/fields/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { Loading, SkeletonText } from '../../../ui/states/skeleton';
import { toast } from '../../../ui/states/toast-queue';
import styles from '../activities.module.css';
import { useChange, useReopenStatus } from '../activities-queries';
import { texts } from '../texts';
import { Refused } from './refused';
import { ReopenPicks } from './reopen-picks';

type Props = {
  activity: ActivityWithScore;
  onClose: () => void;
  /** Students that were selected before; without them, the rule proposes. */
  wanted?: ReadonlySet<number>;
};

/** Two days are too short to write in, and two weeks are forgotten. */
const DAYS_MORE = 7;

/** Who may be given the text back. What is over opens again until a new date, also for those who never began. */
export function ReopenDialog({ activity, onClose, wanted }: Props) {
  const status = useReopenStatus(activity.id);
  const reopen = useChange(compositions.reopen);
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const [end, setEnd] = useState(() => localMoment(lastMinuteOf(inDays(DAYS_MORE))));
  const isClosed = status.data?.is_closed ?? false;
  const rows = (status.data?.results ?? []).filter(({ can_reopen }) => can_reopen);
  const isProposed = ({ user_id, is_preselected }: ReopenStatus) => (wanted ? wanted.has(user_id) : is_preselected);
  const picked = chosen ?? new Set(rows.filter(isProposed).map(({ user_id }) => user_id));
  const endError = isClosed ? (momentOf(end) === '' ? texts.pickEnd : fieldErrors(reopen.error).closes_at?.[0]) : undefined;

  const send = () => {
    const sent = rows.filter(({ user_id }) => picked.has(user_id));
    const students = sent.flatMap(({ composition_id, user_id }) => (composition_id === null ? [user_id] : []));
    reopen.mutate(
      {
        body: {
          test_id: activity.id,
          compositions: sent.flatMap(({ composition_id }) => composition_id ?? []),
          ...(students.length > 0 && { students }),
          ...(isClosed && { closes_at: momentOf(end) }),
        },
      },
      {
        onSuccess: ({ reopened }) => {
          toast.success(texts.reopened(reopened.length));
          onClose();
        },
      },
    );
  };
  const content = () => {
    if (status.isError && !status.data) return <LoadFailed query={status} compact />;
    if (!status.data)
      return (
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      );
    if (rows.length === 0) return <p>{isClosed ? texts.reopenNoneClosed : texts.reopenNone}</p>;
    return (
      <>
        {isClosed && (
          <TextField
            label={texts.newEnd}
            type="datetime-local"
            value={end}
            error={endError}
            onChange={(event) => setEnd(event.target.value)}
          />
        )}
        <ReopenPicks rows={rows} picked={picked} onPick={setChosen} />
      </>
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.reopenTitle}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="primary"
            pending={reopen.isPending}
            disabled={picked.size === 0 || (isClosed && momentOf(end) === '')}
            onClick={send}
          >
            {texts.reopenConfirm(picked.size)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{isClosed ? texts.reopenSaidClosed : texts.reopenSaid}</p>
        {content()}
        <Refused error={endError ? null : reopen.error} people={status.data?.results ?? []} />
      </div>
    </Dialog>
  );
}
