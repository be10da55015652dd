import { reviewGrids } from '@lauda/contract/review-grids';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calling/call';

/** Grids change with a release, not while someone looks. */
const A_DAY = 86_400_000;

export const useGrids = () =>
  useQuery({
    queryKey: ['review-grids', 'list'],
    queryFn: ({ signal }) => call(reviewGrids.list, { query: {} }, { signal }),
    select: ({ results }) => results,
    staleTime: A_DAY,
  });

export const useGrid = (id: number) =>
  useQuery({
    queryKey: ['review-grids', id],
    queryFn: ({ signal }) => call(reviewGrids.get, { params: { id } }, { signal }),
    staleTime: A_DAY,
  });
