import type { Fragment, Sql } from '../../../db/sql';
import type { HeldReview } from '../reviews.queries';
import { renewed } from './save.queries';

export type GradeChange = {
  competence_id: number;
  /** The version that the writer had read; 0: none yet. */
  version: number;
  /** Undefined: as it was. Null: no grade any more. */
  level: { id: number; points: number } | null | undefined;
  comment: string | undefined;
  justification: string | undefined;
};
export type Hand = { actorId: number; address: string; leaseMs: number };

const firstGrade = (sql: Sql, { id }: HeldReview, { competence_id, level, comment, justification }: GradeChange): Fragment => sql`
  insert into review_grades (review_id, competence_id, level_id, points, comment, justification)
  values (${id}, ${competence_id}, ${level?.id ?? null}, ${level?.points ?? null}, ${comment ?? ''}, ${justification ?? ''})
  on conflict (review_id, competence_id) do nothing returning *`;

const nextGrade = (sql: Sql, { id }: HeldReview, { competence_id, version, level, comment, justification }: GradeChange): Fragment => sql`
  update review_grades set version = version + 1, modified = now(),
    level_id = ${level === undefined ? sql`level_id` : (level?.id ?? null)}, points = ${level === undefined ? sql`points` : (level?.points ?? null)},
    comment = coalesce(${comment ?? null}, comment), justification = coalesce(${justification ?? null}, justification)
  where review_id = ${id} and competence_id = ${competence_id} and version = ${version} returning *`;

/**
 * The grade, the review's version and lease, the line of the log and, where points change, the line of the audit trail: one statement, all
 * of it or nothing. False when the grade has another version by now.
 */
export async function putGrade(sql: Sql, held: HeldReview, change: GradeChange, { actorId, address, leaseMs }: Hand): Promise<boolean> {
  const [saved] = await sql<{ version: number }[]>`
    with former as (select points from review_grades where review_id = ${held.id} and competence_id = ${change.competence_id}),
    graded as (${change.version === 0 ? firstGrade(sql, held, change) : nextGrade(sql, held, change)}),
    saved as (
      update composition_reviews set version = version + 1, ${renewed(sql, leaseMs)} where id = ${held.id} and exists (select from graded) returning version),
    noted as (
      insert into review_events (review_id, actor_id, action, subject_id, version, after)
      select ${held.id}, ${actorId}, 'grade', graded.competence_id, saved.version, jsonb_build_object('competence_id', graded.competence_id, 'level_id', graded.level_id,
        'points', graded.points, 'comment', graded.comment, 'justification', graded.justification, 'version', graded.version)
      from graded, saved),
    audited as (
      insert into audit_events (action, actor_id, address, student_id, details)
      select 'composition.graded', ${actorId}::int, ${address}, ${held.student_id}::int, jsonb_build_object('composition_id', ${held.composition_id}::int, 'review_id', ${held.id}::int,
        'competence_id', graded.competence_id, 'before', encode(sha256(former.points::text::bytea), 'hex'), 'after', encode(sha256(graded.points::text::bytea), 'hex'))
      from graded left join former on true where graded.points is distinct from former.points)
    select version from saved`;
  return saved !== undefined;
}
