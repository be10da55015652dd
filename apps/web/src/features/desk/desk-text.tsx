import type { Highlight } from '@lauda/contract/analysis';
import type { Composition } from '@lauda/contract/compositions';
import type { RefObject } from 'react';
import { errorMessage } from '../../lib/calling/error-message';
import { useCurrentUser } from '../../session/current-user';
import { toast } from '../../ui/states/toast-queue';
import { bankOf, useFeedback, useReport, useSetFeedback } from './desk-queries';
import { useKeptDraft } from './saving/drafts';
import type { useChanges } from './saving/use-changes';
import type { Desk } from './saving/with-pending';
import { Sheet } from './sheet/sheet';
import type { AnnotationDraft, SheetHandle } from './sheet/sheet-shape';
import { texts as sheetTexts } from './sheet/texts';
import { useLookedAt, watchCategories } from './use-looking';

type Props = {
  composition: Composition;
  desk: Desk;
  highlights: Highlight[];
  isWorking: boolean;
  areKeysOn: boolean;
  changes: ReturnType<typeof useChanges>;
  sheet: RefObject<SheetHandle | null>;
};

/** As long as a title in the bank of comments is read at a glance. */
const TITLE_LENGTH = 80;
const failed = (error: unknown) => toast.error(errorMessage(error));

/** The text with everything that can be done to it. */
export function DeskText({ composition, desk, highlights, isWorking, areKeysOn, changes, sheet }: Props) {
  const looking = useLookedAt();
  const { user } = useCurrentUser();
  const begun = useKeptDraft<AnnotationDraft>(user.id, `mark:${composition.id}`);
  const feedback = useFeedback(composition.id);
  const setFeedback = useSetFeedback(composition.id);
  const report = useReport(composition);
  const bank = bankOf(composition.genre.id, composition.genre.review_grid_id);
  // A mark that was being worded on an earlier page opens with the text.
  if (!begun.isRead) return null;
  return (
    <Sheet
      ref={sheet}
      title={composition.title}
      text={composition.composition_raw}
      competences={composition.genre.competences}
      highlights={highlights}
      shownCategories={looking.categories}
      watchCategories={watchCategories}
      annotations={desk.annotations}
      canAnnotate={isWorking}
      zoom={looking.zoom}
      areKeysOn={areKeysOn}
      begun={isWorking ? begun.draft : null}
      onBegun={begun.keep}
      onAnnotate={changes.annotate}
      onChange={changes.changeMark}
      onRemove={changes.removeMark}
      onReport={(client_id) => {
        const id = desk.annotations.find((one) => one.client_id === client_id)?.id;
        if (id) report.mutate(id, { onError: failed });
      }}
      feedback={feedback.data ?? {}}
      onFeedback={(key, is_helpful) => setFeedback.mutate({ key, is_helpful }, { onError: failed })}
      decisions={desk.review?.highlight_decisions ?? {}}
      onDecide={changes.decide}
      searchBank={bank.search}
      onUseBank={({ id }) => void bank.use(id).catch(() => undefined)}
      onSaveToBank={(draft) =>
        void bank.keep(draft, draft.text.slice(0, TITLE_LENGTH)).then(() => toast.success(sheetTexts.composer.kept), failed)
      }
    />
  );
}
