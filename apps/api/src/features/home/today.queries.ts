import type { TodayItem } from '@lauda/contract/home';
import { type Reach, reaches } from '../../db/scope';
import type { Fragment, Sql } from '../../db/sql';

/** More than a morning holds; whoever has more sees the rest on the screens behind. */
const MOST = 6;
/** Nothing handed in for this many closed activities in a row: stopped. */
const STOPPED_AFTER = 3;

const addressOf = (sql: Sql): Fragment => sql`'/atividades/' || tests.test_type || '?atividade=' || tests.id`;
const delivered = (sql: Sql): Fragment => sql`(count_submitted + count_in_review + count_reviewed + count_zeroed)`;
const ofThisYear = (sql: Sql): Fragment => sql`
  school_groups.archived_at is null and school_groups.school_year = extract(year from now() at time zone 'America/Sao_Paulo')`;

/** Texts that wait for whoever teaches the class (flow N), by class; the action opens the oldest one. */
export const textsWaiting = (sql: Sql, reach: Reach) => sql<TodayItem[]>`
  select 'texts_waiting' as kind, sum(tests.count_submitted)::int as count, min(school_groups.name) as about, null as title, oldest.submitted_at as moment,
    null::int as percent, '/correcao/' || oldest.id as link
  from tests join school_groups on school_groups.id = tests.school_group_id
  cross join lateral (
    select compositions.id, compositions.submitted_at from compositions
    where compositions.school_group_id = tests.school_group_id and status = 'submitted' and review_type = 'N' order by submitted_at limit 1) as oldest
  where tests.archived_at is null and tests.review_flow = 'N' and tests.count_submitted > 0 and ${ofThisYear(sql)} and ${reaches.tests(sql, reach)}
  group by school_groups.id, oldest.id, oldest.submitted_at order by oldest.submitted_at limit ${MOST}`;

/** Everything corrected and nothing published yet. */
export const revisionsToFinish = (sql: Sql, reach: Reach) => sql<TodayItem[]>`
  select 'revision_to_finish' as kind, (count_reviewed + count_zeroed) as count, school_groups.name as about, tests.title, null::timestamptz as moment, null::int as percent,
    ${addressOf(sql)} as link
  from tests join school_groups on school_groups.id = tests.school_group_id
  where tests.archived_at is null and revision_finished_at is null and closes_at < now() and count_submitted = 0 and count_in_review = 0
    and count_reviewed + count_zeroed > 0 and ${ofThisYear(sql)} and ${reaches.tests(sql, reach)}
  order by closes_at limit ${MOST}`;

export const activitiesEnding = (sql: Sql, reach: Reach) => sql<TodayItem[]>`
  select 'activity_ending' as kind, greatest(tests.count_students - ${delivered(sql)}, 0) as count, school_groups.name as about, tests.title, closes_at as moment,
    case when tests.count_students > 0 then round(100.0 * ${delivered(sql)} / tests.count_students)::int end as percent, ${addressOf(sql)} as link
  from tests join school_groups on school_groups.id = tests.school_group_id
  where tests.archived_at is null and opens_at <= now() and closes_at between now() and now() + interval '7 days'
    and tests.count_students > ${delivered(sql)} and ${reaches.tests(sql, reach)}
  order by closes_at limit ${MOST}`;

/** By class: who handed in nothing in the last activities that closed. A class with fewer than that many says nothing. */
export const studentsStopped = (sql: Sql, reach: Reach) => sql<TodayItem[]>`
  with classes as (
    select school_groups.id, school_groups.name, last.ids, last.newest, last.test_type from school_groups
    cross join lateral (
      select array_agg(closed.id) as ids, (array_agg(closed.id order by closes_at desc))[1] as newest, (array_agg(closed.test_type order by closes_at desc))[1] as test_type
      from (select id, test_type, closes_at from tests where tests.school_group_id = school_groups.id and archived_at is null and parent_id is null and closes_at < now()
        order by closes_at desc limit ${STOPPED_AFTER}) as closed) as last
    where ${ofThisYear(sql)} and ${reaches.schoolGroups(sql, reach)} and cardinality(last.ids) = ${STOPPED_AFTER}),
  stopped as (
    select classes.id, count(*)::int as count from classes
    join user_roles on user_roles.school_group_id = classes.id and role_type = 'student' and user_roles.ended_at is null
    join users on users.id = user_roles.user_id and users.disabled_at is null
    where not exists (select from compositions where compositions.test_id = any (classes.ids) and compositions.student_id = users.id and submitted_at is not null)
    group by classes.id)
  select 'students_stopped' as kind, stopped.count, classes.name as about, null as title, null::timestamptz as moment, null::int as percent,
    '/atividades/' || classes.test_type || '?atividade=' || classes.newest as link
  from stopped join classes using (id) order by stopped.count desc, classes.name limit ${MOST}`;

/** For coordination: two reviewers who disagree, and texts that someone would not correct because of what they say. */
export const forCoordination = (sql: Sql, reach: Reach) => sql<TodayItem[]>`
  select 'reviews_discrepant' as kind, count(*)::int as count, null as about, null as title, min(submitted_at) as moment, null::int as percent, '/mesa?aba=desacordos' as link
  from compositions where outcome in ('discrepant', 'panel') and status <> 'reviewed' and ${reaches.compositions(sql, reach)} having count(*) > 0
  union all
  select 'sensitive_content', count(distinct composition_id)::int, null, null, min(abandoned), null, '/correcao/' || min(composition_id)
  from composition_reviews join abandon_reasons on abandon_reasons.id = abandon_reason_id and tells_coordinator
  where status = 'abandoned' and abandoned > now() - interval '30 days' and ${reaches.reviews(sql, reach)} having count(*) > 0`;
