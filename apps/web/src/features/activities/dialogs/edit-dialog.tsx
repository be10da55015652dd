import { type ActivityWithScore, activities } from '@lauda/contract/activities';
import { useState } from 'react';
import { errorMessage, fieldErrors } from '../../../lib/calling/error-message';
import { Notice } from '../../../parts/notice';
import { Button } from '../../../ui/actions/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { RadioGroup } from '../../../ui/fields/radio-group';
import { TextArea } from '../../../ui/fields/text-area';
import { TextField } from '../../../ui/fields/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { toast } from '../../../ui/states/toast-queue';
import styles from '../activities.module.css';
import { useChange } from '../activities-queries';
import { texts } from '../texts';
import {
  changedFields,
  changesOf,
  type Draft,
  disputed,
  draftOf,
  FIELDS,
  type Field,
  mergedDraft,
  problemsOf,
  savedIn,
} from './activity-draft';
import { currentIn } from './refusal';
import { SavedMeanwhile } from './saved-meanwhile';

type Saved = { draft: Draft; version: number };

/** What was typed stays whatever happens; where someone else changed the same thing, both are shown and the person decides. */
export function EditDialog({ activity, onClose }: { activity: ActivityWithScore; onClose: () => void }) {
  const save = useChange(activities.update);
  const [saved, setSaved] = useState<Saved>({ draft: draftOf(activity), version: activity.version });
  const [typed, setTyped] = useState(saved.draft);
  const [inDispute, setInDispute] = useState<Field[]>([]);
  const problems = problemsOf(typed);
  const refused = fieldErrors(save.error);
  const isSaid = inDispute.length > 0 || FIELDS.some((field) => refused[field]);

  const send = (next: Draft, from: Saved) =>
    save.mutate(
      { params: { id: activity.id }, body: { version: from.version, ...changesOf(from.draft, next) } },
      {
        onSuccess: () => {
          toast.success(texts.saved);
          onClose();
        },
        onError: (error) => {
          const now = savedIn(currentIn(error));
          if (!now) return;
          const there = { draft: draftOf(now), version: now.version };
          const mine = mergedDraft(from.draft, next, there.draft);
          const fields = disputed(from.draft, next, there.draft);
          setSaved(there);
          setTyped(mine);
          setInDispute(fields);
          // Something else of the activity changed meanwhile: nothing to choose between.
          if (fields.length === 0) send(mine, there);
        },
      },
    );
  const submit = () => {
    if (Object.keys(problems).length > 0) return;
    setInDispute([]);
    if (changedFields(saved.draft, typed).length === 0) onClose();
    else send(typed, saved);
  };
  const bind = <F extends Exclude<Field, 'review_flow' | 'allows_rewriting'>>(field: F) => ({
    label: texts.fields[field],
    value: typed[field],
    error: problems[field] ?? refused[field]?.[0],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [field]: target.value }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.editTitle}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" pending={save.isPending} disabled={Object.keys(problems).length > 0} onClick={submit}>
            {inDispute.length > 0 ? texts.saveMine : texts.save}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {inDispute.length > 0 && (
          <SavedMeanwhile
            fields={inDispute}
            saved={saved.draft}
            onTake={() => {
              setTyped(saved.draft);
              setInDispute([]);
            }}
          />
        )}
        <TextField {...bind('title')} maxLength={200} />
        <div className={styles.dates}>
          <TextField {...bind('opens_at')} type="datetime-local" />
          <TextField {...bind('closes_at')} type="datetime-local" />
        </div>
        <TextArea {...bind('guidance')} optional rows={4} maxLength={4000} />
        <RadioGroup
          label={texts.fields.review_flow}
          options={texts.flows}
          value={typed.review_flow}
          onChange={(review_flow) => setTyped({ ...typed, review_flow })}
          error={refused.review_flow?.[0]}
          inline
        />
        <Checkbox checked={typed.allows_rewriting} onChange={({ target }) => setTyped({ ...typed, allows_rewriting: target.checked })}>
          {texts.fields.allows_rewriting}
        </Checkbox>
        <Notice tone="bad">{save.isError && !isSaid ? errorMessage(save.error) : null}</Notice>
      </div>
    </Dialog>
  );
}
