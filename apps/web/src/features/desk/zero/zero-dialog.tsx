import type { Composition } from '@lauda/contract/compositions';
import { closedZeroReasons, inCheckOrder } from '@lauda/domain/reviewing/zero-reasons';
import { type FormEvent, useId, useState } from 'react';
import { LoadFailed } from '../../../parts/load-failed';
import { useCurrentUser } from '../../../session/current-user';
import { Button } from '../../../ui/actions/button';
import { RadioGroup } from '../../../ui/fields/radio-group';
import { TextArea } from '../../../ui/fields/text-area';
import { Dialog } from '../../../ui/overlays/dialog';
import { Loading, SkeletonText } from '../../../ui/states/skeleton';
import { useZeroReasons } from '../desk-queries';
import { useFirstChoice } from '../keys/use-first-choice';
import { texts } from '../texts';
import { readyComment } from './ready-comment';
import styles from './zero.module.css';

const words = texts.zero;
const LONGEST = 4000;

export type ZeroDraft = { reasonId: number | null; comment: string };

type Props = {
  open: boolean;
  composition: Composition;
  /** What was chosen and written and not yet confirmed: it survives the page. */
  draft: ZeroDraft;
  onDraft: (draft: ZeroDraft) => void;
  onClose: () => void;
  onZero: (reasonId: number, comment: string) => void;
  /** Null while there is nothing to take back. */
  onUndo: (() => void) | null;
};

/** Why a text gets a zero: the reasons in the order in which they are checked, those closed by an adaptation with the why. Enter confirms. */
export function ZeroDialog({ open, composition, draft, onDraft, onClose, onZero, onUndo }: Props) {
  const me = useCurrentUser();
  const query = useZeroReasons(composition.genre.id, open);
  const [isAsked, setIsAsked] = useState(false);
  const id = useId();
  const form = useFirstChoice(query.data !== undefined);
  const reasons = inCheckOrder(query.data?.reasons ?? []);
  const closed = closedZeroReasons(reasons, composition.adaptations);
  const readyFor = (reasonId: number) => readyComment(query.data?.comments ?? [], reasonId, me, composition);

  function choose(reasonId: number) {
    // Words of one's own stay; ready ones give way to those of the new reason.
    const isReady = draft.comment.trim() === '' || (draft.reasonId !== null && draft.comment === readyFor(draft.reasonId));
    onDraft({ reasonId, comment: isReady ? readyFor(reasonId) : draft.comment });
  }

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (draft.reasonId === null) return setIsAsked(true);
    onZero(draft.reasonId, draft.comment);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      actions={
        <>
          {onUndo && (
            <Button variant="quiet" onClick={onUndo}>
              {words.undo}
            </Button>
          )}
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="danger" type="submit" form={id}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} className={styles.form} onSubmit={confirm}>
        <p>{words.lead}</p>
        {query.isPending && (
          <Loading>
            <SkeletonText lines={6} />
          </Loading>
        )}
        {query.isError && <LoadFailed query={query} title={words.failed} level={3} compact />}
        {query.data && (
          <RadioGroup
            label={words.reasons}
            value={draft.reasonId === null ? null : String(draft.reasonId)}
            error={isAsked && draft.reasonId === null ? words.choose : undefined}
            onChange={(id) => choose(Number(id))}
            options={reasons.map((reason) => {
              const isClosed = closed.includes(reason);
              return {
                value: String(reason.id),
                text: reason.label,
                description: isClosed ? words.closed : reason.description,
                disabled: isClosed,
              };
            })}
          />
        )}
        {draft.reasonId !== null && (
          <TextArea
            label={words.comment}
            value={draft.comment}
            maxLength={LONGEST}
            onChange={({ target }) => onDraft({ ...draft, comment: target.value })}
          />
        )}
      </form>
    </Dialog>
  );
}
