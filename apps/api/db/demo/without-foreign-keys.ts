import type { Sql } from '../../src/db/sql';

type Held = { table: string; name: string; definition: string };

/**
 * What refers to what is checked once at the end instead of row by row, which is half of the work of a load. In one transaction: nobody ever
 * sees the tables without it, and a row that leads nowhere takes the whole load back. An owner may do this, a superuser need not.
 */
export async function withoutForeignKeys(sql: Sql, tables: readonly string[], work: () => Promise<unknown>) {
  const held = await sql<Held[]>`
    select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and conparentid = 0 and relnamespace = 'public'::regnamespace and relname = any (${[...tables]}::text[]) order by pg_constraint.oid`;
  for (const { table, name } of held) await sql`alter table ${sql(table)} drop constraint ${sql(name)}`;
  await work();
  for (const { table, name, definition } of held)
    await sql`alter table ${sql(table)} add constraint ${sql(name)} ${sql.unsafe(definition)}`;
}
