import { type ActivityWithScore, activities } from '@lauda/contract/activities';
import type { Endpoint, Input, Reply } from '@lauda/contract/endpoint';
import type { TestType } from '@lauda/contract/test-types';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/calling/call';
import { CallError } from '../../lib/calling/call-error';
import type { Format } from '../../parts/export-table/sheet';
import type { ActivitiesView } from './activities-view';

/** Spec §9. */
const AT_ONCE = 5;

export const useActivities = (type: TestType, { words, group, school, state, year }: ActivitiesView) =>
  useInfiniteQuery({
    queryKey: ['activities', 'list', type, { words, group, school, state, year }],
    initialPageParam: 0,
    queryFn: ({ signal, pageParam: offset }) =>
      call(
        activities.withScore,
        {
          query: {
            type,
            limit: AT_ONCE,
            offset,
            ...(words && { query: words }),
            ...(group && { school_group_id: [group] }),
            ...(school && { school_id: school }),
            ...(state && { state }),
            ...(year && { school_year: year }),
          },
        },
        { signal },
      ),
    // Spec §4: while there is a page before, what comes is appended.
    getNextPageParam: ({ count, results }, _pages, offset) =>
      results.length > 0 && offset + results.length < count ? offset + results.length : undefined,
    select: ({ pages }): { list: ActivityWithScore[]; count: number } => ({
      list: pages.flatMap(({ results }) => results),
      count: pages[0]?.count ?? 0,
    }),
    placeholderData: keepPreviousData,
  });

export const useActivity = (id: number) =>
  useQuery({ queryKey: ['activities', id], queryFn: ({ signal }) => call(activities.get, { params: { id } }, { signal }) });

export const useStudentsOn = (id: number) =>
  useQuery({
    queryKey: ['activities', id, 'students'],
    queryFn: ({ signal }) => call(activities.studentsInfo, { params: { id } }, { signal }),
    select: ({ results }) => results,
  });

/** Written down before the file is made. */
export const recordExport = (id: number, format: Format, count: number) =>
  call(activities.recordExport, { params: { id }, body: { format, count } });

export const useReopenStatus = (id: number) =>
  useQuery({
    queryKey: ['activities', id, 'reopen'],
    queryFn: ({ signal }) => call(activities.studentsStatus, { params: { id } }, { signal }),
    gcTime: 0,
  });

/** What changes an activity changes the list, the one that is open and the home page; a conflict says that it had changed already. */
export function useChange<E extends Endpoint>(endpoint: E, onDone?: (reply: Reply<E>) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input<E>): Promise<Reply<E>> => call(endpoint, ...([input] as never)), // the input is this endpoint's own
    onSuccess: (reply) => {
      // Before the lists are asked again: the row that asked may not be in them any more.
      onDone?.(reply);
      return Promise.all([client.invalidateQueries({ queryKey: ['activities'] }), client.invalidateQueries({ queryKey: ['home'] })]);
    },
    onError: (error) => {
      if (error instanceof CallError && error.status === 409) void client.invalidateQueries({ queryKey: ['activities'] });
    },
  });
}
