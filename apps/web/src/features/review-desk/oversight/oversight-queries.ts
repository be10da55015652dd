import { type OverseenState, reviewOversight } from '@lauda/contract/review-oversight';
import { reviews } from '@lauda/contract/reviews';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/calling/call';

const AT_ONCE = 20;

export const useOverseen = (state: OverseenState) =>
  useInfiniteQuery({
    queryKey: ['review-queue', 'overseen', state],
    initialPageParam: 0,
    queryFn: ({ signal, pageParam: offset }) => call(reviewOversight.texts, { query: { state, limit: AT_ONCE, offset } }, { signal }),
    getNextPageParam: ({ count, results }, _pages, offset) => (offset + results.length < count ? offset + AT_ONCE : undefined),
    select: ({ pages }) => ({ count: pages[0]?.count ?? 0, texts: pages.flatMap(({ results }) => results) }),
  });

export const useCandidates = (composition_id: number[], as_panel: boolean) =>
  useQuery({
    queryKey: ['review-queue', 'candidates', as_panel, ...composition_id],
    queryFn: ({ signal }) => call(reviewOversight.candidates, { query: { composition_id, as_panel: String(as_panel) } }, { signal }),
    select: ({ results }) => results,
  });

export function useAssign() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { compositions: number[]; reviewer_id: number; as_panel: boolean }) => call(reviews.assign, { body }),
    // Also after a refusal: someone else may have been quicker, and the list is told.
    onSettled: () => client.invalidateQueries({ queryKey: ['review-queue'] }),
  });
}
