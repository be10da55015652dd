import { type FormEvent, useId, useState } from 'react';
import { LoadFailed } from '../../../parts/load-failed';
import { Notice } from '../../../parts/notice';
import { Button } from '../../../ui/actions/button';
import { RadioGroup } from '../../../ui/fields/radio-group';
import { Dialog } from '../../../ui/overlays/dialog';
import { Loading, SkeletonText } from '../../../ui/states/skeleton';
import { useAbandonReasons } from '../desk-queries';
import { useFirstChoice } from '../keys/use-first-choice';
import { texts } from '../texts';
import styles from './footer.module.css';

const words = texts.abandon;

type Props = { open: boolean; isPending: boolean; failure: string | null; onClose: () => void; onAbandon: (reasonId: number) => void };

/** The text goes back to the queue; why is asked, since a sensitive text must reach the coordination. */
export function AbandonDialog({ open, isPending, failure, onClose, onAbandon }: Props) {
  const query = useAbandonReasons(open);
  const [reasonId, setReasonId] = useState<string | null>(null);
  const id = useId();
  const form = useFirstChoice(query.data !== undefined);
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (reasonId !== null) onAbandon(Number(reasonId));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      size="s"
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="danger" type="submit" form={id} pending={isPending} disabled={reasonId === null}>
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
        <form ref={form} id={id} onSubmit={confirm}>
          <RadioGroup
            label={words.reason}
            value={reasonId}
            onChange={setReasonId}
            options={query.data.map((reason) => ({ value: String(reason.id), text: reason.label }))}
          />
        </form>
      )}
    </Dialog>
  );
}
