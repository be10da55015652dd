import type { AuditEvent } from '@lauda/contract/student-privacy';
import { type Reach, reaches } from '../../db/scope';
import type { Fragment, Sql } from '../../db/sql';
import { PERSONAL_TABLES, type PersonalTable } from './personal-tables';

type Slice = { limit: number; offset: number };
export type Person = { id: number; username: string; email: string; first_name: string; last_name: string };

/** Who is a student and nothing else, and has not been erased. */
export async function lockStudent(sql: Sql, reach: Reach, id: number) {
  const [person] = await sql<Person[]>`
    select users.id, username, email, first_name, last_name from users
    where users.id = ${id} and ${reaches.students(sql, reach)} and is_only_student(users.id) for no key update`;
  return person;
}

/** Also of someone who was erased: who did it is what the trail is for. */
export async function wasStudent(sql: Sql, reach: Reach, id: number) {
  const [person] = await sql`select true from users where users.id = ${id} and ${reaches.students(sql, reach)}`;
  return person !== undefined;
}

export async function trailOf(sql: Sql, studentId: number, byCommand: string, { limit, offset }: Slice) {
  const rows = await sql<(AuditEvent & { count: number })[]>`
    select audit_events.id, happened, action, actor_id, details, count(*) over ()::int as count,
      case when actor_id is null then ${byCommand} else concat_ws(' ', users.first_name, users.last_name) end as actor_name
    from audit_events left join users on users.id = actor_id
    where student_id = ${studentId} order by audit_events.id desc limit ${limit} offset ${offset}`;
  return { count: rows[0]?.count ?? 0, results: [...rows] };
}

const textsOf = (sql: Sql, id: number, kind: NonNullable<PersonalTable['through']>): Fragment =>
  kind === 'compositions'
    ? sql`(select id from compositions where student_id = ${id})`
    : sql`(select composition_reviews.id from composition_reviews join compositions on compositions.id = composition_id where student_id = ${id})`;

export async function everythingAbout(sql: Sql, id: number): Promise<Record<string, Record<string, unknown>[]>> {
  const tables: Record<string, Record<string, unknown>[]> = {};
  for (const { table, column, without, through } of PERSONAL_TABLES) {
    const isTheirs = through ? sql`in (select id from ${textsOf(sql, id, through)} as theirs)` : sql`= ${id}`;
    const rows = await sql<{ row: Record<string, unknown> }[]>`
      select to_jsonb(rows) - ${[...without]}::text[] as row from ${sql(table)} as rows where ${sql(column)} ${isTheirs} order by 1`;
    tables[table] = rows.map(({ row }) => row);
  }
  return tables;
}

/** The number stays, so that what was counted stays counted; whatever says who it was goes. */
export async function anonymise(sql: Sql, { id, email }: Person, nobody: { first_name: string; last_name: string }) {
  await sql`
    update users set username = ${`apagado.${id}`}, email = '', first_name = ${nobody.first_name}, last_name = ${nobody.last_name}, password_hash = '',
      must_change_password = false, disabled_at = coalesce(disabled_at, now()), erased_at = now(), version = version + 1, modified = now()
    where id = ${id}`;
  await sql`
    update user_profiles set phone = '', birth_date = null, pronouns = '', registration = '', disregard_length = false, disregard_genre = false,
      disregard_theme = false, modified = now()
    where user_id = ${id}`;
  await sql`update user_roles set ended_at = now() where user_id = ${id} and ended_at is null`;
  await sql`delete from sessions where user_id = ${id}`;
  await sql`delete from password_tokens where user_id = ${id}`;
  await sql`delete from portal_accounts where user_id = ${id}`;
  // A letter that was asked for; answers that are kept for repeated requests are sealed and gone after a day.
  if (email) await sql`delete from pgboss.job where lower(data ->> 'email') = lower(${email})`;
}

export const brokenEvents = async (sql: Sql) => (await sql<{ id: number }[]>`select id from broken_audit_events()`).map(({ id }) => id);
