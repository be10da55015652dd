import postgres from 'postgres';

type Options = NonNullable<Parameters<typeof postgres>[1]>;

/**
 * The one way to the driver. As for PostgreSQL's own tools, `?host=/folder` in the address names the folder of a Unix
 * socket, which spares both ends the network's part of the work.
 */
export function connect<T extends Record<string, postgres.PostgresType> = Record<string, never>>(
  url: string,
  options: Options,
): postgres.Sql<T> {
  const asked = new URL(url);
  const folder = asked.searchParams.get('host');
  if (!folder?.startsWith('/')) return postgres(url, options) as unknown as postgres.Sql<T>; // typed by whoever hands over `types`
  asked.searchParams.delete('host');
  const path = `${folder}/.s.PGSQL.${asked.port || '5432'}`;
  return postgres(asked.href, { ...options, path }) as unknown as postgres.Sql<T>; // as above
}

/**
 * On a new connection the driver asks for the array types and waits for the answer in a place that nobody can catch. A
 * server that goes away at that moment must not take us along: the question that wanted the connection fails as well,
 * and is answered.
 */
export const isLostGreeting = (error: unknown) =>
  error instanceof Error &&
  'query' in error &&
  String(error.query).includes('b.typarray') &&
  LOST.test('code' in error ? String(error.code) : '');

const LOST = /^(CONNECTION_|ECONN|EPIPE|57P0|57014)/;
