import type { Composition } from '@lauda/contract/compositions';
import type { Annotation, CompetenceGrade, Review } from '@lauda/contract/review-parts';
import { missingToFinish, totalOf } from '@lauda/domain/reviewing/grading';
import type { Entry } from '../../../lib/outbox/entry';
import type { AnnotationDraft, ShownAnnotation } from '../sheet/sheet-shape';
import { groupOf } from './changes';

export type Desk = {
  /** One's own review, with what is still on its way. */
  review: Review | null;
  others: Review[];
  annotations: ShownAnnotation[];
  /** By client_id, as the server last told. */
  versions: ReadonlyMap<string, number>;
};

type Facts = { composition: Composition; entries: readonly Entry[]; maxGradeJustification: boolean };

/** What the screen shows: the server's facts with everything over them that it does not have yet. */
export function withPending({ composition, entries, maxGradeJustification }: Facts): Desk {
  const own = composition.reviews.find(({ is_own }) => is_own) ?? null;
  const mine = entries.filter(({ group }) => group === groupOf(composition.id));
  const stored = [...composition.annotations, ...composition.general_annotations];
  const review =
    own &&
    recounted(
      mine.reduce((now, entry) => withEntry(now, entry, composition), own),
      composition,
      maxGradeJustification,
    );
  return {
    review,
    others: composition.reviews.filter(({ is_own }) => !is_own),
    annotations: mine.reduce(
      withMark,
      stored.map((annotation) => shownAnnotation(annotation, composition.reviews)),
    ),
    versions: new Map(stored.map(({ client_id, version }) => [client_id, version])),
  };
}

function withEntry(review: Review, { kind, fields, about, trouble }: Entry, composition: Composition): Review {
  if (about.review_id !== review.id) return review;
  // Made by `changes.ts`, which gives each kind the fields of its endpoint.
  if (kind === 'grade') return withGrade(review, Number(about.competence_id), fields, composition);
  if (kind === 'zero') {
    const { zero_grade_reason_id, comment } = fields as { zero_grade_reason_id: number | null; comment: string }; // as above
    return { ...review, zero_grade_reason_id, zero_comment: zero_grade_reason_id === null ? '' : comment };
  }
  // A finish that the server refused leaves the review open: something has to be done about it.
  if (kind === 'finish') return trouble === null ? { ...review, status: 'finished' } : review;
  return kind === 'update' ? { ...review, ...fields } : review;
}

function withGrade(review: Review, competence_id: number, fields: Partial<CompetenceGrade>, { genre }: Composition): Review {
  const before = review.grades.find((grade) => grade.competence_id === competence_id);
  const blank = { competence_id, level_id: null, points: null, comment: '', justification: '', version: 0 };
  const grade = { ...(before ?? blank), ...fields };
  const levels = genre.competences.find(({ id }) => id === competence_id)?.levels ?? [];
  const points = levels.find(({ id }) => id === grade.level_id)?.points ?? null;
  return { ...review, grades: [...review.grades.filter((one) => one !== before), { ...grade, points }] };
}

function recounted(review: Review, { genre }: Composition, maxGradeJustification: boolean): Review {
  const isZeroed = review.zero_grade_reason_id !== null;
  const missing = missingToFinish({ grid: genre, grades: review.grades, isZeroed, maxGradeJustification });
  return { ...review, total: totalOf(review.grades, isZeroed), missing };
}

function shownAnnotation(annotation: Annotation, reviews: readonly Review[]): ShownAnnotation {
  const review = reviews.find(({ id }) => id === annotation.review_id);
  const is_own = review?.is_own ?? false;
  return { ...annotation, is_own, is_reported: annotation.reported_by !== null, author: is_own ? null : (review?.reviewer_name ?? null) };
}

function withMark(shown: ShownAnnotation[], { kind, fields, about, trouble }: Entry): ShownAnnotation[] {
  const client_id = String(about.client_id);
  if (kind === 'removeAnnotation') return shown.filter((one) => one.client_id !== client_id);
  if (kind === 'changeAnnotation') return shown.map((one) => (one.client_id === client_id ? { ...one, ...fields } : one));
  // Answered already and not yet taken from the list: shown once.
  if (kind !== 'annotate' || trouble?.why === 'lost' || shown.some((one) => one.client_id === client_id)) return shown;
  const draft = fields as AnnotationDraft; // made by `annotateChange`
  const fresh = { id: null, client_id, is_own: true, is_reported: false, is_orphan: false, is_resolved: false, author: null };
  return [...shown, { ...draft, ...fresh, is_general: draft.start === null }];
}
