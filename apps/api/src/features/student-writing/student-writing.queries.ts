import type { StudentWriting } from '@lauda/contract/student-writing';
import type { CompositionStatus } from '@lauda/domain/writing/composition-life';
import { held, type Reach, reaches } from '../../db/scope';
import type { Sql } from '../../db/sql';

export async function isStudent(sql: Sql, reach: Reach, id: number) {
  const [student] = await sql`select true from users where users.id = ${id} and ${reaches.students(sql, reach)}`;
  return student !== undefined;
}

type Written = StudentWriting['activities'][number];
export type WrittenRow = Omit<Written, 'progress'> & {
  status: CompositionStatus;
  /** A first version, or a rewriting of one. */
  is_rewriting: boolean;
  is_open: boolean;
  finished: string | null;
  is_published: boolean;
  has_opened: boolean;
  seconds_writing: number;
};

/** Of the classes where the student is or was when they ended, and whatever was written anywhere in the reach; the latest first. */
export const writtenBy = async (sql: Sql, reach: Reach, studentId: number): Promise<WrittenRow[]> => [
  ...(await sql<WrittenRow[]>`
    select tests.id as test_id, tests.title, themes.title as theme_title, genres.name as genre_name, tests.test_type, school_groups.name as school_group_name, closes_at,
      compositions.id as composition_id, compositions.parent_id as parent_composition_id, coalesce(compositions.status, 'not_started') as status,
      coalesce(compositions.is_late, false) as is_late, submitted_at, coalesce(count_words, 0) as count_words, tests.review_grid_id, total,
      (select sum(points)::int from (select max(points) as points from competences join competence_levels on competence_id = competences.id
        where competences.review_grid_id = tests.review_grid_id group by competences.id) as best) as max_total,
      points, coalesce(compositions.is_zero, false) as is_zero, tests.parent_id is not null as is_rewriting, closes_at > now() as is_open,
      composition_results.finished, published_at is not null as is_published, feedback_opened_at is not null as has_opened, coalesce(seconds_writing, 0) as seconds_writing
    from tests join themes on themes.id = theme_id join genres on genres.id = tests.genre_id join school_groups on school_groups.id = tests.school_group_id
    left join compositions on compositions.test_id = tests.id and student_id = ${studentId} and ${held(sql, reach, 'compositions')}
    left join composition_results on composition_results.composition_id = compositions.id
    where tests.archived_at is null and opens_at <= now() and ${held(sql, reach, 'tests')}
      and (compositions.id is not null or exists (select from user_roles where user_id = ${studentId} and user_roles.school_group_id = tests.school_group_id
        and role_type = 'student' and (ended_at is null or ended_at > closes_at)))
      and (tests.school_group_id in (select school_group_id from user_roles where user_id = ${studentId})
        or tests.id in (select test_id from compositions where student_id = ${studentId}))
    order by closes_at desc, tests.id desc`),
];

export type GridRow = Omit<StudentWriting['evolution'][number], 'texts'>;

export const gridsOf = async (sql: Sql, ids: readonly number[]): Promise<GridRow[]> => [
  ...(await sql<GridRow[]>`
    select review_grids.id as review_grid_id, review_grids.name as review_grid_name, sum(best.max_points)::int as max_total,
      json_agg(json_build_object('position', position, 'short_name', short_name, 'max_points', max_points) order by position) as competences
    from review_grids join lateral (
      select position, short_name, max(points)::int as max_points from competences join competence_levels on competence_id = competences.id
      where review_grid_id = review_grids.id group by competences.id) as best on true
    where review_grids.id = any (${[...ids]}::int[]) group by review_grids.id order by review_grids.id`),
];
