import type { Notification, NotificationKind, notifications } from '@lauda/contract/notifications';
import type { z } from 'zod';
import { counted } from '../../db/counted';
import type { Fragment, Sql } from '../../db/sql';

type Query = z.output<(typeof notifications.list)['query']>;

const columns = (sql: Sql): Fragment => sql`id, kind, title, content, created, link, channel, opened, received`;

/** Told of a class that is theirs no more, a person is told nothing (spec: whoever lost access gets nothing more). */
const isStillTheirs = (sql: Sql, userId: number): Fragment => sql`
  (school_group_id is null
    or exists (select from users where users.id = ${userId} and (is_staff or is_superuser))
    or exists (select from user_roles join school_groups on school_groups.id = notification_logs.school_group_id
      where user_roles.user_id = ${userId} and user_roles.ended_at is null and user_roles.role_type <> 'student' and school_groups.archived_at is null
        and (user_roles.school_group_id = school_groups.id or (user_roles.school_group_id is null and user_roles.school_id = school_groups.school_id)
          or (user_roles.school_id is null and user_roles.school_network_id = school_groups.school_network_id))))`;

/** As the domain's `isSeen`: with a link when opened, without one when received. A test holds the two together. */
const isUnseen = (sql: Sql): Fragment => sql`(case when link <> '' then opened is null else received is null end)`;
const isUnopenedRecommendation = (sql: Sql): Fragment => sql`(channel = 'recommendation' and opened is null)`;

const ofYear = (sql: Sql, year: number | undefined): Fragment =>
  year === undefined
    ? sql`true`
    : sql`created >= make_timestamptz(${year}, 1, 1, 0, 0, 0, 'America/Sao_Paulo') and created < make_timestamptz(${year} + 1, 1, 1, 0, 0, 0, 'America/Sao_Paulo')`;

const isOf = (sql: Sql, userId: number): Fragment => sql`user_id = ${userId} and ${isStillTheirs(sql, userId)}`;

export const notificationsOf = async (sql: Sql, userId: number, { limit, offset, created__year, unseen, channel }: Query) =>
  counted(
    await sql<(Notification & { count: number })[]>`
      select ${columns(sql)}, count(*) over ()::int as count from notification_logs
      where ${isOf(sql, userId)} and ${ofYear(sql, created__year)} and ${channel ? sql`channel = ${channel}` : sql`true`}
        and ${unseen ? isUnseen(sql) : sql`true`}
      order by created desc, id desc limit ${limit} offset ${offset}`,
  );

/** What the domain's `unseenCount` is made of. */
export async function unseenFacts(sql: Sql, userId: number, year?: number) {
  const [facts] = await sql<{ not_seen: number; unopened_recommendations: number }[]>`
    select count(*) filter (where ${isUnseen(sql)})::int as not_seen, count(*) filter (where ${isUnopenedRecommendation(sql)})::int as unopened_recommendations
    from notification_logs where ${isOf(sql, userId)} and (received is null or opened is null) and ${ofYear(sql, year)}`;
  return facts ?? { not_seen: 0, unopened_recommendations: 0 };
}

export async function notificationOf(sql: Sql, userId: number, id: number) {
  const [found] = await sql<Notification[]>`select ${columns(sql)} from notification_logs where id = ${id} and ${isOf(sql, userId)}`;
  return found;
}

/** The first time stays: what was received or opened is so for good. Opened is received too. */
export async function markNotification(sql: Sql, userId: number, id: number, marks: { received: boolean; opened: boolean }) {
  const [marked] = await sql<Notification[]>`
    update notification_logs set received = coalesce(received, case when ${marks.received || marks.opened} then now() end),
      opened = coalesce(opened, case when ${marks.opened} then now() end)
    where id = ${id} and ${isOf(sql, userId)} returning ${columns(sql)}`;
  return marked;
}

export async function markAll(sql: Sql, userId: number, as: 'received' | 'opened', year: number | undefined) {
  const marked = await sql`
    update notification_logs set received = coalesce(received, now()), opened = case when ${as === 'opened'} then coalesce(opened, now()) else opened end
    where ${isOf(sql, userId)} and ${ofYear(sql, year)}
      and ${as === 'opened' ? sql`opened is null` : sql`received is null and channel <> 'recommendation'`} returning id`;
  return marked.length;
}

export const preferencesOf = (sql: Sql, userId: number) =>
  sql<{ kind: NotificationKind; is_on: boolean }[]>`select kind, is_on from notification_preferences where user_id = ${userId}`;

export const setPreference = (sql: Sql, userId: number, kind: NotificationKind, isOn: boolean) => sql`
  insert into notification_preferences (user_id, kind, is_on) values (${userId}, ${kind}, ${isOn})
  on conflict (user_id, kind) do update set is_on = excluded.is_on`;
