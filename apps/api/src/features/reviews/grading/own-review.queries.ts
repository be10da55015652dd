import { type Reach, reaches } from '../../../db/scope';
import type { Sql } from '../../../db/sql';
import type { StoredReview } from '../../../writing/reviews.queries';

type Parts = Pick<StoredReview, 'grades' | 'elements' | 'highlight_decisions'>;

/** `now` is by the clock of the database, as the lease is; `row_mark` is another with every change of the row, whatever it changes. */
export type OwnRow = Omit<StoredReview, keyof Parts | 'reviewer_name'> & { now: string; row_mark: string };
export type OwnReview = OwnRow & Parts;

const lockRow = (sql: Sql, reach: Reach, id: number) => sql<OwnRow[]>`
  select id, composition_id, status, kind, ordinal, counts, reviewer_id, zero_reason_id as zero_grade_reason_id, zero_comment, comment,
    abandon_reason_id as reason_id, version, seconds_spent, lease_until, last_saved, started, finished, clock_timestamp() as now, xmin as row_mark
  from composition_reviews where id = ${id} and ${reaches.reviews(sql, reach)} for no key update`;

const partsOf = (sql: Sql, id: number) => sql<Parts[]>`
  select
    (select coalesce(json_agg(json_build_object('competence_id', competence_id, 'level_id', level_id, 'points', points, 'comment', comment,
        'justification', justification, 'version', version) order by competence_id), '[]') from review_grades where review_id = ${id}) as grades,
    (select coalesce(json_agg(json_build_object('element', element, 'state', state, 'start', start_at, 'end', end_at)), '[]')
      from review_elements where review_id = ${id}) as elements,
    (select coalesce(json_object_agg(highlight_key, decision), '{}') from highlight_decisions where review_id = ${id}) as highlight_decisions`;

/**
 * A review with all of its parts, held until the end: whoever saves to it comes after. Two statements in one breath, for whoever had to wait
 * for the row must read the parts as they were left.
 */
export async function holdOwn(sql: Sql, reach: Reach, id: number): Promise<OwnReview | undefined> {
  const [[row], [parts]] = await Promise.all([lockRow(sql, reach, id), partsOf(sql, id)]);
  return row && parts && { ...row, ...parts };
}

/** Whose text it is and what it is graded by: neither ever changes. */
export type ReviewOf = { student_id: number; review_grid_id: number };

export async function textOfReview(sql: Sql, id: number): Promise<ReviewOf | undefined> {
  const [found] = await sql<ReviewOf[]>`
    select student_id, review_grid_id from composition_reviews join compositions on compositions.id = composition_id join tests on tests.id = compositions.test_id
    where composition_reviews.id = ${id}`;
  return found;
}
