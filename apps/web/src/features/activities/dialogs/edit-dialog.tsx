import { type ActivityWithScore, activities } from '@lauda/contract/activities';
import { useState } from 'react';
import { CallError } from '../../../lib/call-error';
import { errorMessage } from '../../../lib/error-message';
import { localMoment, momentOf } from '../../../lib/local-moment';
import { Notice } from '../../../parts/notice';
import { Button } from '../../../ui/actions/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { TextArea } from '../../../ui/fields/text-area';
import { TextField } from '../../../ui/fields/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { toast } from '../../../ui/states/toast-queue';
import styles from '../activities.module.css';
import { useChange } from '../activities-queries';
import { texts } from '../texts';

export function EditDialog({ activity, onClose }: { activity: ActivityWithScore; onClose: () => void }) {
  const save = useChange(activities.update);
  const [version, setVersion] = useState(activity.version);
  const [title, setTitle] = useState(activity.title);
  const [guidance, setGuidance] = useState(activity.guidance);
  const [opens, setOpens] = useState(localMoment(activity.opens_at));
  const [closes, setCloses] = useState(localMoment(activity.closes_at));
  const [rewriting, setRewriting] = useState(activity.allows_rewriting);
  const isStale = save.error instanceof CallError && save.error.status === 409;
  const send = () =>
    save.mutate(
      {
        params: { id: activity.id },
        body: { version, title, guidance, opens_at: momentOf(opens), closes_at: momentOf(closes), allows_rewriting: rewriting },
      },
      {
        onSuccess: () => {
          toast.success(texts.saved);
          onClose();
        },
        // What was typed stays; the next try is against what is there now.
        onError: (error) => {
          const current = error instanceof CallError ? (error.body as { current?: { version?: number } } | undefined)?.current : undefined; // a 409 carries the current state
          if (current?.version !== undefined) setVersion(current.version);
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.editTitle}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" pending={save.isPending} disabled={title.trim() === ''} onClick={send}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Notice tone="bad">{save.isError ? (isStale ? texts.changedElsewhere : errorMessage(save.error)) : null}</Notice>
        <TextField label={texts.fieldTitle} maxLength={200} value={title} onChange={(event) => setTitle(event.target.value)} />
        <TextField label={texts.fieldOpens} type="datetime-local" value={opens} onChange={(event) => setOpens(event.target.value)} />
        <TextField label={texts.fieldCloses} type="datetime-local" value={closes} onChange={(event) => setCloses(event.target.value)} />
        <TextArea
          label={texts.fieldGuidance}
          optional
          rows={4}
          maxLength={4000}
          value={guidance}
          onChange={(event) => setGuidance(event.target.value)}
        />
        <Checkbox checked={rewriting} onChange={(event) => setRewriting(event.target.checked)}>
          {texts.fieldRewriting}
        </Checkbox>
      </div>
    </Dialog>
  );
}
