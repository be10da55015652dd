import { z } from 'zod';
import { moment } from './ids';
import { TEST_TYPES } from './test-types';

/** Students × activities of a class. */
export const evolutionReport = z.object({
  test_metadatas: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      test_type: z.enum(TEST_TYPES),
      review_grid_id: z.int(),
      review_grid_name: z.string(),
      closes_at: moment,
      max_total: z.int(),
      count: z.int(),
      mean_total: z.number().nullable(),
      mean_percent: z.number().nullable(),
      competences: z.array(z.object({ position: z.int(), short_name: z.string(), mean_percent: z.number().nullable() })),
    }),
  ),
  /** By user id; `tests` by test id. */
  users: z.record(
    z.string(),
    z.object({
      id: z.int(),
      first_name: z.string(),
      last_name: z.string(),
      tests: z.record(
        z.string(),
        z.object({
          composition_id: z.int(),
          total: z.number(),
          percent: z.number(),
          points: z.array(z.number()),
          is_zero: z.boolean(),
        }),
      ),
    }),
  ),
});

/** By month, from sums kept with the grades. */
export const monthlyReport = z.object({
  results: z.array(
    z.object({
      month: z.iso.date(),
      review_grid_id: z.int(),
      position: z.int(),
      count: z.int(),
      count_zero: z.int(),
      mean: z.number(),
      mean_percent: z.number(),
      bands: z.array(z.int()).length(11),
    }),
  ),
});

export type EvolutionReport = z.infer<typeof evolutionReport>;
export type MonthlyReport = z.infer<typeof monthlyReport>;
