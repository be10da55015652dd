import type { Sql } from 'postgres';
import { connect } from '../connect';
import { refusal } from '../refusal';
import { texts } from '../texts';

/** Whom the API becomes for every request: owns nothing and cannot pass by row-level security. */
export const APP_ROLE = 'lauda_app';

const TAKEN = ['42710', '23505']; // another database of the same server is being migrated at this moment
const FORBIDDEN = '42501';

/**
 * Runs before the migrations: the default privileges give the role every table that they create, and what a
 * migration takes away from it (an append-only table) stays taken.
 */
export async function ensureAppRole(sql: Sql) {
  const [found] = await sql`select 1 from pg_roles where rolname = ${APP_ROLE}`;
  if (!found) await createRole(sql);
  await joinRole(sql);
  const role = sql(APP_ROLE);
  await sql`grant usage on schema public to ${role}`;
  await sql`alter default privileges in schema public grant select, insert, update, delete on tables to ${role}`;
  await sql`alter default privileges in schema public grant usage, select on sequences to ${role}`;
  if (!found) {
    // Tables older than the role: a database restored into another server.
    await sql`grant select, insert, update, delete on all tables in schema public to ${role}`;
    await sql`grant usage, select on all sequences in schema public to ${role}`;
  }
}

async function createRole(sql: Sql) {
  try {
    await sql`create role ${sql(APP_ROLE)} nologin nosuperuser nobypassrls nocreatedb nocreaterole`;
  } catch (error) {
    if (codeOf(error) === FORBIDDEN) throw refusal(texts.roleMissing(APP_ROLE));
    if (!TAKEN.includes(codeOf(error))) throw error;
  }
}

/** Tables of a library, in a schema of their own: the API uses them and owns none. */
export async function openSchemaToApp(ownerUrl: string, schema: string) {
  const sql = connect(ownerUrl, { max: 1, onnotice: () => {} });
  const [place, role] = [sql(schema), sql(APP_ROLE)];
  try {
    await sql`grant usage on schema ${place} to ${role}`;
    await sql`grant select, insert, update, delete on all tables in schema ${place} to ${role}`;
    await sql`grant usage on all sequences in schema ${place} to ${role}`;
    await sql`grant execute on all functions in schema ${place} to ${role}`;
  } finally {
    await sql.end();
  }
}

/** A superuser may become anyone; another owner of the database has to be a member first. */
async function joinRole(sql: Sql) {
  const [may] = await sql`
    select rolsuper or pg_has_role(current_user, ${APP_ROLE}, 'member') as become from pg_roles where rolname = current_user`;
  if (!may?.become) await sql`grant ${sql(APP_ROLE)} to current_user`;
}

export const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');
