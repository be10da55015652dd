import { type ActivityWithScore, activities, type StudentOnActivity } from '@lauda/contract/activities';
import { hasDelivered } from '@lauda/domain/writing/activity-progress';
import { useState } from 'react';
import { errorMessage } from '../../../lib/calling/error-message';
import { Button } from '../../../ui/actions/button';
import { SelectionBar } from '../../../ui/layout/selection-bar';
import { toast } from '../../../ui/states/toast-queue';
import { useChange } from '../activities-queries';
import { ReopenDialog } from '../dialogs/reopen-dialog';
import { texts } from '../texts';

type Props = {
  activity: ActivityWithScore;
  shown: StudentOnActivity[];
  chosen: StudentOnActivity[];
  onAll: () => void;
  onClear: () => void;
};

/** What can be done with the ones selected. */
export function StudentSelection({ activity, shown, chosen, onAll, onClear }: Props) {
  const [isReopening, setIsReopening] = useState(false);
  const remind = useChange(activities.remind);
  const missing = chosen.filter(({ progress }) => !hasDelivered(progress)).map(({ user_id }) => user_id);
  const isOpenNow = new Date(activity.closes_at) > new Date();
  const remindThem = () =>
    remind.mutate(
      { params: { id: activity.id }, body: { students: missing } },
      { onSuccess: ({ reminded }) => toast.success(texts.reminded(reminded)), onError: (error) => toast.error(errorMessage(error)) },
    );
  return (
    <>
      <SelectionBar label={texts.bar} onClear={onClear} said={chosen.length > 0 && <strong>{texts.selected(chosen.length)}</strong>}>
        {chosen.length < shown.length && <Button onClick={onAll}>{texts.selectAll}</Button>}
        <Button onClick={() => setIsReopening(true)}>{texts.reopen}</Button>
        {isOpenNow && (
          <Button disabled={missing.length === 0} pending={remind.isPending} onClick={remindThem}>
            {texts.remindSome}
          </Button>
        )}
      </SelectionBar>
      {isReopening && (
        <ReopenDialog activity={activity} wanted={new Set(chosen.map(({ user_id }) => user_id))} onClose={() => setIsReopening(false)} />
      )}
    </>
  );
}
