import { type Channel, notifications } from '@lauda/contract/notifications';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/calling/call';
import { tellOtherTabs } from './live-events';

const AT_ONCE = 20;
export const newsKey = ['notifications'] as const;
export const yearNow = () => new Date().getFullYear();

/** Of this year (spec §9), the newest first; the count of the badge comes with it. */
export const useBell = (unseen = false, refetchInterval: number | false = false) =>
  useQuery({
    queryKey: [...newsKey, 'bell', { unseen }],
    queryFn: ({ signal }) =>
      call(
        notifications.list,
        { query: { created__year: yearNow(), limit: AT_ONCE, ...(unseen && { unseen: 'true' as const }) } },
        { signal },
      ),
    refetchInterval,
    placeholderData: keepPreviousData,
  });

export type NewsFilter = { year: number; unseen: boolean; channel: Channel | null };

export const useNews = ({ year, unseen, channel }: NewsFilter) =>
  useInfiniteQuery({
    queryKey: [...newsKey, 'list', { year, unseen, channel }],
    initialPageParam: 0,
    queryFn: ({ signal, pageParam: offset }) =>
      call(
        notifications.list,
        {
          query: { created__year: year, limit: AT_ONCE, offset, ...(unseen && { unseen: 'true' as const }), ...(channel && { channel }) },
        },
        { signal },
      ),
    getNextPageParam: ({ count, results }, _pages, offset) =>
      results.length > 0 && offset + results.length < count ? offset + results.length : undefined,
    select: ({ pages }) => ({
      // What arrives meanwhile pushes the others on: the same one may stand at the end of a page and at the start of the next.
      list: [...new Map(pages.flatMap(({ results }) => results).map((row) => [row.id, row])).values()],
      count: pages.at(-1)?.count ?? 0,
      unseen: pages.at(-1)?.not_seen_by_teacher ?? 0,
    }),
    placeholderData: keepPreviousData,
  });

/** Here and in the other tabs, what is shown is asked for again. */
function useRenewal() {
  const client = useQueryClient();
  return () => {
    tellOtherTabs();
    return client.invalidateQueries({ queryKey: newsKey });
  };
}

export function useOpened() {
  const renew = useRenewal();
  return useMutation({
    mutationFn: (id: number) => call(notifications.mark, { params: { id }, body: { opened: new Date().toISOString() } }),
    onSettled: renew,
  });
}

export function useMarkAll(as: 'received' | 'opened') {
  const renew = useRenewal();
  return useMutation({
    mutationFn: (created__year: number) => call(notifications.markAll, { body: { as, created__year } }),
    onSuccess: ({ marked }) => (marked > 0 ? renew() : undefined),
  });
}

/** How many learning paths the person has not looked at, while the flag is on for them. */
export const usePathsUnseen = (enabled: boolean) =>
  useQuery({
    queryKey: [...newsKey, 'sidebar'],
    queryFn: ({ signal }) => call(notifications.sidebar, {}, { signal }),
    select: ({ lpi_not_seen_by_teacher }) => lpi_not_seen_by_teacher,
    enabled,
  });
