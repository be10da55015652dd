import { z } from 'zod';
import { PROGRESS_STATES } from './activities';
import { endpoint } from './endpoint';
import { moment } from './ids';
import { TEST_TYPES } from './test-types';

const writtenActivity = z.object({
  test_id: z.int(),
  title: z.string(),
  theme_title: z.string(),
  genre_name: z.string(),
  test_type: z.enum(TEST_TYPES),
  school_group_name: z.string(),
  closes_at: moment,
  composition_id: z.int().nullable(),
  /** The first version, when this is a rewriting. */
  parent_composition_id: z.int().nullable(),
  progress: z.enum(PROGRESS_STATES),
  is_late: z.boolean(),
  submitted_at: moment.nullable(),
  count_words: z.int(),
  review_grid_id: z.int(),
  total: z.number().nullable(),
  max_total: z.int(),
  points: z.array(z.number()).nullable(),
  is_zero: z.boolean(),
});

export const studentWriting = z.object({
  /** The latest first. */
  activities: z.array(writtenActivity),
  /** By grid: the competences, and each graded text in order of time. */
  evolution: z.array(
    z.object({
      review_grid_id: z.int(),
      review_grid_name: z.string(),
      max_total: z.int(),
      competences: z.array(z.object({ position: z.int(), short_name: z.string(), max_points: z.int() })),
      texts: z.array(
        z.object({ composition_id: z.int(), title: z.string(), finished: moment, total: z.number(), points: z.array(z.number()) }),
      ),
    }),
  ),
  engagement: z.object({
    expected: z.int(),
    delivered: z.int(),
    on_time: z.int(),
    rewritten: z.int(),
    feedback_opened: z.int(),
    published: z.int(),
    median_minutes: z.number().nullable(),
    last_submitted: moment.nullable(),
  }),
});

export type StudentWriting = z.infer<typeof studentWriting>;

export const studentWritings = {
  get: endpoint({
    method: 'GET',
    path: '/api/v1/students/:id/writing/',
    permission: 'student.read',
    summary: 'O que um estudante do alcance escreveu: atividades, evolução por competência, engajamento. A leitura fica registrada.',
    reply: studentWriting,
    recorded: true,
  }),
};
