import { type CurrentUser, users } from '@lauda/contract/users';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../lib/calling/call';
import { announce, onSessionEvent } from '../lib/calling/session-events';
import { currentUserKey, currentUserQuery, keepCurrentUser } from './current-user';
import { flagsKey, loadFlags } from './feature-flags';

/** After a login: nothing of whoever was here before is shown, and the other tabs learn of it. */
export function entered(client: QueryClient) {
  client.clear();
  announce('user-changed');
}

/** Another active role reaches other data: what was fetched for the former one is fetched again. */
export async function chooseRole(client: QueryClient, userRoleId: number) {
  await adopt(client, await call(users.chooseRole, { body: { user_role_id: userRoleId } }));
  announce('user-changed');
}

async function adopt(client: QueryClient, me: CurrentUser) {
  keepCurrentUser(client, me);
  await loadFlags(client);
  const aboutTheSession: readonly unknown[] = [currentUserKey[0], flagsKey[0]];
  await client.resetQueries({ predicate: ({ queryKey }) => !aboutTheSession.includes(queryKey[0]) });
}

/** Another tab changed who is here: the same person takes the new role; for another person the page starts anew. */
export const watchForAnotherUser = (client: QueryClient, startAnew: () => void) =>
  onSessionEvent((event, from) => {
    if (event === 'user-changed' && from === 'another-tab') void follow(client, startAnew);
  });

async function follow(client: QueryClient, startAnew: () => void) {
  const before = client.getQueryData<CurrentUser>(currentUserKey);
  if (!before) return;
  const me = await client.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => null);
  if (!me) return; // an ended session announces itself
  if (me.user.id !== before.user.id) return startAnew();
  await adopt(client, me);
}
