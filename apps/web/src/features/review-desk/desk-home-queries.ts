import { reviews } from '@lauda/contract/reviews';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/calling/call';

const AT_ONCE = 10;

/** What is in progress and waiting comes with the first page; the further ones bring more of what is finished. */
export const useQueue = () =>
  useInfiniteQuery({
    queryKey: ['review-queue'],
    initialPageParam: 0,
    queryFn: ({ signal, pageParam: offset }) => call(reviews.queue, { query: { limit: AT_ONCE, offset } }, { signal }),
    getNextPageParam: ({ finished, finished_count }, _pages, offset) =>
      finished.length > 0 && offset + finished.length < finished_count ? offset + finished.length : undefined,
    select: ({ pages }) => {
      const [first] = pages;
      return first && { ...first, finished: pages.flatMap(({ finished }) => finished) };
    },
  });

export function useClaim() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(reviews.claim, { body: {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['review-queue'] }),
  });
}

export const useReviewers = () =>
  useQuery({
    queryKey: ['review-queue', 'reviewers'],
    queryFn: ({ signal }) => call(reviews.reviewers, { query: {} }, { signal }),
    // The server cannot order by the names of people whom coordination does not reach.
    select: ({ results }) => results.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR')),
  });
