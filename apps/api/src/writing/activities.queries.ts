import type { ReviewFlow } from '@lauda/domain/reviewing/review-queue';
import type { CompositionStatus } from '@lauda/domain/writing/composition-life';
import type { PhaseState } from '@lauda/domain/writing/reopening';
import { type Reach, reaches } from '../db/scope';
import type { Fragment, Sql } from '../db/sql';

export type HeldActivity = {
  id: number;
  school_group_id: number;
  parent_id: number | null;
  review_flow: ReviewFlow;
  opens_at: string;
  closes_at: string;
  archived: boolean;
  /** By the database's clock. */
  phase: PhaseState;
};

export async function activityOf(sql: Sql, reach: Reach, id: number) {
  const [activity] = await sql<HeldActivity[]>`
  select id, school_group_id, parent_id, review_flow, opens_at, closes_at, archived_at is not null as archived,
    case when now() < opens_at then 'agendada' when now() < closes_at then 'em_andamento' else 'encerrada' end as phase
  from tests where id = ${id} and ${reaches.tests(sql, reach)}`;
  return activity;
}

/** Reports are read by type and by the month in which the activity ends: its grades go where it goes. */
export const moveResults = (sql: Sql, id: number) => sql`
  update composition_results set month = school_month(closes_at), test_type = tests.test_type
  from tests where tests.id = test_id and test_id = ${id}
    and (composition_results.month, composition_results.test_type) is distinct from (school_month(closes_at), tests.test_type)`;

export async function setEnd(sql: Sql, id: number, closesAt: string) {
  await sql`update tests set closes_at = ${closesAt}, version = version + 1, modified = now() where id = ${id} and closes_at <> ${closesAt}`;
  await moveResults(sql, id);
}

/** Who is in the class, or was when the activity ended; and whoever wrote, wherever they are now. */
export const students = (sql: Sql, testId: number): Fragment => sql`
  (select user_id from tests join user_roles on user_roles.school_group_id = tests.school_group_id
    where tests.id = ${testId} and role_type = 'student' and (ended_at is null or ended_at > closes_at)
  union select student_id from compositions where test_id = ${testId}) as listed (user_id)
  join users on users.id = listed.user_id and (users.disabled_at is null or exists (select from compositions where test_id = ${testId} and student_id = users.id))`;

export type StageRow = {
  user_id: number;
  first_name: string;
  last_name: string;
  composition_id: number | null;
  status: CompositionStatus;
  is_zero: boolean;
  /** On the first version, where this is a rewriting. */
  parent_status: CompositionStatus;
  parent_is_zero: boolean;
};

export const stagesOf = async (sql: Sql, { id, parent_id }: { id: number; parent_id: number | null }): Promise<StageRow[]> => [
  ...(await sql<StageRow[]>`
    select users.id as user_id, first_name, last_name, compositions.id as composition_id, coalesce(compositions.status, 'not_started') as status,
      coalesce(compositions.is_zero, false) as is_zero, coalesce(firsts.status, 'not_started') as parent_status, coalesce(firsts.is_zero, false) as parent_is_zero
    from ${students(sql, id)}
    left join compositions on compositions.test_id = ${id} and compositions.student_id = users.id
    left join compositions as firsts on firsts.test_id = ${parent_id}::int and firsts.student_id = users.id
    order by search_name collate "C", users.id`),
];
