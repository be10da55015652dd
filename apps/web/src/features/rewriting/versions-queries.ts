import { type Composition, compositions } from '@lauda/contract/compositions';
import { reviews } from '@lauda/contract/reviews';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calling/call';

export const useComposition = (id: number | null) =>
  useQuery({
    queryKey: ['compositions', id],
    queryFn: ({ signal }) => call(compositions.get, { params: { id: id ?? 0 } }, { signal }),
    enabled: id !== null,
  });

/** The review that a text is compared by: finished, and one that counts. */
export const finishedReview = (composition: Composition | undefined) =>
  composition?.reviews.find(({ status, counts }) => status === 'finished' && counts);

export function useComparison(parent: Composition | undefined, child: Composition | undefined) {
  const parent_review_id = finishedReview(parent)?.id ?? null;
  const review_id = finishedReview(child)?.id ?? null;
  return useQuery({
    queryKey: ['reviews', 'compare', parent_review_id, review_id],
    queryFn: ({ signal }) =>
      call(reviews.compare, { params: { parent_review_id: parent_review_id ?? 0, review_id: review_id ?? 0 } }, { signal }),
    enabled: parent_review_id !== null && review_id !== null,
  });
}
