import type { CompositionStatus } from '@lauda/domain/writing/composition-life';
import { type Reach, reaches } from '../../db/scope';
import type { Sql } from '../../db/sql';

/** A row for someone who has none yet, tied to the first version where this is a rewriting. */
export const openCompositions = (sql: Sql, testId: number, studentIds: readonly number[]) => sql`
  insert into compositions (test_id, student_id, school_group_id, school_id, school_network_id, parent_id, status, review_type)
  select tests.id, student, tests.school_group_id, tests.school_id, tests.school_network_id,
    (select id from compositions as firsts where firsts.test_id = tests.parent_id and firsts.student_id = student), 'not_started', review_flow
  from tests, unnest(${[...studentIds]}::int[]) as student where tests.id = ${testId}
  on conflict (test_id, student_id) do nothing`;

export async function lockOwn(sql: Sql, reach: Reach, testId: number, studentId: number) {
  const [own] = await sql<{ id: number; status: CompositionStatus }[]>`
    select id, status from compositions where test_id = ${testId} and student_id = ${studentId} and ${reaches.compositions(sql, reach)} for no key update`;
  return own;
}

/** Of this activity, in order of number. */
export const lockAll = async (
  sql: Sql,
  reach: Reach,
  testId: number,
  { ids, studentIds }: { ids: readonly number[]; studentIds: readonly number[] },
) => [
  ...(await sql<{ id: number; student_id: number; version: number }[]>`
    select id, student_id, version from compositions
    where test_id = ${testId} and (id = any (${[...ids]}::int[]) or student_id = any (${[...studentIds]}::int[])) and ${reaches.compositions(sql, reach)}
    order by id for no key update`),
];

export const setText = (sql: Sql, id: number, { title, text, count_words }: { title: string; text: string; count_words: number }) => sql`
  update compositions set title = ${title}, text = ${text}, count_words = ${count_words} where id = ${id}`;

/** Something of it is to be written again: its revision is not over. */
export const reopenRevision = (sql: Sql, testId: number) => sql`
  update tests set revision_finished_at = null, version = version + 1, modified = now() where id = ${testId} and revision_finished_at is not null`;

export async function testOf(sql: Sql, id: number) {
  const [composition] = await sql<{ test_id: number }[]>`select test_id from compositions where id = ${id}`;
  return composition?.test_id ?? 0;
}
