import type { CompetenceGrade, Review, ReviewElement } from '@lauda/contract/review-parts';
import type { Change, Fields } from '../../../lib/outbox/entry';
import type { AnnotationDraft, ShownAnnotation } from '../sheet/sheet-shape';

/** Every change that the desk makes, as an entry of the outbox. Each names its composition and review: no answer can land on another text. */
export const groupOf = (composition_id: number) => `composition:${composition_id}`;

const common = (composition_id: number, review_id: number) => ({
  group: groupOf(composition_id),
  about: { composition_id, review_id },
  isTyped: false,
});

const valuesOf = (source: object, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(source).filter(([name]) => names.includes(name)));

export type GradeFields = { level_id?: number | null; comment?: string; justification?: string };

export function gradeChange(review: Review, competence_id: number, fields: GradeFields): Change {
  const blank: CompetenceGrade = { competence_id, level_id: null, points: null, comment: '', justification: '', version: 0 };
  const standing = review.grades.find((grade) => grade.competence_id === competence_id) ?? blank;
  const own = common(review.composition_id, review.id);
  return {
    ...own,
    kind: 'grade',
    object: `grade:${review.id}:${competence_id}`,
    params: { id: review.id },
    about: { ...own.about, competence_id },
    fields,
    before: valuesOf(standing, Object.keys(fields)),
    version: standing.version,
    isTyped: !('level_id' in fields),
  };
}

export type ReviewFields = {
  comment?: string;
  elements?: ReviewElement[];
  highlight_decisions?: Review['highlight_decisions'];
};

const ofReview = (review: Review) => ({
  ...common(review.composition_id, review.id),
  object: `review:${review.id}`,
  params: { id: review.id },
  version: review.version,
});

export const reviewChange = (review: Review, fields: ReviewFields): Change => ({
  ...ofReview(review),
  kind: 'update',
  fields,
  before: valuesOf(review, Object.keys(fields)),
  isTyped: 'comment' in fields,
});

export const zeroChange = (review: Review, fields: { zero_grade_reason_id: number | null; comment: string }, isTyped: boolean): Change => ({
  ...ofReview(review),
  kind: 'zero',
  fields,
  before: { zero_grade_reason_id: review.zero_grade_reason_id, comment: review.zero_comment },
  isTyped,
});

export const finishChange = (review: Review, seconds_spent: number): Change => {
  const own = ofReview(review);
  return {
    ...own,
    kind: 'finish',
    about: { ...own.about, seconds_spent },
    fields: { status: 'finished', total: review.total },
    before: { status: review.status, total: review.total },
  };
};

export const annotateChange = (review: Review, client_id: string, draft: AnnotationDraft): Change => {
  const own = common(review.composition_id, review.id);
  return {
    ...own,
    kind: 'annotate',
    object: `annotation:${client_id}`,
    params: {},
    about: { ...own.about, client_id },
    fields: draft,
    before: {},
    version: null,
  };
};

const ofAnnotation = (review: Review, annotation: ShownAnnotation, version: number | null) => {
  const own = common(review.composition_id, review.id);
  return {
    ...own,
    object: `annotation:${annotation.client_id}`,
    // One that was never sent gets its number when its making is answered.
    params: { id: annotation.id ?? 0 },
    about: { ...own.about, client_id: annotation.client_id },
    version,
  };
};

export const annotationChange = (
  review: Review,
  annotation: ShownAnnotation,
  version: number | null,
  fields: Partial<AnnotationDraft>,
): Change => ({
  ...ofAnnotation(review, annotation, version),
  kind: 'changeAnnotation',
  fields,
  before: valuesOf(annotation, Object.keys(fields)),
  isTyped: 'comment' in fields || 'suggested_text' in fields,
});

export const annotationRemoval = (review: Review, annotation: ShownAnnotation): Change => ({
  ...ofAnnotation(review, annotation, null),
  kind: 'removeAnnotation',
  fields: {},
  before: {},
});
