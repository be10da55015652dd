import type { Database } from '../../src/db/sql';

type Digest = Record<string, { rows: number; digest: string }>;

const JOBS = `select 'jobs', count(*)::int, coalesce(sum(hashtextextended(id::text || state, 0)), 0)::text from pgboss.job where name not like '\\_\\_%'`;

/** Every table of ours and the jobs that wait, each by the number and the digest of its rows. */
export async function digestOf(owner: Database): Promise<Digest> {
  const tables = await owner<
    { name: string }[]
  >`select 'public.' || quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`;
  return digestOfAll(owner, [...tables.map(({ name }) => rowsOf(name)), JOBS]);
}

/** Of these tables alone: the rest grows while the matrices run, and reading it again and again takes longer than they do. */
export const digestOfTables = (owner: Database, names: readonly `public.${string}`[]) => digestOfAll(owner, names.map(rowsOf));

/** Whatever their order: to sort whole rows as text costs more than all the rest. */
const rowsOf = (name: string) =>
  `select '${name}' as name, count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as digest from ${name} t`;

async function digestOfAll(owner: Database, questions: readonly string[]): Promise<Digest> {
  const rows = await owner.unsafe<{ name: string; rows: number; digest: string }[]>(questions.join(' union all '));
  return Object.fromEntries(rows.map(({ name, rows: count, digest }) => [name, { rows: count, digest }]));
}

/** Which tables grew or shrank, and by how many rows. */
export const growth = (before: Digest, after: Digest) =>
  Object.fromEntries(
    Object.entries(after)
      .map(([name, { rows }]) => [name, rows - (before[name]?.rows ?? 0)] as const)
      .filter(([, grown]) => grown !== 0),
  );
