import { z } from 'zod';
import { endpoint } from './endpoint';
import { id, moment, version } from './ids';
import { competence } from './review-grids';
import { annotation, review } from './review-parts';
import { adaptations } from './students';
import { REVIEW_FLOWS } from './users';

export const COMPOSITION_STATUSES = ['not_started', 'writing', 'submitted', 'in_review', 'reviewed'] as const;

/** Refused at the door with 413 beyond this many UTF-16 units: some 8,000 words. */
export const LONGEST_TEXT = 60_000;

/** Two blind reviews and what they came to (domain: consolidation). */
export const OUTCOMES = ['waiting_second', 'agreed', 'discrepant', 'panel'] as const;

export const composition = z.object({
  id: z.int(),
  /** What a blind reviewer calls it, since no name is said. */
  code: z.string(),
  status: z.enum(COMPOSITION_STATUSES),
  flag_finished: z.boolean(),
  review_type: z.enum(REVIEW_FLOWS),
  title: z.string(),
  /**
   * Text lines joined by newline, empty lines dropped. Every position in it (annotations, highlights, passages) counts
   * UTF-16 code units, as JavaScript strings do; ends are exclusive.
   */
  composition_raw: z.string(),
  count_words: z.int(),
  version: z.int(),
  is_late: z.boolean(),
  submitted_at: moment.nullable(),
  published_at: moment.nullable(),
  outcome: z.enum(OUTCOMES).nullable(),
  /** The final grade, once there is one; `explanation` says in a sentence how it came about. */
  result: z.object({ total: z.number(), points: z.array(z.number()), is_zero: z.boolean(), explanation: z.string() }).nullable(),
  /** Null where the review is blind. */
  user: z.object({ id: z.int(), first_name: z.string(), last_name: z.string() }).nullable(),
  adaptations,
  genre: z.object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    review_grid_id: z.int(),
    review_grid_name: z.string(),
    min_words: z.int(),
    max_words: z.int(),
    shown_stats: z.array(z.string()),
    competences: z.array(competence),
  }),
  test: z.object({
    id: z.int(),
    title: z.string(),
    test_type: z.string(),
    theme_id: z.int(),
    theme_title: z.string(),
    /** Null where the review is blind. */
    school_group_name: z.string().nullable(),
    school_group_grade_name: z.string(),
    closes_at: moment,
  }),
  /** Those this reader may see: one's own always; others' once finished, and never before one's own where blind. */
  reviews: z.array(review),
  general_annotations: z.array(annotation),
  annotations: z.array(annotation),
  /** The other version of a rewriting. */
  parent_id: z.int().nullable(),
  child_id: z.int().nullable(),
  /** Whether this reader may start a review now, and if not, why, in a sentence. */
  can_review: z.boolean(),
  review_refusal: z.string().nullable(),
});

export const compositionEvent = z.object({
  action: z.string(),
  from_status: z.enum(COMPOSITION_STATUSES),
  to_status: z.enum(COMPOSITION_STATUSES),
  actor_name: z.string().nullable(),
  happened: moment,
});

export type CompositionStatus = (typeof COMPOSITION_STATUSES)[number];
export type Composition = z.infer<typeof composition>;
export type CompositionEvent = z.infer<typeof compositionEvent>;

export const compositions = {
  get: endpoint({
    method: 'GET',
    path: '/api/v1/compositions/:id/',
    permission: 'composition.read',
    summary: 'Uma redação do alcance, com gênero, correções e marcações. A leitura fica registrada.',
    reply: composition,
    recorded: true,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/v1/compositions/:id/history/',
    permission: 'composition.read',
    summary: 'Os passos da vida de uma redação, com quem e quando.',
    reply: z.object({ results: z.array(compositionEvent) }),
  }),
  handIn: endpoint({
    method: 'POST',
    path: '/api/v1/compositions/',
    permission: 'composition.hand_in',
    summary: 'Entrega por um estudante o texto que ele escreveu em papel.',
    body: z.strictObject({
      test_id: id,
      user_id: id,
      title: z.string().trim().max(200),
      composition_raw: z.string().min(1),
    }),
    reply: composition,
    status: 201,
  }),
  unfinish: endpoint({
    method: 'POST',
    path: '/api/v1/compositions/:id/unfinish/',
    permission: 'composition.reopen',
    summary: 'Devolve uma redação entregue ao estudante; o que estava escrito fica.',
    body: z.strictObject({ version: version.optional() }).optional(),
    reply: composition,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/v1/compositions/reopen_compositions/',
    permission: 'composition.reopen',
    summary: 'Reabre redações de uma atividade, todas ou nenhuma, até a data final.',
    body: z.strictObject({
      test_id: id,
      compositions: z.array(id).max(1000),
      /** Those who have not begun, and so have no composition yet; they get one. */
      students: z.array(id).max(1000).optional(),
      /** Until when; asked for where the activity is already closed. */
      closes_at: moment.optional(),
    }),
    reply: z.object({ reopened: z.array(z.int()) }),
  }),
};
