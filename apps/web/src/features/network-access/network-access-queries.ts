import { auth } from '@lauda/contract/auth';
import type { Input } from '@lauda/contract/endpoint';
import { schoolNetworks } from '@lauda/contract/school-networks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calling/call';

export const useSchoolNetworks = () =>
  useQuery({ queryKey: ['school-networks'], queryFn: async () => (await call(schoolNetworks.list, { query: {} })).results });

export type NetworkCredentials = Input<typeof auth.network>['body'];

/** On failure the mutation keeps the error with its HTTP status (spec §7, §8). */
export const useNetworkLogin = (onSuccess: () => void) =>
  useMutation({ mutationFn: (body: NetworkCredentials) => call(auth.network, { body }), onSuccess });
