import { useState } from 'react';
import { errorMessage } from '../../../lib/calling/error-message';
import { LoadFailed } from '../../../parts/load-failed';
import { Notice } from '../../../parts/notice';
import { texts as session } from '../../../session/texts';
import { Button } from '../../../ui/actions/button';
import { RadioGroup } from '../../../ui/fields/radio-group';
import { Dialog } from '../../../ui/overlays/dialog';
import { Loading, SkeletonText } from '../../../ui/states/skeleton';
import { toast } from '../../../ui/states/toast-queue';
import styles from '../review-desk.module.css';
import { useAssign, useCandidates } from './oversight-queries';
import { texts } from './texts';

type Props = { compositionIds: number[]; asPanel?: boolean; onClose: () => void; onDone?: () => void };

/** Who gets these texts: only those who may, in order of name, with what they already have in hand. */
export function AssignDialog({ compositionIds, asPanel = false, onClose, onDone }: Props) {
  const candidates = useCandidates(compositionIds, asPanel);
  const assign = useAssign();
  const [chosen, setChosen] = useState<string | null>(null);
  const give = () =>
    assign.mutate(
      { compositions: compositionIds, reviewer_id: Number(chosen), as_panel: asPanel },
      {
        onSuccess: ({ assigned }) => {
          const name = candidates.data?.find(({ reviewer_id }) => reviewer_id === Number(chosen))?.name ?? '';
          toast.success(asPanel ? texts.panelFormed(name) : texts.assigned(assigned, name));
          onDone?.();
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      size="s"
      onClose={onClose}
      title={asPanel ? texts.panelTitle : texts.assignTitle(compositionIds.length)}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" pending={assign.isPending} disabled={chosen === null} onClick={give}>
            {asPanel ? texts.formPanel : texts.assign}
          </Button>
        </>
      }
    >
      <p className={styles.means}>{asPanel ? texts.panelMeans : texts.assignMeans}</p>
      {candidates.isError && !candidates.data && <LoadFailed query={candidates} title={texts.candidatesFailed} compact />}
      {candidates.isPending && (
        <Loading label={texts.candidatesLoading}>
          <SkeletonText lines={4} />
        </Loading>
      )}
      {candidates.data?.length === 0 && <p>{texts.noCandidates}</p>}
      {candidates.data && candidates.data.length > 0 && (
        <RadioGroup
          label={texts.who}
          value={chosen}
          onChange={setChosen}
          options={candidates.data.map(({ reviewer_id, name, role_type, in_progress }) => ({
            value: String(reviewer_id),
            text: name,
            description: `${session.roles[role_type]} · ${texts.inHand(in_progress)}`,
          }))}
        />
      )}
      <Notice tone="bad">{assign.isError ? errorMessage(assign.error) : null}</Notice>
    </Dialog>
  );
}
