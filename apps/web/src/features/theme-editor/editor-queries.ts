import { type Theme, themes } from '@lauda/contract/themes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/calling/call';

export const useTheme = (id: number) =>
  useQuery({ queryKey: ['themes', id], queryFn: ({ signal }) => call(themes.get, { params: { id } }, { signal }), staleTime: 0 });

type Created = NonNullable<Parameters<typeof call<typeof themes.create>>[1]>['body'];
type Changes = Omit<NonNullable<Parameters<typeof call<typeof themes.update>>[1]>['body'], 'version'>;

export function useCreateTheme() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Created) => call(themes.create, { body }),
    onSuccess: (theme) => {
      client.setQueryData(['themes', theme.id], theme);
      return client.invalidateQueries({ queryKey: ['themes', 'list'] });
    },
  });
}

export function useSaveTheme(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ version, changes }: { version: number; changes: Changes }) =>
      call(themes.update, { params: { id }, body: { version, ...changes } }),
    onSuccess: (theme: Theme) => {
      client.setQueryData(['themes', id], theme);
      void client.invalidateQueries({ queryKey: ['themes', 'list'] });
    },
  });
}
