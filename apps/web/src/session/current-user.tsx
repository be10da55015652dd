import { type CurrentUser, users } from '@lauda/contract/users';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../lib/calling/call';
import { rememberedUser, rememberUser } from './remembered-user';

export const currentUserKey = ['current-user'] as const;

export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: async ({ signal }) => stored(await call(users.me, {}, { signal })),
  staleTime: 5 * 60_000,
  retry: false,
});

function stored(me: CurrentUser): CurrentUser {
  rememberUser(me);
  return me;
}

/** An answer of the server that says who the person now is: after the first access, or with another active role. */
export const keepCurrentUser = (client: QueryClient, me: CurrentUser) => client.setQueryData(currentUserKey, stored(me));

/** For inside the authenticated shell, which opens only when the person is known. */
export function useCurrentUser(): CurrentUser {
  const { data } = useQuery(currentUserQuery);
  if (!data) throw new Error('useCurrentUser was used outside the authenticated shell');
  return data;
}

/** Whether the server last said that it is this person, to this page or to another one of this browser. */
export const isIn = (client: QueryClient, userId: number): boolean =>
  client.getQueryData<CurrentUser>(currentUserKey)?.user.id === userId && rememberedUser()?.user.id === userId;
