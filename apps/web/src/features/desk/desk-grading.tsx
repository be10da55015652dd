import type { AnalysisState } from '@lauda/contract/analysis';
import type { Composition } from '@lauda/contract/compositions';
import { useFlag } from '../../session/feature-flags';
import { useAiScore } from './desk-queries';
import { DeskState } from './desk-state';
import type { useEnding } from './ending/use-ending';
import { AiSuggestion } from './grading/ai-suggestion';
import { GradingPanel } from './grading/grading-panel';
import { OtherReviews } from './grading/other-reviews';
import { LeaseWarning } from './saving/lease-warning';
import type { useChanges } from './saving/use-changes';
import type { useLease } from './saving/use-lease';
import type { Desk } from './saving/with-pending';
import type { SheetHandle } from './sheet/sheet-shape';
import type { useCompetenceFocus } from './use-competence-focus';
import { ZeroNotice } from './zero/zero-notice';

type Props = {
  composition: Composition;
  desk: Desk;
  mayWrite: boolean;
  isWorking: boolean;
  analysis: AnalysisState | undefined;
  maxGradeJustification: boolean;
  changes: ReturnType<typeof useChanges>;
  focus: ReturnType<typeof useCompetenceFocus>;
  ending: ReturnType<typeof useEnding>;
  lease: ReturnType<typeof useLease>;
  sheet: Pick<SheetHandle, 'show' | 'selection'>;
  onCompetence: (position: number) => void;
};

const NO_HIGHLIGHTS: never[] = [];

/** Beside the text on the right: how the review stands, its grades, and what others make of the same text. */
export function DeskGrading(props: Props) {
  const { composition, desk, mayWrite, isWorking, analysis, maxGradeJustification, changes, focus, ending, lease, sheet } = props;
  const { review } = desk;
  // By what the server has: it refuses the machine's word to who has not given their own.
  const known = composition.reviews.find(({ is_own }) => is_own);
  const hasGraded =
    known !== undefined &&
    composition.genre.competences.every(({ id }) => known.grades.some((one) => one.competence_id === id && one.level_id !== null));
  const isAiAlwaysShown = useFlag('check_ai_portal');
  const isAiOpen = hasGraded || isAiAlwaysShown;
  const ai = useAiScore(composition.id, isAiOpen);
  return (
    <GradingPanel
      composition={composition}
      review={review}
      isReadOnly={!isWorking}
      open={focus.open}
      onOpen={focus.setOpen}
      highlights={analysis?.result?.highlights ?? NO_HIGHLIGHTS}
      intervention={analysis?.result?.intervention ?? null}
      ai={ai.data}
      maxGradeJustification={maxGradeJustification}
      sheet={sheet}
      onGrade={changes.grade}
      onReview={changes.review}
      onNext={focus.goOn}
      above={
        <>
          <DeskState
            composition={composition}
            review={review}
            mayWrite={mayWrite}
            isReopening={ending.isReopening}
            onReopen={ending.reopen}
          />
          <LeaseWarning until={lease.endsSoon} onExtend={() => changes.review({ comment: review?.comment ?? '' })} />
          {review && review.zero_grade_reason_id !== null && (
            <ZeroNotice
              review={review}
              genreId={composition.genre.id}
              isReadOnly={!isWorking}
              onComment={(comment) => changes.zero(review.zero_grade_reason_id, comment, true)}
              onUndo={() => {
                changes.zero(null, '');
                // Its button goes with the notice: the grades that count again have the focus.
                props.onCompetence(focus.open ?? 1);
              }}
            />
          )}
        </>
      }
      below={
        <>
          {(isWorking || isAiOpen) && <AiSuggestion score={ai.data} isWaiting={!isAiOpen} hasFailed={ai.isError} />}
          <OtherReviews composition={composition} others={desk.others} />
        </>
      }
    />
  );
}
