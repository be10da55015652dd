import { type ActivityWithScore, activities } from '@lauda/contract/activities';
import { errorMessage } from '../../../lib/error-message';
import { Notice } from '../../../parts/notice';
import { Button } from '../../../ui/actions/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { toast } from '../../../ui/states/toast-queue';
import { useChange } from '../activities-queries';
import { texts } from '../texts';

/** Publishes what is corrected, all of it or nothing; says before what will and what will not go out. */
export function FinishDialog({ activity, onClose }: { activity: ActivityWithScore; onClose: () => void }) {
  const finish = useChange(activities.finishRevision);
  const { corrigida, zerada, entregue, em_correcao } = activity.progress;
  const ready = corrigida + zerada;
  const publish = () =>
    finish.mutate(
      { params: { id: activity.id }, body: {} },
      {
        onSuccess: ({ published }) => {
          toast.success(texts.finished(published));
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      size="s"
      onClose={onClose}
      title={texts.finishTitle}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" pending={finish.isPending} disabled={ready === 0} onClick={publish}>
            {texts.finishConfirm}
          </Button>
        </>
      }
    >
      <p>{ready === 0 ? texts.finishNone : texts.finishSaid(ready)}</p>
      <p>{ready > 0 && texts.finishRest(entregue + em_correcao)}</p>
      <Notice tone="bad">{finish.isError ? errorMessage(finish.error) : null}</Notice>
    </Dialog>
  );
}
