import { type CurrentUser, users } from '@lauda/contract/users';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../lib/call';
import { localStore, readJson, writeJson } from '../lib/storage';

/** Spec §3: stored locally under this name, the active role first. */
export const USER_DATA_KEY = 'userData';
export const currentUserKey = ['current-user'] as const;

export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: async ({ signal }) => stored(await call(users.me, {}, { signal })),
  staleTime: 5 * 60_000,
  retry: false,
});

function stored(me: CurrentUser): CurrentUser {
  writeJson(localStore, USER_DATA_KEY, { user: me.user, user_roles: me.user_roles });
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

/** Who was here last, before the server has said it again: good for a guess, never for a decision. */
export function rememberedUser(): Pick<CurrentUser, 'user' | 'user_roles'> | null {
  const data = readJson(localStore, USER_DATA_KEY);
  const looksRight = typeof data === 'object' && data !== null && 'user' in data && 'user_roles' in data && Array.isArray(data.user_roles);
  // Written by `stored`; someone may have edited it, which is why the server puts its own facts over it.
  return looksRight && data.user ? (data as Pick<CurrentUser, 'user' | 'user_roles'>) : null;
}

/** Whether the server last said that it is this person, to this page or to another one of this browser. */
export const isIn = (client: QueryClient, userId: number): boolean =>
  client.getQueryData<CurrentUser>(currentUserKey)?.user.id === userId && rememberedUser()?.user.id === userId;
