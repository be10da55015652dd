import { studentPrivacy } from '@lauda/contract/student-privacy';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/calling/call';
import { saveFile } from '../../../parts/export-table/save-file';
import { zip } from '../../../parts/export-table/zip';

const EVENTS_AT_ONCE = 50;

export const useTrail = (id: number) =>
  useInfiniteQuery({
    queryKey: ['student-trail', id],
    initialPageParam: 0,
    queryFn: ({ signal, pageParam: offset }) =>
      call(studentPrivacy.trail, { params: { id }, query: { limit: EVENTS_AT_ONCE, offset } }, { signal }),
    getNextPageParam: ({ count, results }, _pages, offset) =>
      results.length > 0 && offset + results.length < count ? offset + results.length : undefined,
    select: ({ pages }) => ({ events: pages.flatMap(({ results }) => results), count: pages[0]?.count ?? 0 }),
    staleTime: 0,
  });

export function useExportStudent(id: number, fileName: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { files, ...copy } = await call(studentPrivacy.export, { params: { id } });
      const all = [...files, { name: 'dados.json', text: JSON.stringify(copy, null, 2) }];
      const packed = await zip(
        all.map(({ name, text }) => ({ path: name, text })),
        'application/zip',
      );
      saveFile(fileName, packed);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['student-trail', id] }),
  });
}

export function useErase(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (username: string) => call(studentPrivacy.erase, { params: { id }, body: { username } }),
    onSuccess: () => {
      // Whoever is gone is gone from here too. The page is about to be left: asking for them again would only find nothing.
      client.removeQueries({ queryKey: ['student', id], type: 'inactive' });
      for (const key of ['members', 'school-groups', 'schools']) void client.invalidateQueries({ queryKey: [key] });
    },
  });
}
