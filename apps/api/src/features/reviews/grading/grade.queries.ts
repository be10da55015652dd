import type { CompetenceGrade } from '@lauda/contract/review-parts';
import type { Fragment, Sql } from '../../../db/sql';
import { renewed } from '../saving/save.queries';

export type GradeChange = {
  competence_id: number;
  /** The version that the writer had read; 0: none yet. */
  version: number;
  /** Undefined: as it was. Null: no grade any more. */
  level: { id: number; points: number } | null | undefined;
  comment: string | undefined;
  justification: string | undefined;
};
/** The review that is held, as far as the trail names it, and the points that it had given so far. */
export type GradedReview = { id: number; composition_id: number; student_id: number; formerPoints: number | null };
export type Hand = { actorId: number; address: string; leaseMs: number };
export type SavedGrade = CompetenceGrade & { review_version: number; last_saved: string; lease_until: string };

const COLUMNS = 'competence_id, level_id, points, comment, justification, version';

const firstGrade = (sql: Sql, id: number, { competence_id, level, comment, justification }: GradeChange): Fragment => sql`
  insert into review_grades (review_id, competence_id, level_id, points, comment, justification)
  values (${id}, ${competence_id}, ${level?.id ?? null}, ${level?.points ?? null}, ${comment ?? ''}, ${justification ?? ''})
  on conflict (review_id, competence_id) do nothing returning ${sql.unsafe(COLUMNS)}`;

const nextGrade = (sql: Sql, id: number, { competence_id, version, level, comment, justification }: GradeChange): Fragment => sql`
  update review_grades set version = version + 1, modified = now(),
    level_id = ${level === undefined ? sql`level_id` : (level?.id ?? null)}, points = ${level === undefined ? sql`points` : (level?.points ?? null)},
    comment = coalesce(${comment ?? null}, comment), justification = coalesce(${justification ?? null}, justification)
  where review_id = ${id} and competence_id = ${competence_id} and version = ${version} returning ${sql.unsafe(COLUMNS)}`;

/**
 * The grade, the review's version and lease, the line of the log and, where points change, the line of the audit trail: one statement, all
 * of it or nothing. Undefined when the grade has another version by now.
 */
export async function putGrade(sql: Sql, review: GradedReview, change: GradeChange, hand: Hand): Promise<SavedGrade | undefined> {
  const { id, composition_id, student_id, formerPoints } = review;
  const { actorId, address, leaseMs } = hand;
  const [saved] = await sql<SavedGrade[]>`
    with graded as (${change.version === 0 ? firstGrade(sql, id, change) : nextGrade(sql, id, change)}),
    saved as (
      update composition_reviews set version = version + 1, ${renewed(sql, leaseMs)} where id = ${id} and exists (select from graded)
      returning version as review_version, last_saved, lease_until),
    noted as (
      insert into review_events (review_id, actor_id, action, subject_id, version, after)
      select ${id}, ${actorId}, 'grade', competence_id, review_version, to_jsonb(graded) from graded, saved),
    audited as (
      insert into audit_events (action, actor_id, address, student_id, details)
      select 'composition.graded', ${actorId}::int, ${address}, ${student_id}::int, jsonb_build_object('composition_id', ${composition_id}::int, 'review_id', ${id}::int,
        'competence_id', competence_id, 'before', encode(sha256(${formerPoints}::int::text::bytea), 'hex'), 'after', encode(sha256(points::text::bytea), 'hex'))
      from graded where points is distinct from ${formerPoints}::int)
    select * from graded, saved`;
  return saved;
}
