import { z } from 'zod';
import { endpoint } from './endpoint';
import { id, idParam, moment, version } from './ids';
import { page, slice } from './page';
import { ANNOTATION_TYPES, annotation, C5_ELEMENTS, REVIEW_KINDS, REVIEW_STATUSES, review } from './review-parts';

const text = (most: number) => z.string().max(most);

/** A place in composition_raw, as the screen sees it; the quote is what stood there, and is checked. */
const place = { start: z.int().min(0), end: z.int().min(1), quote: text(4000) };

const mark = {
  annotation_type: z.enum(ANNOTATION_TYPES),
  competence_id: id.nullable(),
  comment: text(4000),
  suggested_text: text(2000),
};

/** A row of the desk. Blind reviewers see a code where others see a name. */
export const queueItem = z.object({
  composition_id: z.int(),
  review_id: z.int().nullable(),
  code: z.string(),
  student_name: z.string().nullable(),
  school_group_name: z.string().nullable(),
  theme_title: z.string(),
  genre_name: z.string(),
  review_grid_name: z.string(),
  status: z.enum(REVIEW_STATUSES).nullable(),
  kind: z.enum(REVIEW_KINDS).nullable(),
  submitted_at: moment.nullable(),
  last_saved: moment.nullable(),
  finished: moment.nullable(),
  total: z.number().nullable(),
  is_zero: z.boolean(),
  count_words: z.int(),
  count_graded: z.int(),
  count_competences: z.int(),
  outcome: z.string().nullable(),
});

export const reviewQueue = z.object({
  in_progress: z.array(queueItem),
  finished: z.array(queueItem),
  finished_count: z.int(),
  finished_next: z.string().nullable(),
  /** The oldest first; at most 20. */
  waiting: z.array(queueItem),
  waiting_count: z.int(),
  oldest_waiting: moment.nullable(),
  /** Of this reviewer: finished in the last 7 days, and the median seconds of a review. */
  finished_this_week: z.int(),
  median_seconds: z.int().nullable(),
});

/** For coordination: who corrects what. No ranking: in order of name. */
export const reviewerSummary = z.object({
  reviewer_id: z.int(),
  name: z.string(),
  in_progress: z.int(),
  finished: z.int(),
  median_seconds: z.int().nullable(),
  /** Of double reviews: how often this person and the other were not discrepant, 0 to 1; null below 5 pairs. */
  agreement: z.number().nullable(),
  /** Mean difference to the other reviewer in per cent of the full grade: negative is stricter. Null below 5 pairs. */
  strictness: z.number().nullable(),
  pairs: z.int(),
});

export type QueueItem = z.infer<typeof queueItem>;
export type ReviewQueue = z.infer<typeof reviewQueue>;
export type ReviewerSummary = z.infer<typeof reviewerSummary>;

const competenceChange = z.object({
  competence_id: z.int(),
  position: z.int(),
  short_name: z.string(),
  before: z.number().nullable(),
  after: z.number().nullable(),
  gained: z.number().nullable(),
});

export const reviews = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/composition_reviews/',
    permission: 'review.read',
    summary: 'As correções de uma redação que quem pede pode ver; a própria vem primeiro.',
    query: z.object({ ...slice(20), composition_id: idParam }),
    reply: page(review),
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/v1/composition_reviews/',
    permission: 'review.write',
    summary: 'Inicia a correção de uma redação, ou retoma a própria.',
    body: z.strictObject({ composition_id: id }),
    reply: review,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/v1/composition_reviews/:id/',
    permission: 'review.write',
    summary: 'Comentário geral, tempo, elementos da proposta e decisões sobre destaques; status finished encerra, in_progress reabre.',
    body: z.strictObject({
      version,
      comment: text(8000).optional(),
      status: z.enum(['finished', 'in_progress']).optional(),
      seconds_spent: z.int().min(0).max(360_000).optional(),
      elements: z
        .array(
          z.strictObject({
            element: z.enum(C5_ELEMENTS),
            state: z.enum(['presente', 'nulo']),
            start: z.int().min(0).nullable(),
            end: z.int().min(1).nullable(),
          }),
        )
        .max(5)
        .optional(),
      highlight_decisions: z.record(text(200), z.enum(['accepted', 'rejected'])).optional(),
    }),
    reply: review,
  }),
  heartbeat: endpoint({
    method: 'POST',
    path: '/api/v1/composition_reviews/:id/heartbeat/',
    permission: 'review.write',
    summary: 'Mantém o texto com quem o corrige; 409 quando já passou a outra pessoa.',
    body: z.strictObject({ seconds_spent: z.int().min(0).max(360_000) }),
    reply: z.object({ lease_until: moment }),
  }),
  abandon: endpoint({
    method: 'DELETE',
    path: '/api/v1/composition_reviews/:id/',
    permission: 'review.write',
    summary: 'Abandona a correção com um motivo; o rascunho fica guardado para a mesma pessoa.',
    body: z.strictObject({ reason_id: id }),
    reply: review,
  }),
  grade: endpoint({
    method: 'POST',
    path: '/api/v1/composition_reviews/:id/create_or_update_review_competence_grade/',
    permission: 'review.write',
    summary: 'Guarda a nota, o comentário ou a justificativa de uma competência. version 0 é a primeira vez.',
    body: z.strictObject({
      competence_id: id,
      version,
      level_id: id.nullable().optional(),
      comment: text(4000).optional(),
      justification: text(2000).optional(),
    }),
    reply: review,
  }),
  zero: endpoint({
    method: 'PUT',
    path: '/api/v1/composition_reviews/:id/zero_review/',
    permission: 'review.write',
    summary: 'Zera a redação com motivo e comentário; motivo nulo desfaz.',
    body: z.strictObject({ zero_grade_reason_id: id.nullable(), comment: text(4000), version: version.optional() }),
    reply: review,
  }),
  annotate: endpoint({
    method: 'POST',
    path: '/api/v1/review_annotations/',
    permission: 'review.write',
    summary: 'Marca um trecho (com posição e citação) ou o texto todo (sem posição). O mesmo client_id é a mesma marca.',
    body: z.strictObject({
      ...mark,
      review_id: id,
      client_id: z.uuid(),
      ...z.object(place).partial().shape,
    }),
    reply: annotation,
    status: 201,
  }),
  changeAnnotation: endpoint({
    method: 'PATCH',
    path: '/api/v1/review_annotations/:id/',
    permission: 'review.write',
    summary: 'Muda uma marca própria.',
    body: z.strictObject({
      id: id.optional(),
      version,
      ...z.object({ ...mark, ...place, is_resolved: z.boolean() }).partial().shape,
    }),
    reply: annotation,
  }),
  removeAnnotation: endpoint({
    method: 'DELETE',
    path: '/api/v1/review_annotations/:id/',
    permission: 'review.write',
    summary: 'Tira uma marca própria.',
  }),
  reportAnnotation: endpoint({
    method: 'POST',
    path: '/api/v1/review_annotations/:id/report/',
    permission: 'review.read',
    summary: 'Avisa que uma marca está errada ou ofende.',
    reply: annotation,
  }),
  queue: endpoint({
    method: 'GET',
    path: '/api/v1/review_queue/',
    permission: 'review.write',
    summary: 'A mesa de quem corrige: em andamento, terminadas, à espera.',
    query: z.object({ ...slice(50, 10) }),
    reply: reviewQueue,
  }),
  claim: endpoint({
    method: 'POST',
    path: '/api/v1/review_queue/next/',
    permission: 'review.write',
    summary: 'Pega a redação que espera há mais tempo e que ninguém tem; 204 quando não há.',
    /** A class or an activity to stay in; `after` is the one just left, for going through an activity in order. */
    body: z.strictObject({ test_id: id.optional(), after: id.optional() }).optional(),
    reply: z.object({ review: review.nullable(), composition_id: z.int().nullable() }),
  }),
  reviewers: endpoint({
    method: 'GET',
    path: '/api/v1/review_queue/reviewers/',
    permission: 'review.oversee',
    summary: 'Quem corrige o quê, com concordância e rigor nas correções duplas.',
    query: z.object({ ...slice(200), test_id: idParam.optional() }),
    reply: page(reviewerSummary),
  }),
  assign: endpoint({
    method: 'POST',
    path: '/api/v1/review_queue/assign/',
    permission: 'review.oversee',
    summary: 'A coordenação passa redações a alguém que corrige na escola, ou forma a banca de um desacordo.',
    body: z.strictObject({ compositions: z.array(id).min(1).max(200), reviewer_id: id, as_panel: z.boolean().default(false) }),
    reply: z.object({ assigned: z.int() }),
  }),
  compare: endpoint({
    method: 'GET',
    path: '/api/v1/student_report/compare_activities/:parent_review_id/:review_id/',
    permission: 'review.read',
    summary: 'As duas versões de um texto com as suas correções: pontos ganhos por competência e o que foi feito de cada marca.',
    reply: z.object({
      parent: z.object({ review, title: z.string(), composition_raw: z.string(), annotations: z.array(annotation) }),
      child: z.object({ review, title: z.string(), composition_raw: z.string(), annotations: z.array(annotation) }),
      competences: z.array(competenceChange),
      gained: z.number().nullable(),
      /** Of the first version, what asks for a change. Null where a mark lost its place: nobody can tell what became of it. */
      marks: z.array(annotation.extend({ is_rewritten: z.boolean().nullable() })),
    }),
    recorded: true,
  }),
};
