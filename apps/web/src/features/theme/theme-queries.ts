import { type Theme, themes } from '@lauda/contract/themes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/calling/call';

export const useTheme = (id: number) =>
  useQuery({ queryKey: ['themes', id], queryFn: ({ signal }) => call(themes.get, { params: { id } }, { signal }) });

export const useAids = (theme_id: number) =>
  useQuery({
    queryKey: ['themes', theme_id, 'aids'],
    queryFn: ({ signal }) => call(themes.aids, { query: { theme_id, limit: 12 } }, { signal }),
    select: ({ results }) => results,
  });

/** Publishing and archiving: the library is asked again, the page shows what came back. */
export function useThemeState(endpoint: typeof themes.publish | typeof themes.archive) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: Pick<Theme, 'id' | 'version'>) => call(endpoint, { params: { id }, body: { version } }),
    onSuccess: async (theme) => {
      client.setQueryData(['themes', theme.id], theme);
      await client.invalidateQueries({ queryKey: ['themes', 'list'] });
    },
  });
}
