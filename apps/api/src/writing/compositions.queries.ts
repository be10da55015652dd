import type { CompositionAction, CompositionStatus } from '@lauda/domain/writing/composition-life';
import type { Fragment, Sql } from '../db/sql';

export type HeldComposition = { id: number; test_id: number; student_id: number; status: CompositionStatus; is_published: boolean };

/** In order of number, so that two batches never wait for each other. Whoever asks has looked them up within the reach. */
export const lockCompositions = async (sql: Sql, ids: readonly number[]): Promise<HeldComposition[]> => [
  ...(await sql<HeldComposition[]>`
    select id, test_id, student_id, status, published_at is not null as is_published from compositions
    where id = any (${[...ids]}::int[]) order by id for no key update`),
];

export type Facts = { is_zero?: boolean; outcome?: string | null };

/** What else a step leaves on the composition. */
const stamps = (sql: Sql, action: CompositionAction, { is_zero = false, outcome }: Facts): Fragment => {
  const kept = outcome === undefined ? sql`` : sql`, outcome = ${outcome}`;
  switch (action) {
    case 'submit':
      return sql`, submitted_at = now(), is_late = now() > (select closes_at from tests where tests.id = compositions.test_id)`;
    case 'finish_review':
      return sql`, reviewed_at = now(), is_zero = ${is_zero} ${kept}`;
    case 'unfinish_review':
      return sql`, reviewed_at = null, published_at = null, is_zero = false ${kept}`;
    case 'publish':
      return sql`, published_at = coalesce(published_at, now())`;
    case 'reopen':
    case 'unfinish':
      return sql`, submitted_at = null, is_late = false, reviewed_at = null, published_at = null, feedback_opened_at = null, is_zero = false, outcome = null`;
    default:
      return kept;
  }
};

type Step = { id: number; from: CompositionStatus; to: CompositionStatus };

export const setStatus = (sql: Sql, steps: readonly Step[], action: CompositionAction, facts: Facts) => sql`
  update compositions set status = step.status, version = version + 1, modified = now() ${stamps(sql, action, facts)}
  from unnest(${steps.map(({ id }) => id)}::int[], ${steps.map(({ to }) => to)}::text[]) as step (id, status)
  where compositions.id = step.id`;

export const addCompositionEvents = (sql: Sql, steps: readonly Step[], action: CompositionAction, actorId: number | null) => sql`
  insert into composition_events (composition_id, action, from_status, to_status, actor_id)
  select id, ${action}, from_status, to_status, ${actorId}::int
  from unnest(${steps.map(({ id }) => id)}::int[], ${steps.map(({ from }) => from)}::text[], ${steps.map(({ to }) => to)}::text[])
    as step (id, from_status, to_status) order by id`;

/** The text as it was handed in, kept for good. */
export const keepVersion = (sql: Sql, id: number) => sql`
  insert into composition_versions (composition_id, number, title, text)
  select id, 1 + coalesce((select max(number) from composition_versions where composition_id = compositions.id), 0), title, text
  from compositions where id = ${id}`;

/**
 * The text goes back to its student and will change: what was written about it stays as a draft of whoever wrote it, and
 * no longer takes a place.
 */
export const setReviewsAside = (sql: Sql, ids: readonly number[], actorId: number | null) => sql`
  with aside as (
    update composition_reviews set status = 'abandoned', abandoned = now(), finished = null, total = null, lease_until = null, version = version + 1
    where composition_id = any (${[...ids]}::int[]) and status <> 'abandoned' returning id, version)
  insert into review_events (review_id, actor_id, action, version, after)
  select id, ${actorId}::int, 'set_aside', version, '{"status": "abandoned"}' from aside order by id`;
