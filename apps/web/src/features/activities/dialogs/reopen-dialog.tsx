import type { ActivityWithScore, ReopenStatus } from '@lauda/contract/activities';
import { compositions } from '@lauda/contract/compositions';
import { useState } from 'react';
import { errorMessage } from '../../../lib/error-message';
import { LoadFailed } from '../../../parts/load-failed';
import { Notice } from '../../../parts/notice';
import { Button } from '../../../ui/actions/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Dialog } from '../../../ui/overlays/dialog';
import { Loading, SkeletonText } from '../../../ui/states/skeleton';
import { toast } from '../../../ui/states/toast-queue';
import styles from '../activities.module.css';
import { useChange, useReopenStatus } from '../activities-queries';
import { nameOf } from '../one/student-rows';
import { texts } from '../texts';

/** Who may be given the text back, the ones the rule proposes already chosen. */
export function ReopenDialog({ activity, onClose }: { activity: ActivityWithScore; onClose: () => void }) {
  const status = useReopenStatus(activity.id);
  const reopen = useChange(compositions.reopen);
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const rows = (status.data?.results ?? []).filter(
    (row): row is ReopenStatus & { composition_id: number } => row.can_reopen && row.composition_id !== null,
  );
  const picked = chosen ?? new Set(rows.filter(({ is_preselected }) => is_preselected).map(({ composition_id }) => composition_id));
  const toggle = (id: number) => setChosen(new Set(picked.has(id) ? [...picked].filter((each) => each !== id) : [...picked, id]));
  const send = () =>
    reopen.mutate(
      { body: { test_id: activity.id, compositions: [...picked] } },
      {
        onSuccess: ({ reopened }) => {
          toast.success(texts.reopened(reopened.length));
          onClose();
        },
      },
    );
  const content = () => {
    if (status.isError && !status.data) return <LoadFailed query={status} compact />;
    if (!status.data)
      return (
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      );
    if (rows.length === 0) return <p>{texts.reopenNone}</p>;
    return (
      <ul className={styles.picks}>
        {rows.map((row) => (
          <li key={row.composition_id}>
            <Checkbox
              checked={picked.has(row.composition_id)}
              onChange={() => toggle(row.composition_id)}
              description={texts.states[row.progress]}
            >
              {nameOf(row)}
            </Checkbox>
          </li>
        ))}
      </ul>
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
          <Button variant="primary" pending={reopen.isPending} disabled={picked.size === 0} onClick={send}>
            {texts.reopenConfirm(picked.size)}
          </Button>
        </>
      }
    >
      <p>{texts.reopenSaid}</p>
      {content()}
      <Notice tone="bad">{reopen.isError ? errorMessage(reopen.error) : null}</Notice>
    </Dialog>
  );
}
