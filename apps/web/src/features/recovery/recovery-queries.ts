import { auth } from '@lauda/contract/auth';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calling/call';

/** A POST, since a token has no place in the logs of addresses; asked once, since looking does not spend it. */
export const useRecoveryCheck = (token: string) =>
  useQuery({
    queryKey: ['recovery', token],
    queryFn: async () => (await call(auth.checkRecovery, { body: { token } })).valid,
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useRecover = (token: string, onSuccess: () => void) =>
  useMutation({ mutationFn: (new_password: string) => call(auth.recover, { body: { token, new_password } }), onSuccess });
