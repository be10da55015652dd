import { auth } from '@lauda/contract/auth';
import { demonstration } from '@lauda/contract/demonstration';
import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/calling/call';
import { publicSettings } from '../../lib/public-settings';
import { connectToPortal } from '../../vendors/portal';

async function enterByPortal() {
  const visitor = await connectToPortal();
  return visitor && call(auth.portal, { body: { ...visitor, platform: 'teacher' } });
}

/** Who is connected to the portal enters without a word (spec §2.1). Without a portal this does nothing. */
export function usePortalEntrance(onEnter: () => void) {
  const { data, error } = useQuery({
    queryKey: ['portal-entrance'],
    queryFn: enterByPortal,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (data) onEnter();
  }, [data, onEnter]);
  return error;
}

export type Credentials = { username: string; password: string };

export const useLogin = (onSuccess: () => void) =>
  useMutation({ mutationFn: (typed: Credentials) => call(auth.login, { body: { ...typed, platform: 'teacher' } }), onSuccess });

/** Outside a demonstration this answers 404, which is no failure: there is nobody to list. */
const demonstrationUsersQuery = queryOptions({
  queryKey: ['demonstration', 'users'],
  queryFn: () => call(demonstration.users),
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
});

export const useDemonstrationUsers = () => useQuery(demonstrationUsersQuery);

/** Where there are such people the screen comes with their list: coming after it, it would push away what one is about to press. */
export const openLogin = (client: QueryClient) => async (): Promise<null> => {
  if (publicSettings().environment === 'demonstration') await client.prefetchQuery(demonstrationUsersQuery);
  return null;
};
