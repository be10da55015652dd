import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { connect } from '../connect';
import { isRefusal, refusal } from '../refusal';
import { texts } from '../texts';
import { APP_ROLE, codeOf, ensureAppRole } from './app-role';
import { type AppliedMigration, type Migration, pendingMigrations, readMigrations } from './migration-files';
import { migrationsFolder } from './migrations-folder';

const ADVISORY_LOCK = 7_206_152; // any number, the same in every release
const ATTEMPTS = 30;
const WORTH_ANOTHER_TRY = ['55P03', '40P01']; // lock_timeout, deadlock

export type MigrateOptions = { folder?: string; onProgress?: (line: string) => void };

/** Brings the database to the newest structure and answers what it applied. Any number of starters may call it at once: one runs. */
export async function migrate(url: string, { folder = migrationsFolder, onProgress = () => {} }: MigrateOptions = {}): Promise<string[]> {
  const migrations = readMigrations(folder);
  const sql = connect(url, { max: 1, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(${ADVISORY_LOCK})`; // released with the connection
    await prepare(sql);
    const applied = await sql<AppliedMigration[]>`select name, checksum from schema_migrations`;
    const pending = pendingMigrations(migrations, applied);
    for (const migration of pending) {
      await apply(sql, migration, onProgress);
      onProgress(texts.migrationApplied(migration.name));
    }
    return pending.map(({ name }) => name);
  } finally {
    await sql.end();
  }
}

async function prepare(sql: Sql) {
  await ensureAppRole(sql);
  await sql`
    create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`;
  await sql`revoke insert, update, delete on schema_migrations from ${sql(APP_ROLE)}`;
}

/** A migration waits at most 2 s for a table in use, so that requests never queue up behind it; then it steps back and tries again. */
async function apply(sql: Sql, { name, checksum, statements }: Migration, onProgress: (line: string) => void) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await sql.begin(async (transaction) => {
        await transaction`set local lock_timeout = '2s'`;
        await transaction.unsafe(statements);
        await transaction`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`;
      });
      return;
    } catch (error) {
      if (!WORTH_ANOTHER_TRY.includes(codeOf(error)) || attempt === ATTEMPTS) throw failureOf(name, error);
      onProgress(texts.migrationWaiting(name));
      await sleep(Math.min(attempt * 200, 2000));
    }
  }
}

function failureOf(name: string, error: unknown) {
  if (isRefusal(error)) return error;
  const failure = refusal(texts.migrationFailed(name, error instanceof Error ? error.message : String(error)));
  return Object.assign(failure, { cause: error });
}
