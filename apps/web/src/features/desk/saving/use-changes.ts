import type { Composition } from '@lauda/contract/compositions';
import { randomId } from '../../../lib/random-id';
import { toast } from '../../../ui/states/toast-queue';
import type { AnnotationDraft } from '../sheet/sheet-shape';
import { texts } from '../texts';
import {
  annotateChange,
  annotationChange,
  annotationRemoval,
  finishChange,
  type GradeFields,
  gradeChange,
  type ReviewFields,
  reviewChange,
  zeroChange,
} from './changes';
import type { Saving } from './use-saving';
import { type Desk, withPending } from './with-pending';

/** The desk as it stands with everything on its way, and every change one can make to it. */
export function useChanges(composition: Composition, { outbox }: Saving, maxGradeJustification: boolean, isWorking: boolean) {
  /** Two changes in one breath (a level, then a letter) must not both be made over the drawing before them. */
  const now = (): Desk => withPending({ composition, entries: outbox.state().entries, maxGradeJustification });
  const reviewNow = () => (isWorking ? now().review : null);
  const markNow = (client_id: string) => now().annotations.find((one) => one.client_id === client_id);

  return {
    grade(competence_id: number, fields: GradeFields) {
      const review = reviewNow();
      if (review) outbox.add(gradeChange(review, competence_id, fields));
    },
    review(fields: ReviewFields) {
      const review = reviewNow();
      if (review) outbox.add(reviewChange(review, fields));
    },
    decide(key: string, decision: 'accepted' | 'rejected' | null) {
      const review = reviewNow();
      if (!review) return;
      const { [key]: _before, ...others } = review.highlight_decisions;
      outbox.add(reviewChange(review, { highlight_decisions: decision === null ? others : { ...others, [key]: decision } }));
    },
    zero(zero_grade_reason_id: number | null, comment: string, isTyped = false) {
      const review = reviewNow();
      if (review) outbox.add(zeroChange(review, { zero_grade_reason_id, comment }, isTyped));
    },
    finish(seconds: number) {
      const review = reviewNow();
      if (review) outbox.add(finishChange(review, seconds));
    },
    annotate(draft: AnnotationDraft) {
      const review = reviewNow();
      if (review) outbox.add(annotateChange(review, randomId(), draft));
      else toast.error(texts.states.readOnly);
    },
    changeMark(client_id: string, fields: Partial<AnnotationDraft>) {
      const [review, mark] = [reviewNow(), markNow(client_id)];
      if (review && mark) outbox.add(annotationChange(review, mark, now().versions.get(client_id) ?? null, fields));
    },
    removeMark(client_id: string) {
      const [review, mark] = [reviewNow(), markNow(client_id)];
      if (review && mark) outbox.add(annotationRemoval(review, mark));
    },
  };
}
