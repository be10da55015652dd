import { activities } from '@lauda/contract/activities';
import { themes } from '@lauda/contract/themes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/calling/call';

export const useTheme = (id: number | null) =>
  useQuery({
    queryKey: ['themes', id],
    queryFn: ({ signal }) => call(themes.get, { params: { id: id ?? 0 } }, { signal }),
    enabled: id !== null,
  });

/** The activity whose texts are to be rewritten. */
export const useParent = (id: number | null) =>
  useQuery({
    queryKey: ['activities', id],
    queryFn: ({ signal }) => call(activities.get, { params: { id: id ?? 0 } }, { signal }),
    enabled: id !== null,
  });

export function useCreate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Parameters<typeof call<typeof activities.create>>[1]['body']) => call(activities.create, { body }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['activities'] }),
        client.invalidateQueries({ queryKey: ['themes'] }),
        client.invalidateQueries({ queryKey: ['home'] }),
      ]),
  });
}
