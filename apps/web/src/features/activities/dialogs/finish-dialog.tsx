import { type ActivityWithScore, activities, type StudentOnActivity } from '@lauda/contract/activities';
import { hasGrade } from '@lauda/domain/writing/activity-progress';
import { Button } from '../../../ui/actions/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { toast } from '../../../ui/states/toast-queue';
import styles from '../activities.module.css';
import { useChange } from '../activities-queries';
import { texts } from '../texts';
import { Refused } from './refused';

type Props = { activity: ActivityWithScore; students: StudentOnActivity[]; onClose: () => void };

/** Publishes what is corrected, all of it or nothing; says before what will and what will not go out, and sends exactly that. */
export function FinishDialog({ activity, students, onClose }: Props) {
  const finish = useChange(activities.finishRevision);
  const graded = students.filter(({ progress }) => hasGrade(progress));
  const ready = graded.filter(({ is_published }) => !is_published);
  const waiting = students.filter(({ progress }) => progress === 'entregue' || progress === 'em_correcao');
  const publish = () =>
    finish.mutate(
      { params: { id: activity.id }, body: { compositions: ready.flatMap(({ composition_id }) => composition_id ?? []) } },
      {
        onSuccess: ({ published }) => {
          toast.success(texts.finished(published));
          onClose();
        },
      },
    );
  const nothing = graded.length === 0 ? texts.finishNone : texts.finishDone;
  return (
    <Dialog
      open
      size="s"
      onClose={onClose}
      title={texts.finishTitle}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" pending={finish.isPending} disabled={ready.length === 0} onClick={publish}>
            {texts.finishConfirm}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          {ready.length === 0 ? nothing : texts.finishSaid(ready.length)} {texts.finishRest(waiting.length)}
        </p>
        {ready.length > 0 && <p className={styles.facts}>{texts.finishMeans}</p>}
        <Refused error={finish.error} people={students} />
      </div>
    </Dialog>
  );
}
