import { reviewGrids } from '@lauda/contract/review-grids';
import { useQuery } from '@tanstack/react-query';
import { call } from '../lib/calling/call';

/** Genres with their grids; they change with a release. */
export const useGenres = () =>
  useQuery({
    queryKey: ['genres', 'list'],
    queryFn: ({ signal }) => call(reviewGrids.genres, { query: {} }, { signal }),
    select: ({ results }) => results,
    staleTime: 86_400_000,
  });
