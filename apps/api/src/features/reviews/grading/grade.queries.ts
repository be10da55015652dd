import type { CompetenceGrade } from '@lauda/contract/review-parts';
import type { Fragment, Sql } from '../../../db/sql';

export type GradeChange = {
  competence_id: number;
  /** The version that the writer had read; 0: none yet. */
  version: number;
  /** Undefined: as it was. Null: no grade any more. */
  level: { id: number; points: number } | null | undefined;
  comment: string | undefined;
  justification: string | undefined;
};
/** The review as it was read, as far as the trail names it, and the points that it had given so far. */
export type GradedReview = { id: number; row_mark: string; composition_id: number; student_id: number; formerPoints: number | null };
export type Hand = { actorId: number; address: string; leaseMs: number };
export type SavedGrade = CompetenceGrade & { review_version: number; last_saved: string; lease_until: string; row_mark: string };

const firstGrade = (sql: Sql, id: number, { competence_id, level, comment, justification }: GradeChange): Fragment => sql`
  insert into review_grades (review_id, competence_id, level_id, points, comment, justification)
  select ${id}, ${competence_id}, ${level?.id ?? null}::int, ${level?.points ?? null}::int, ${comment ?? ''}, ${justification ?? ''} from saved
  on conflict (review_id, competence_id) do nothing returning competence_id, level_id, points, comment, justification, version`;

const nextGrade = (sql: Sql, id: number, { competence_id, version, level, comment, justification }: GradeChange): Fragment => sql`
  update review_grades set version = version + 1, modified = now(),
    level_id = case when ${level === undefined} then level_id else ${level?.id ?? null}::int end,
    points = case when ${level === undefined} then points else ${level?.points ?? null}::int end,
    comment = coalesce(${comment ?? null}, comment), justification = coalesce(${justification ?? null}, justification)
  where review_id = ${id} and competence_id = ${competence_id} and version = ${version} and exists (select from saved)
  returning competence_id, level_id, points, comment, justification, version`;

/**
 * The review's version and lease, the grade, the line of the log and, where points change, the line of the audit trail: one statement, all
 * of it or nothing. Undefined when the review is no longer as it was read. Whatever changes the grade also changes the review: should the
 * grade have another version all the same, the statement fails.
 */
export async function putGrade(sql: Sql, review: GradedReview, change: GradeChange, hand: Hand): Promise<SavedGrade | undefined> {
  const { id, row_mark, composition_id, student_id, formerPoints } = review;
  const { actorId, address, leaseMs } = hand;
  const [saved] = await sql<SavedGrade[]>`
    with saved as (
      update composition_reviews set version = version + 1, last_saved = clock_timestamp(), lease_until = clock_timestamp() + ${leaseMs}::int * interval '1 millisecond'
      where id = ${id} and xmin = ${row_mark} and reviewer_id = ${actorId}
      returning version as review_version, last_saved, lease_until, xmin as row_mark),
    graded as (${change.version === 0 ? firstGrade(sql, id, change) : nextGrade(sql, id, change)}),
    noted as (
      insert into review_events (review_id, actor_id, action, subject_id, version, after)
      select ${id}, ${actorId}, 'grade', competence_id, review_version, to_jsonb(graded) from graded, saved),
    audited as (
      insert into audit_events (action, actor_id, address, student_id, details)
      select 'composition.graded', ${actorId}::int, ${address}, ${student_id}::int, jsonb_build_object('composition_id', ${composition_id}::int, 'review_id', ${id}::int,
        'competence_id', competence_id, 'before', encode(sha256(${formerPoints}::int::text::bytea), 'hex'), 'after', encode(sha256(points::text::bytea), 'hex'))
      from graded where points is distinct from ${formerPoints}::int)
    select * from saved left join graded on true where graded.version is not null or not_as_known()`;
  return saved;
}
