import type { Sql } from '../../src/db/sql';

type Table =
  | 'users'
  | 'school_networks'
  | 'schools'
  | 'school_groups'
  | 'user_roles'
  | 'user_profiles'
  | 'demonstration_users'
  | 'audit_events'
  | 'tests'
  | 'compositions'
  | 'composition_fingerprints'
  | 'demonstration_variations'
  | 'composition_events'
  | 'composition_reviews'
  | 'review_grades'
  | 'review_elements'
  | 'review_annotations'
  | 'review_events'
  | 'composition_results'
  | 'notification_logs';

/** All rows in one statement, as one JSON value: no limit on the number of parameters. */
export async function insertRows(sql: Sql, table: Table, rows: readonly object[]) {
  const columns = Object.keys(rows[0] ?? {});
  await sql`
    insert into ${sql(table)} (${sql(columns)})
    select ${sql(columns)} from json_populate_recordset(null::${sql(table)}, ${JSON.stringify(rows)}::text::json)`;
  if (columns.includes('id')) await continueNumbering(sql, table);
}

/** The rows bring their own numbers; the next row of the table must not get one of theirs. */
const continueNumbering = (sql: Sql, table: Table) => sql`
  select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql(table)}))`;
