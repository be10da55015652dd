import { z } from 'zod';
import { moment } from './ids';

export const ANNOTATION_TYPES = ['correcao', 'elogio', 'orientacao', 'plagio'] as const;
export const REVIEW_STATUSES = ['in_progress', 'finished', 'abandoned'] as const;
export const REVIEW_KINDS = ['teacher', 'official', 'internal', 'test', 'panel'] as const;
export const C5_ELEMENTS = ['agente', 'acao', 'meio', 'finalidade', 'detalhamento'] as const;

export const annotation = z.object({
  id: z.int(),
  client_id: z.uuid(),
  review_id: z.int(),
  annotation_type: z.enum(ANNOTATION_TYPES),
  competence_id: z.int().nullable(),
  is_general: z.boolean(),
  /** UTF-16 positions in composition_raw, end exclusive. Null for a general one, and for one that lost its place. */
  start: z.int().nullable(),
  end: z.int().nullable(),
  /** The words it was made on, whatever became of the text. */
  quote: z.string(),
  is_orphan: z.boolean(),
  comment: z.string(),
  suggested_text: z.string(),
  is_resolved: z.boolean(),
  reported_by: z.int().nullable(),
  version: z.int(),
  created: moment,
});

export const competenceGrade = z.object({
  competence_id: z.int(),
  /** Null: commented, not graded yet. */
  level_id: z.int().nullable(),
  points: z.int().nullable(),
  comment: z.string(),
  justification: z.string(),
  version: z.int(),
});

export const reviewElement = z.object({
  element: z.enum(C5_ELEMENTS),
  /** A null element is named and says nothing: "alguém", "fazer algo". */
  state: z.enum(['presente', 'nulo']),
  start: z.int().nullable(),
  end: z.int().nullable(),
});

export const review = z.object({
  id: z.int(),
  /** The same number, under the names that the screens of the wire know (spec §3). */
  review_id: z.int(),
  compositionReviewId: z.int(),
  composition_id: z.int(),
  status: z.enum(REVIEW_STATUSES),
  kind: z.enum(REVIEW_KINDS),
  ordinal: z.int(),
  counts: z.boolean(),
  is_own: z.boolean(),
  /** Null where whoever reads is blind to it. */
  reviewer_name: z.string().nullable(),
  zero_grade_reason_id: z.int().nullable(),
  zero_comment: z.string(),
  comment: z.string(),
  reason_id: z.int().nullable(),
  grades: z.array(competenceGrade),
  elements: z.array(reviewElement),
  highlight_decisions: z.record(z.string(), z.enum(['accepted', 'rejected'])),
  /** Live: the sum of the grades so far; zero wins over all. */
  total: z.number(),
  missing: z.array(z.object({ kind: z.enum(['grade', 'justification']), competence_id: z.int() })),
  version: z.int(),
  seconds_spent: z.int(),
  /** Until when nobody else is given this text; null when finished or abandoned. */
  lease_until: moment.nullable(),
  last_saved: moment,
  started: moment,
  finished: moment.nullable(),
});

export type Annotation = z.infer<typeof annotation>;
export type CompetenceGrade = z.infer<typeof competenceGrade>;
export type ReviewElement = z.infer<typeof reviewElement>;
export type Review = z.infer<typeof review>;
export type AnnotationType = (typeof ANNOTATION_TYPES)[number];
export type C5Element = (typeof C5_ELEMENTS)[number];
