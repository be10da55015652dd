import { type Composition, compositions } from '@lauda/contract/compositions';
import type { Reply } from '@lauda/contract/endpoint';
import { reviews } from '@lauda/contract/reviews';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/calling/call';

export type Comparison = Reply<typeof reviews.compare>;

const comparisonKey = (parent_review_id: number | null, review_id: number | null) => ['reviews', 'compare', parent_review_id, review_id];

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
    queryKey: comparisonKey(parent_review_id, review_id),
    queryFn: ({ signal }) =>
      call(reviews.compare, { params: { parent_review_id: parent_review_id ?? 0, review_id: review_id ?? 0 } }, { signal }),
    enabled: parent_review_id !== null && review_id !== null,
  });
}

/** A mark of the first version is taken to heart, says whoever made it. Shown at once, and as it was when it could not be saved. */
export function useResolve({ parent, child }: Comparison) {
  const client = useQueryClient();
  const queryKey = comparisonKey(parent.review.id, child.review.id);
  type Mark = Comparison['marks'][number];
  const put = (id: number, change: Partial<Mark>) =>
    client.setQueryData<Comparison>(
      queryKey,
      (known) => known && { ...known, marks: known.marks.map((mark) => (mark.id === id ? { ...mark, ...change } : mark)) },
    );
  return useMutation({
    mutationFn: ({ mark: { id, version }, is_resolved }: { mark: Mark; is_resolved: boolean }) =>
      call(reviews.changeAnnotation, { params: { id }, body: { version, is_resolved } }),
    onMutate: ({ mark, is_resolved }) => void put(mark.id, { is_resolved }),
    onSuccess: ({ id, version, is_resolved }) => void put(id, { version, is_resolved }),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
