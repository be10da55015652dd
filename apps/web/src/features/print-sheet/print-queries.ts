import { activities } from '@lauda/contract/activities';
import { compositions } from '@lauda/contract/compositions';
import { useQueries, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calling/call';

const composition = (id: number) => ({
  queryKey: ['compositions', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(compositions.get, { params: { id } }, { signal }),
});

export const useCompositions = (ids: readonly number[]) => useQueries({ queries: ids.map(composition) });

/** Those of an activity that have a finished review. */
export const useReviewedOn = (testId: number | null) =>
  useQuery({
    queryKey: ['activities', testId, 'students'],
    queryFn: ({ signal }) => call(activities.studentsInfo, { params: { id: testId ?? 0 } }, { signal }),
    select: ({ results }) =>
      results.flatMap(({ composition_id, progress }) =>
        composition_id !== null && (progress === 'corrigida' || progress === 'zerada') ? [composition_id] : [],
      ),
    enabled: testId !== null,
  });
