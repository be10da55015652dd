type Runner = { executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> };

/** Of the jobs that could already run: how long the oldest has waited, and how often one was tried. */
export async function waitingLongest(db: Runner, names: readonly string[]) {
  const { rows } = await db.executeSql(
    `select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as oldest_seconds, coalesce(max(retry_count), 0) as most_attempts
     from pgboss.job where name = any ($1) and state in ('created', 'retry') and start_after <= now()`,
    [names],
  );
  const [row] = rows as { oldest_seconds: number; most_attempts: number }[]; // the two columns above
  return row ?? { oldest_seconds: 0, most_attempts: 0 };
}
