import type { Channel, NotificationKind } from '@lauda/contract/notifications';
import type { Fragment, Sql } from '../../db/sql';

export type News = {
  kind: NotificationKind;
  channel: Channel;
  event_key: string;
  title: string;
  content: string;
  link: string;
  school_group_id: number | null;
};

/** Who is told: the roles of the class and of its school (nobody of what they did themselves), or certain people. */
export type Audience = { roles: readonly ('teacher' | 'coordinator')[]; but?: number | null } | { people: readonly number[] };

const isAudience = (sql: Sql, audience: Audience): Fragment =>
  'people' in audience
    ? sql`users.id = any (${[...audience.people]}::int[])`
    : sql`users.id is distinct from ${audience.but ?? null}::int
        and exists (select from user_roles join school_groups on school_groups.id = told.school_group_id
        where user_roles.user_id = users.id and user_roles.ended_at is null and school_groups.archived_at is null and user_roles.role_type = any (${[...audience.roles]}::text[])
          and (user_roles.school_group_id = school_groups.id or (user_roles.school_group_id is null and user_roles.school_id = school_groups.school_id)))`;

/**
 * One row per person and event, whoever tells it how often: the key keeps the second away. Those who switched the kind off
 * are left out. Each row that is new is announced to whichever process has the person's page open.
 */
export const tell = (sql: Sql, news: News, audience: Audience) => sql`
  with told as (select ${news.school_group_id}::int as school_group_id),
  added as (
    insert into notification_logs (user_id, event_key, kind, channel, title, content, link, school_group_id)
    select users.id, ${news.event_key}, ${news.kind}, ${news.channel}, ${news.title}, ${news.content}, ${news.link}, told.school_group_id
    from users, told
    where users.disabled_at is null and ${isAudience(sql, audience)}
      and not exists (select from notification_preferences where notification_preferences.user_id = users.id and kind = ${news.kind} and not is_on)
    on conflict (user_id, event_key) do nothing returning id, user_id)
  select pg_notify('lauda_notifications', user_id || ':' || id) from added`;

/** `turn` is how many times the text was handed in: told again after each, and only then. */
export async function compositionFacts(sql: Sql, id: number) {
  const [facts] = await sql<{ school_group_id: number; group: string; theme: string; turn: number }[]>`
    select compositions.school_group_id, school_groups.name as group, themes.title as theme,
      coalesce((select max(number) from composition_versions where composition_id = compositions.id), 1) as turn
    from compositions join school_groups on school_groups.id = compositions.school_group_id
    join tests on tests.id = test_id join themes on themes.id = tests.theme_id where compositions.id = ${id}`;
  return facts;
}

export async function activityFacts(sql: Sql, id: number) {
  const [facts] = await sql<{ school_group_id: number; group: string; title: string; test_type: string; created_by: number | null }[]>`
    select tests.school_group_id, school_groups.name as group, tests.title, test_type, created_by
    from tests join school_groups on school_groups.id = tests.school_group_id where tests.id = ${id}`;
  return facts;
}

export async function groupName(sql: Sql, id: number) {
  const [group] = await sql<{ name: string }[]>`select name from school_groups where id = ${id}`;
  return group?.name;
}

/** Activities that end within two days and still wait for someone. */
export const endingSoon = (sql: Sql) => sql<
  { id: number; school_group_id: number; group: string; title: string; test_type: string; missing: number }[]
>`
  select tests.id, tests.school_group_id, school_groups.name as group, tests.title, test_type,
    greatest(tests.count_students - count_submitted - count_in_review - count_reviewed - count_zeroed, 0) as missing
  from tests join school_groups on school_groups.id = tests.school_group_id
  where tests.archived_at is null and opens_at <= now() and closes_at between now() and now() + interval '48 hours' order by tests.id limit 5000`;
