import type { CompositionStatus } from '@lauda/domain/writing/composition-life';
import { held, type Reach } from '../../db/scope';
import type { Sql } from '../../db/sql';

export type Candidate = { id: number; student_id: number; status: CompositionStatus; is_published: boolean };

/** The named ones that are of this activity, or all that are corrected; held, in order of number. */
export const lockCandidates = async (sql: Sql, reach: Reach, testId: number, ids: readonly number[] | undefined): Promise<Candidate[]> => [
  ...(await sql<Candidate[]>`
    select id, student_id, status, published_at is not null as is_published from compositions
    where test_id = ${testId} and ${ids ? sql`id = any (${[...ids]}::int[])` : sql`status = 'reviewed'`} and ${held(sql, reach, 'compositions')}
    order by id for no key update`),
];

/** The revision is over when nothing waits for a review and everything reviewed is published. */
export const closeRevision = (sql: Sql, testId: number) => sql`
  update tests set revision_finished_at = now(), version = version + 1, modified = now()
  where id = ${testId} and revision_finished_at is null and count_submitted + count_in_review = 0 and count_reviewed + count_zeroed > 0
    and not exists (select from compositions where test_id = ${testId} and status = 'reviewed' and published_at is null)`;
