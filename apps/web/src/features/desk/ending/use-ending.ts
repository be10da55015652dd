import type { Composition } from '@lauda/contract/compositions';
import type { Review } from '@lauda/contract/review-parts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorMessage } from '../../../lib/calling/error-message';
import { paths } from '../../../lib/paths';
import { toast } from '../../../ui/states/toast-queue';
import { useAbandon, useUnfinish } from '../desk-queries';
import { groupOf } from '../saving/changes';
import { compositionKey } from '../saving/keep-sent';
import type { Saving } from '../saving/use-saving';
import { texts } from '../texts';

const words = texts.ending;

type Ending = {
  composition: Composition;
  review: Review | null;
  saving: Saving;
  backTo: string;
  onMissing: (position: number) => void;
  onFinish: () => void;
};

/** Finishing asks nothing that can be taken back; what is lacking is shown where it is lacking. */
export function useEnding({ composition, review, saving: { outbox }, backTo, onMissing, onFinish }: Ending) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const unfinish = useUnfinish();
  const abandon = useAbandon();
  const [failure, setFailure] = useState<string | null>(null);
  const group = groupOf(composition.id);

  async function reopen() {
    await outbox.settle(group);
    const own = client.getQueryData<Composition>(compositionKey(composition.id))?.reviews.find(({ is_own }) => is_own);
    if (!own) return;
    await unfinish.mutateAsync({ id: own.id, version: own.version });
  }

  /** Whether it is finished; false leaves the person where something is lacking. */
  function finish(): boolean {
    if (!review) return false;
    const [first] = review.missing;
    const competence = composition.genre.competences.find(({ id }) => id === first?.competence_id);
    if (first && competence) {
      toast.error((first.kind === 'grade' ? words.missingGrade : words.missingJustification)(competence.short_name));
      onMissing(competence.position);
      return false;
    }
    if (outbox.state().entries.some((entry) => entry.group === group && entry.trouble !== null && entry.kind !== 'finish')) {
      toast.error(words.unresolved);
      return false;
    }
    onFinish();
    const undo = async () => {
      await reopen();
      await navigate(paths.review(composition.id));
    };
    toast.info(words.finished, { text: words.undo, run: () => void undo().catch((error: unknown) => toast.error(errorMessage(error))) });
    return true;
  }

  return {
    finish,
    reopen: () => void reopen().catch((error: unknown) => toast.error(errorMessage(error))),
    isReopening: unfinish.isPending,
    isAbandoning: abandon.isPending,
    abandonFailure: failure,
    /** What was written goes along, so that it is there when the same person takes the text again. */
    async abandon(reason_id: number, isLost: boolean) {
      if (!review) return;
      setFailure(null);
      if (!isLost && !(await outbox.settle(group))) return setFailure(texts.abandon.unsaved);
      try {
        await abandon.mutateAsync({ id: review.id, reason_id });
        if (isLost) await outbox.discard((entry) => entry.group === group);
        toast.success(texts.abandon.done);
        await navigate(backTo);
      } catch (error) {
        setFailure(errorMessage(error));
      }
    },
  };
}
