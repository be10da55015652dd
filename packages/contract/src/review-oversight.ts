import { z } from 'zod';
import { endpoint } from './endpoint';
import { idParam, moment } from './ids';
import { flagParam, page, repeated, slice } from './page';
import { REVIEW_KINDS, REVIEW_STATUSES } from './review-parts';
import { REVIEW_FLOWS, ROLE_TYPES } from './users';

/** What coordination can move on: nobody has the text, two could not agree, three could not. */
export const OVERSEEN_STATES = ['waiting', 'discrepant', 'panel'] as const;

export const overseenText = z.object({
  composition_id: z.int(),
  code: z.string(),
  /** Null once the student has left the reach. */
  student_name: z.string().nullable(),
  school_group_name: z.string(),
  theme_title: z.string(),
  review_type: z.enum(REVIEW_FLOWS),
  submitted_at: moment.nullable(),
  /** Those that count and were not given up, in order. */
  reviews: z.array(
    z.object({
      reviewer_name: z.string(),
      ordinal: z.int(),
      kind: z.enum(REVIEW_KINDS),
      status: z.enum(REVIEW_STATUSES),
      /** Null until finished. */
      total: z.number().nullable(),
      is_zero: z.boolean(),
      /** By competence, in the order of the grid; empty until finished, and of a zero. */
      points: z.array(z.int()),
    }),
  ),
});

export const candidate = z.object({
  reviewer_id: z.int(),
  name: z.string(),
  role_type: z.enum(ROLE_TYPES),
  in_progress: z.int(),
});

export type OverseenState = (typeof OVERSEEN_STATES)[number];
export type OverseenText = z.infer<typeof overseenText>;
export type Candidate = z.infer<typeof candidate>;

export const reviewOversight = {
  texts: endpoint({
    method: 'GET',
    path: '/api/v1/review_queue/overseen/',
    permission: 'review.oversee',
    summary: 'Os textos do alcance que ninguém tem, ou em que as correções discordam; o mais antigo primeiro.',
    query: z.object({ ...slice(50, 20), state: z.enum(OVERSEEN_STATES) }),
    reply: page(overseenText),
  }),
  candidates: endpoint({
    method: 'GET',
    path: '/api/v1/review_queue/candidates/',
    permission: 'review.oversee',
    summary: 'Quem pode receber estes textos todos, por ordem de nome; com as_panel, quem pode ser a banca.',
    query: z.object({ composition_id: repeated(idParam), as_panel: flagParam.default(false) }),
    reply: z.object({ results: z.array(candidate) }),
  }),
};
