import { useState } from 'react';
import { LoadFailed } from '../../../parts/load-failed';
import { Notice } from '../../../parts/notice';
import { Button } from '../../../ui/actions/button';
import { RadioGroup } from '../../../ui/fields/radio-group';
import { Dialog } from '../../../ui/overlays/dialog';
import { Loading, SkeletonText } from '../../../ui/states/skeleton';
import { useAbandonReasons } from '../desk-queries';
import { texts } from '../texts';
import styles from './footer.module.css';

const words = texts.abandon;

type Props = { open: boolean; isPending: boolean; failure: string | null; onClose: () => void; onAbandon: (reasonId: number) => void };

/** The text goes back to the queue; why is asked, since a sensitive text must reach the coordination. */
export function AbandonDialog({ open, isPending, failure, onClose, onAbandon }: Props) {
  const query = useAbandonReasons(open);
  const [reasonId, setReasonId] = useState<string | null>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      size="s"
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="danger" pending={isPending} disabled={reasonId === null} onClick={() => onAbandon(Number(reasonId))}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{words.lead}</p>
      <Notice tone="bad">{failure}</Notice>
      {query.isPending && (
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      )}
      {query.isError && <LoadFailed query={query} title={words.failed} level={3} compact />}
      {query.data && (
        <RadioGroup
          label={words.reason}
          value={reasonId}
          onChange={setReasonId}
          options={query.data.map(({ id, label }) => ({ value: String(id), text: label }))}
        />
      )}
    </Dialog>
  );
}
