import type { ReviewAction } from '@lauda/domain/reviewing/review-life';
import type { Fragment, Sql } from '../../../db/sql';

/** What a save leaves in the log; replaying them in order gives the present state. */
export type SaveAction = ReviewAction | 'start' | 'update' | 'change_annotation' | 'remove_annotation' | 'report_annotation' | 'set_aside';

/** A save renews the lease: by the clock of the database, which judges it. */
export const renewed = (sql: Sql, leaseMs: number): Fragment =>
  sql`last_saved = clock_timestamp(), lease_until = clock_timestamp() + ${leaseMs}::int * interval '1 millisecond'`;

type Save = { id: number; actorId: number; action: SaveAction; subjectId?: number; after: object };
type Own = Omit<Save, 'action' | 'after'>;

/** The review's own columns change, its version grows by one, and the log says how: one statement. */
async function saveReview(sql: Sql, { id, actorId, action, subjectId, after }: Save, changes: Fragment): Promise<number> {
  const [saved] = await sql<{ version: number }[]>`
    with saved as (update composition_reviews set ${changes}, version = version + 1 where id = ${id} returning version)
    insert into review_events (review_id, actor_id, action, subject_id, version, after)
    select ${id}, ${actorId}, ${action}, ${subjectId ?? null}::int, version, ${JSON.stringify(after)}::text::jsonb from saved returning version`;
  return saved?.version ?? 0;
}

export type Fields = { comment?: string | undefined; elements?: object | undefined; highlight_decisions?: object | undefined };
export const saveFields = (sql: Sql, own: Own, fields: Fields, leaseMs: number) =>
  saveReview(
    sql,
    { ...own, action: 'update', after: fields },
    sql`${renewed(sql, leaseMs)} ${fields.comment === undefined ? sql`` : sql`, comment = ${fields.comment}`}`,
  );

export const saveZero = (sql: Sql, own: Own, after: { zero_grade_reason_id: number | null; zero_comment: string }, leaseMs: number) =>
  saveReview(
    sql,
    { ...own, action: after.zero_grade_reason_id === null ? 'undo_zero' : 'zero', after },
    sql`zero_reason_id = ${after.zero_grade_reason_id}, zero_comment = ${after.zero_comment}, ${renewed(sql, leaseMs)}`,
  );

export const saveFinished = (sql: Sql, own: Own, total: number) =>
  saveReview(
    sql,
    { ...own, action: 'finish', after: { status: 'finished', total } },
    sql`status = 'finished', finished = clock_timestamp(), last_saved = clock_timestamp(), lease_until = null, total = ${total}`,
  );

export const saveUnfinished = (sql: Sql, own: Own, leaseMs: number) =>
  saveReview(
    sql,
    { ...own, action: 'unfinish', after: { status: 'in_progress', total: null } },
    sql`status = 'in_progress', finished = null, total = null, ${renewed(sql, leaseMs)}`,
  );

export const saveAbandoned = (sql: Sql, own: Own, reasonId: number) =>
  saveReview(
    sql,
    { ...own, action: 'abandon', after: { status: 'abandoned', reason_id: reasonId } },
    sql`status = 'abandoned', abandoned = clock_timestamp(), abandon_reason_id = ${reasonId}, lease_until = null`,
  );

/** For what stands in tables of its own: the review only counts the save. */
export const saveAside = (sql: Sql, save: Save, leaseMs: number) => saveReview(sql, save, renewed(sql, leaseMs));
/** By someone who does not hold it: neither clock moves. */
export const noteAside = (sql: Sql, save: Save) => saveReview(sql, save, sql`last_saved = last_saved`);

/** Whether one of these fields was saved after the version that the writer had read. */
export async function isOvertaken(sql: Sql, id: number, version: number, fields: readonly string[]) {
  const [later] = await sql`
    select from review_events where review_id = ${id} and version > ${version} and action in ('update', 'zero', 'undo_zero') and after ?| ${[...fields]}::text[] limit 1`;
  return later !== undefined;
}

/** Time at the desk is only ever added to, and is no save. */
export const keepTime = (sql: Sql, id: number, seconds: number) =>
  sql`update composition_reviews set seconds_spent = greatest(seconds_spent, ${seconds}) where id = ${id}`;

/** The page is open: the lease goes on, but not beyond the hours without a save. */
export async function keepLease(sql: Sql, id: number, seconds: number, leaseUntil: string) {
  const [kept] = await sql<{ lease_until: string }[]>`
    update composition_reviews set lease_until = ${leaseUntil}, seconds_spent = greatest(seconds_spent, ${seconds}) where id = ${id} returning lease_until`;
  return kept;
}
