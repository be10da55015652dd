import type { QueryClient } from '@tanstack/react-query';
import { currentUserKey } from './current-user';

/** What ending a session needs of the floors above: the cache that holds the person's data, and the way to another screen. */
export type Leaving = { client: QueryClient; goTo: (path: string) => Promise<void> };

/** The screen goes first: what is still mounted must not see its data vanish. */
export async function leaveFor(path: string, { client, goTo }: Leaving) {
  const whoIsHere = () => client.getQueryCache().find({ queryKey: currentUserKey });
  const leaver = whoIsHere();
  await goTo(path);
  await client.cancelQueries();
  await untilUnseen(() => leaver?.getObserversCount() ?? 0);
  // Someone may have come in meanwhile: what is there then is theirs.
  if (whoIsHere() === leaver) client.clear();
}

const LOOK_AGAIN_MS = 10;
const PATIENCE_MS = 3000;

/** The router has gone there before the page shows it: until then every screen inside asks who is here, and would break without an answer. */
async function untilUnseen(count: () => number) {
  const until = Date.now() + PATIENCE_MS;
  while (count() > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
}
