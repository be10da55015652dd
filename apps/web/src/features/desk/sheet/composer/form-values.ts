import type { AnnotationType } from '@lauda/contract/review-parts';
import type { AnnotationDraft, SheetProps } from '../sheet-shape';

/** What a person decides about a mark; where it lies is decided by the selection. */
export type FormValues = Pick<AnnotationDraft, 'annotation_type' | 'competence_id' | 'comment' | 'suggested_text'>;

/** What the form needs of the desk. */
export type FormDesk = Pick<SheetProps, 'competences' | 'searchBank' | 'onUseBank' | 'onSaveToBank'>;

/** As many units as the wire takes. */
export const LONGEST_COMMENT = 4000;
export const LONGEST_QUOTE = 4000;
const LONGEST_KEPT = 2000;

/** Plagiarism is about no competence; everything else says which one. */
export const isComplete = ({ annotation_type, competence_id, comment }: FormValues): boolean =>
  (competence_id !== null || annotation_type === 'plagio') && comment.length <= LONGEST_COMMENT;

/** The bank holds comments, not accusations. */
export function bankDraft({ annotation_type, competence_id, comment }: FormValues) {
  const text = comment.trim();
  if (annotation_type === 'plagio' || competence_id === null || text === '' || text.length > LONGEST_KEPT) return null;
  const tone: Exclude<AnnotationType, 'plagio'> = annotation_type;
  return { competence_id, text, tone };
}
