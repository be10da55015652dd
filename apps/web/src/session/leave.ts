import type { QueryClient } from '@tanstack/react-query';

/** What ending a session needs of the floors above: the cache that holds the person's data, and the way to another screen. */
export type Leaving = { client: QueryClient; goTo: (path: string) => Promise<void> };

/** The screen goes first: what is still mounted must not see its data vanish. */
export async function leaveFor(path: string, { client, goTo }: Leaving) {
  await goTo(path);
  await client.cancelQueries();
  client.clear();
}
