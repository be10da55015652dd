import type { Sql } from '../../db/sql';

/** What has served its time: spent keys after a day, failures after a day, ended sessions and old links after thirty. */
export const forgetOldRows = (sql: Sql) =>
  Promise.all([
    sql`delete from idempotency_keys where created < now() - interval '25 hours'`,
    sql`delete from login_failures where happened < now() - interval '1 day'`,
    sql`delete from password_tokens where expires_at < now() - interval '1 day'`,
    sql`delete from sessions where expires_at < now() or ended_at < now() - interval '30 days'`,
    sql`delete from session_tokens where refresh_expires_at < now() - interval '1 day'`,
  ]);
