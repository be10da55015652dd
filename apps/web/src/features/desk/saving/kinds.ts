import type { Annotation, CompetenceGrade, Review } from '@lauda/contract/review-parts';
import { reviews } from '@lauda/contract/reviews';
import { type Entry, joined, type Kind, type Kinds, type Standing } from '../../../lib/outbox/entry';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const hasVersion = (value: unknown): value is Record<string, unknown> & { version: number } =>
  isRecord(value) && typeof value.version === 'number';

// What the server answers was cut by the schemas of these endpoints; only which of them it is is looked at here.
export function asReview(value: unknown): Review | null {
  return hasVersion(value) && Array.isArray(value.grades) ? (value as unknown as Review) : null; // see above
}
export function asAnnotation(value: unknown): Annotation | null {
  return hasVersion(value) && typeof value.client_id === 'string' ? (value as unknown as Annotation) : null; // see above
}
function asGrade(value: unknown): CompetenceGrade | null {
  return hasVersion(value) && 'competence_id' in value && 'level_id' in value ? (value as unknown as CompetenceGrade) : null; // see above
}

const NOT_GRADED = { level_id: null, comment: '', justification: '' };

export function gradeStanding({ about }: Entry, current: unknown): Standing | null {
  const review = asReview(current);
  const grade = asGrade(current) ?? review?.grades.find(({ competence_id }) => competence_id === about.competence_id);
  if (grade) return { version: grade.version, values: grade };
  return review && { version: 0, values: NOT_GRADED };
}

const reviewStanding = (_entry: Entry, current: unknown): Standing | null => {
  const review = asReview(current);
  return review && { version: review.version, values: review };
};

const zeroStanding = (_entry: Entry, current: unknown): Standing | null => {
  const review = asReview(current);
  return review && { version: review.version, values: { zero_grade_reason_id: review.zero_grade_reason_id, comment: review.zero_comment } };
};

const annotationStanding = (_entry: Entry, current: unknown): Standing | null => {
  const annotation = asAnnotation(current);
  return annotation && { version: annotation.version, values: annotation };
};

/** Given back, passed on or finished elsewhere. */
const isLost = (current: unknown) => {
  const review = asReview(current);
  return review !== null && review.status !== 'in_progress';
};

const withVersion = (waiting: Entry, version: number | undefined): Entry => (version === undefined ? waiting : { ...waiting, version });

/** A saved review says how its own fields and those of the saved grade stand; other grades keep the version that the person saw. */
const teachReview: Kind['teach'] = (sent, reply, waiting) => {
  const review = asReview(reply);
  if (!review || waiting.object !== sent.object) return waiting;
  const grade = review.grades.find(({ competence_id }) => competence_id === waiting.about.competence_id);
  return withVersion(waiting, waiting.kind === 'grade' ? grade?.version : review.version);
};

const teachAnnotation: Kind['teach'] = (sent, reply, waiting) => {
  const annotation = asAnnotation(reply);
  if (!annotation || waiting.object !== sent.object) return waiting;
  return { ...waiting, params: { id: annotation.id }, version: annotation.version };
};

const joinSame: Kind['join'] = (waiting, change) => (waiting.kind === change.kind ? joined(waiting, change) : null);
const joinNever: Kind['join'] = () => null;

const versioned = ({ fields, version }: Entry) => ({ ...fields, version: version ?? 0 });

/** A general mark has no place; the wire leaves it out. */
function annotateBody({ fields, about }: Entry) {
  const { start, end, quote, ...mark } = fields;
  const place = typeof start === 'number' ? { start, end, quote } : {};
  return { ...mark, ...place, review_id: about.review_id, client_id: about.client_id };
}

/** A mark whose place is unset keeps the one it has. */
const changeBody = (entry: Entry) => {
  const kept = Object.entries(versioned(entry)).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept.filter(([name, value]) => !(['start', 'end'].includes(name) && value === null)));
};

export const reviewKinds = {
  grade: {
    endpoint: reviews.grade,
    body: (entry) => ({ ...versioned(entry), competence_id: entry.about.competence_id }),
    standing: gradeStanding,
    isLost,
    teach: teachReview,
    join: joinSame,
  },
  update: { endpoint: reviews.update, body: versioned, standing: reviewStanding, isLost, teach: teachReview, join: joinSame },
  zero: { endpoint: reviews.zero, body: versioned, standing: zeroStanding, isLost, teach: teachReview, join: joinSame },
  finish: {
    endpoint: reviews.update,
    // The total is what the person saw when finishing: another one by now is a conflict, and is not sent.
    body: ({ fields, about, version }) => ({ status: fields.status, seconds_spent: about.seconds_spent, version: version ?? 0 }),
    standing: reviewStanding,
    isLost,
    teach: teachReview,
    join: joinSame,
    isLast: true,
  },
  annotate: {
    endpoint: reviews.annotate,
    body: annotateBody,
    standing: annotationStanding,
    isLost,
    teach: teachAnnotation,
    join: joinNever,
  },
  changeAnnotation: {
    endpoint: reviews.changeAnnotation,
    body: changeBody,
    standing: annotationStanding,
    isLost,
    teach: teachAnnotation,
    // A mark that was not sent yet is simply made otherwise.
    join: (waiting, change) => (waiting.kind === 'removeAnnotation' ? null : joined(waiting, change)),
  },
  removeAnnotation: {
    endpoint: reviews.removeAnnotation,
    body: () => undefined,
    standing: annotationStanding,
    isLost,
    teach: teachAnnotation,
    join: (waiting, change) => (waiting.kind === 'annotate' ? 'none' : { kind: change.kind, fields: {}, before: {} }),
    isDoneBy: (status) => status === 404,
  },
} satisfies Kinds;
