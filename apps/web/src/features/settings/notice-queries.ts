import type { Input, Reply } from '@lauda/contract/endpoint';
import { notifications } from '@lauda/contract/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/calling/call';

const key = ['notification-preferences'] as const;
type Preferences = Reply<typeof notifications.preferences>;

export const usePreferences = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(notifications.preferences, {}, { signal }),
    select: ({ results }) => results,
  });

/** Shown at once, taken back when the server refuses. */
export function usePrefer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof notifications.prefer>['body']) => call(notifications.prefer, { body }),
    onMutate: async (wished) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<Preferences>(
        key,
        (now) => now && { results: now.results.map((one) => (one.kind === wished.kind ? { ...one, ...wished } : one)) },
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
