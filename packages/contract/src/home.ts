import { z } from 'zod';
import { endpoint } from './endpoint';
import { moment } from './ids';

/** A short sentence of the day: its kind, its number, and where its action leads. The words are the screen's. */
export const todayItem = z.object({
  kind: z.enum(['texts_waiting', 'revision_to_finish', 'activity_ending', 'students_stopped', 'reviews_discrepant', 'sensitive_content']),
  count: z.int(),
  /** The class it is about. */
  about: z.string().nullable(),
  /** The activity, when it is one. */
  title: z.string().nullable(),
  /** Since when the oldest waits, or when the activity ends. */
  moment: moment.nullable(),
  /** Delivered so far, in per cent. */
  percent: z.int().nullable(),
  link: z.string(),
});

export const classAtHome = z.object({
  school_group_id: z.int(),
  name: z.string(),
  school_name: z.string(),
  count_students: z.int(),
  last_activity: z
    .object({
      id: z.int(),
      title: z.string(),
      test_type: z.string(),
      closes_at: moment,
      reviewed: z.int(),
      waiting: z.int(),
      missing: z.int(),
      expected: z.int(),
    })
    .nullable(),
  /** Means of the last activities with results on the grid of the latest one, the oldest first; at most 6. */
  trend: z.array(z.object({ test_id: z.int(), title: z.string(), mean: z.number(), mean_percent: z.number() })),
});

const figure = z.object({ this_month: z.number().nullable(), last_month: z.number().nullable() });

export const schoolAtHome = z.object({
  school_id: z.int(),
  name: z.string(),
  count_students: z.int(),
  /** Delivered ÷ expected of the activities that ended in the month, in per cent. */
  delivery: figure,
  /** Texts handed in. */
  texts: figure,
  /** Mean per cent of the full grade. */
  mean: figure,
});

export const home = z.object({
  today: z.array(todayItem),
  classes: z.array(classAtHome),
  count_classes: z.int(),
  /** For those who look after schools: at most 50, in order of name. */
  schools: z.array(schoolAtHome),
  count_schools: z.int(),
  /** Where this person stopped: the review in progress that was saved last, or the last draft of a theme. */
  resume: z.object({ kind: z.enum(['review', 'theme']), title: z.string(), link: z.string(), saved: moment }).nullable(),
});

export type Home = z.infer<typeof home>;
export type TodayItem = z.infer<typeof todayItem>;
export type ClassAtHome = z.infer<typeof classAtHome>;
export type SchoolAtHome = z.infer<typeof schoolAtHome>;

export const homePage = {
  get: endpoint({
    method: 'GET',
    path: '/api/v1/home/',
    permission: 'session',
    summary: 'Tudo o que a página inicial mostra, num pedido só.',
    reply: home,
  }),
};
