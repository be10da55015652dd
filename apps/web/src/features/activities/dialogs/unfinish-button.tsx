import { compositions } from '@lauda/contract/compositions';
import { errorMessage } from '../../../lib/calling/error-message';
import { TextButton } from '../../../ui/actions/text-button';
import { toast } from '../../../ui/states/toast-queue';
import { useChange } from '../activities-queries';
import { texts } from '../texts';

/** Back to the student with what was written; it can be handed in again at once, so nothing asks twice. */
export function UnfinishButton({ compositionId }: { compositionId: number }) {
  const unfinish = useChange(compositions.unfinish, () => toast.success(texts.reopened(1)));
  return (
    <TextButton
      disabled={unfinish.isPending}
      onClick={() => unfinish.mutate({ params: { id: compositionId } }, { onError: (error) => toast.error(errorMessage(error)) })}
    >
      {texts.unfinish}
    </TextButton>
  );
}
