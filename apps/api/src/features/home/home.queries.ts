import type { ClassAtHome, Home, SchoolAtHome } from '@lauda/contract/home';
import { counted } from '../../db/counted';
import { type Reach, reaches } from '../../db/scope';
import type { Fragment, Sql } from '../../db/sql';

const CLASSES = 60;
const SCHOOLS = 50;
const TREND = 6;
/** The mean of the first texts to be corrected says nothing of the class: half of what came in, and so many, must be. */
const ENOUGH = 3;

const delivered = (sql: Sql): Fragment => sql`(count_submitted + count_in_review + count_reviewed + count_zeroed)`;

/** Each class of this year with its last activity and the means of the ones before, on the same grid. */
export const classesAtHome = async (sql: Sql, reach: Reach) =>
  counted(
    await sql<(ClassAtHome & { count: number })[]>`
      with shown as (
        select id, name, school_id, school_grade, count(*) over ()::int as count from school_groups
        where archived_at is null and school_year = extract(year from now() at time zone 'America/Sao_Paulo') and ${reaches.schoolGroups(sql, reach)}
        order by school_grade, name, id limit ${CLASSES})
      select shown.id as school_group_id, shown.name, shown.count, schools.name as school_name,
        coalesce((select count_students from school_group_counts where school_group_id = shown.id), 0) as count_students,
        latest.activity as last_activity, coalesce(means.trend, '[]') as trend
      from shown join schools on schools.id = shown.school_id
      left join lateral (
        select tests.review_grid_id, json_build_object('id', id, 'title', title, 'test_type', test_type, 'closes_at', closes_at, 'reviewed', count_reviewed + count_zeroed,
          'waiting', count_submitted + count_in_review, 'missing', greatest(tests.count_students - ${delivered(sql)}, 0), 'expected', tests.count_students) as activity
        from tests where tests.school_group_id = shown.id and archived_at is null and opens_at <= now() order by closes_at desc, id desc limit 1) as latest on true
      left join lateral (
        select json_agg(json_build_object('test_id', test_id, 'title', title, 'mean', mean, 'mean_percent', mean_percent) order by closes_at) as trend
        from (
          select tests.id as test_id, tests.title, tests.closes_at, round(sum(sum_points) / sum(result_totals.count), 1)::float as mean,
            round(sum(sum_percent) / sum(result_totals.count), 1)::float as mean_percent
          from tests join result_totals on level = 'test' and owner_id = tests.id and position = 0 and result_totals.count > 0
          where tests.school_group_id = shown.id and tests.archived_at is null and tests.review_grid_id = latest.review_grid_id
          group by tests.id having sum(result_totals.count) >= greatest(least(tests.count_students, ${ENOUGH}), ${delivered(sql)} / 2.0)
          order by tests.closes_at desc limit ${TREND}) as recent) as means on true
      order by shown.school_grade, shown.name, shown.id`,
  );

const monthOf = (sql: Sql, moment: Fragment): Fragment => sql`date_trunc('month', ${moment} at time zone 'America/Sao_Paulo')::date`;

/** This month against the one before: delivery and texts of the activities that ended in it, means of their grades. */
export const schoolsAtHome = async (sql: Sql, reach: Reach) =>
  counted(
    await sql<(SchoolAtHome & { count: number })[]>`
      with shown as (
        select id, name, search_name, count(*) over ()::int as count from schools where ${reaches.schools(sql, reach)} order by search_name, id limit ${SCHOOLS}),
      months as (select ${monthOf(sql, sql`now()`)} as this, (${monthOf(sql, sql`now()`)} - interval '1 month')::date as last),
      handed as (
        select tests.school_id, ${monthOf(sql, sql`closes_at`)} as month, sum(${delivered(sql)}) as texts, sum(tests.count_students) as expected
        from tests, months where tests.school_id in (select id from shown) and archived_at is null
          and closes_at >= months.last and closes_at < months.this + interval '1 month' and ${reaches.tests(sql, reach)} group by 1, 2),
      graded as (
        select owner_id as school_id, month, sum(sum_percent) / nullif(sum(result_totals.count), 0) as mean from result_totals, months
        where level = 'school' and owner_id in (select id from shown) and position = 0 and month in (months.this, months.last) group by 1, 2)
      select shown.id as school_id, shown.name, shown.count,
        coalesce((select sum(count_students)::int from school_groups join school_group_counts on school_group_id = school_groups.id
          where school_groups.school_id = shown.id and school_year = extract(year from months.this) and archived_at is null), 0) as count_students,
        json_build_object('this_month', ${share(sql, 'this')}, 'last_month', ${share(sql, 'last')}) as delivery,
        json_build_object('this_month', coalesce(this_handed.texts, 0), 'last_month', coalesce(last_handed.texts, 0)) as texts,
        json_build_object('this_month', round(this_graded.mean, 1), 'last_month', round(last_graded.mean, 1)) as mean
      from shown cross join months
      left join handed as this_handed on this_handed.school_id = shown.id and this_handed.month = months.this
      left join handed as last_handed on last_handed.school_id = shown.id and last_handed.month = months.last
      left join graded as this_graded on this_graded.school_id = shown.id and this_graded.month = months.this
      left join graded as last_graded on last_graded.school_id = shown.id and last_graded.month = months.last
      order by shown.search_name, shown.id`,
  );

const share = (sql: Sql, which: 'this' | 'last'): Fragment =>
  which === 'this'
    ? sql`round(100.0 * this_handed.texts / nullif(this_handed.expected, 0), 1)`
    : sql`round(100.0 * last_handed.texts / nullif(last_handed.expected, 0), 1)`;

/** Where this person stopped: the review in progress, or the draft of a theme, that was saved last. */
export async function leftAt(sql: Sql, reach: Reach): Promise<Home['resume']> {
  const [last] = await sql<NonNullable<Home['resume']>[]>`
    (select 'review' as kind, themes.title, '/correcao/' || composition_reviews.composition_id as link, last_saved as saved
      from composition_reviews join tests on tests.id = test_id join themes on themes.id = tests.theme_id
      where reviewer_id = ${reach.user_id} and composition_reviews.status = 'in_progress' order by last_saved desc limit 1)
    union all
    (select 'theme', title, '/temas/' || id || '/editar', modified from themes where author_id = ${reach.user_id} and state = 'draft' order by modified desc limit 1)
    order by saved desc limit 1`;
  return last ?? null;
}
