import { analysis } from '@lauda/contract/analysis';
import { commentBank } from '@lauda/contract/comment-bank';
import { type Composition, compositions } from '@lauda/contract/compositions';
import { reviewGrids } from '@lauda/contract/review-grids';
import { reviews } from '@lauda/contract/reviews';
import { themes } from '@lauda/contract/themes';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/calling/call';
import { CallError } from '../../lib/calling/call-error';
import { compositionKey, keepReview } from './saving/keep-sent';

const FOREVER = Number.POSITIVE_INFINITY;
/** The engine reads a text in a second or two. */
const ASK_AGAIN_MS = 1500;

/** Every read is written down: once when the desk opens. From then on the answers to saves keep it fresh. */
export const compositionQuery = (id: number) =>
  queryOptions({
    queryKey: compositionKey(id),
    queryFn: ({ signal }) => call(compositions.get, { params: { id } }, { signal }),
    staleTime: FOREVER,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** A text that was never handed in, or was read by an earlier engine: asked for now, and followed like any other. */
function askIfUnread(id: number, error: unknown) {
  if (error instanceof CallError && error.status === 404) return call(analysis.request, { body: { id, persist_to_db: true } });
  throw error;
}

export const statsQuery = (id: number) =>
  queryOptions({
    queryKey: ['composition-stats', id] as const,
    queryFn: ({ signal }) => call(analysis.ofComposition, { params: { id } }, { signal }).catch((error) => askIfUnread(id, error)),
    staleTime: FOREVER,
    refetchInterval: ({ state: { data } }) => (data?.state === 'queued' || data?.state === 'running' ? ASK_AGAIN_MS : false),
  });

export const useComposition = (id: number) => useQuery(compositionQuery(id));
/** Of a blank sheet there is nothing to be read, and nothing to be asked. */
export const useStats = (id: number, isBlank: boolean) => useQuery({ ...statsQuery(id), enabled: !isBlank });
export const useFeedback = (id: number) => useQuery(feedbackQuery(id));

export const feedbackQuery = (id: number) =>
  queryOptions({
    queryKey: ['highlight-feedback', id] as const,
    queryFn: async ({ signal }) => (await call(analysis.ownFeedback, { params: { id } }, { signal })).results,
    staleTime: FOREVER,
  });

export const useTheme = (id: number, isOpen: boolean) =>
  useQuery({
    queryKey: ['theme', id],
    queryFn: ({ signal }) => call(themes.get, { params: { id } }, { signal }),
    enabled: isOpen,
    staleTime: FOREVER,
  });

export const useAiScore = (id: number, isOpen: boolean) =>
  useQuery({
    queryKey: ['ai-score', id],
    queryFn: ({ signal }) => call(analysis.aiScore, { params: { id } }, { signal }),
    enabled: isOpen,
    staleTime: FOREVER,
    retry: false,
  });

/** Fetched before anyone asks, and kept however long it takes until someone does: the network may be gone by then. */
export const zeroReasonsQuery = (genre_id: number) =>
  queryOptions({
    queryKey: ['zero-reasons', genre_id],
    queryFn: async ({ signal }) => {
      const query = { genre_id };
      const [reasons, comments] = await Promise.all([
        call(reviewGrids.zeroReasons, { query }, { signal }),
        call(reviewGrids.zeroComments, { query }, { signal }),
      ]);
      return { reasons: reasons.results, comments: comments.results };
    },
    staleTime: FOREVER,
    gcTime: FOREVER,
  });

export const abandonReasonsQuery = queryOptions({
  queryKey: ['abandon-reasons'],
  queryFn: async ({ signal }) => (await call(reviewGrids.abandonReasons, { query: {} }, { signal })).results,
  staleTime: FOREVER,
  gcTime: FOREVER,
});

export const useZeroReasons = (genre_id: number, isOpen: boolean) => useQuery({ ...zeroReasonsQuery(genre_id), enabled: isOpen });
export const useAbandonReasons = (isOpen: boolean) => useQuery({ ...abandonReasonsQuery, enabled: isOpen });

/** Beginning, and taking up what one had abandoned. The whole is asked again: marks come back with it. */
export function useStart(composition_id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(reviews.start, { body: { composition_id } }),
    onSuccess: async (review) => {
      keepReview(client, review);
      await client.invalidateQueries({ queryKey: compositionKey(composition_id) });
    },
  });
}

export function useUnfinish() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: { id: number; version: number }) =>
      call(reviews.update, { params: { id }, body: { version, status: 'in_progress' } }),
    onSuccess: (review) => {
      keepReview(client, review);
      void client.invalidateQueries({ queryKey: compositionKey(review.composition_id) });
    },
  });
}

export function useAbandon() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason_id }: { id: number; reason_id: number }) => call(reviews.abandon, { params: { id }, body: { reason_id } }),
    onSuccess: (review) => {
      keepReview(client, review);
      void client.invalidateQueries({ queryKey: ['review-queue'] });
    },
  });
}

export function useSetFeedback(composition_id: number) {
  const client = useQueryClient();
  const queryKey = ['highlight-feedback', composition_id];
  return useMutation({
    mutationFn: ({ key, is_helpful }: { key: string; is_helpful: boolean | null }) =>
      call(analysis.feedback, { params: { id: composition_id }, body: { key, is_helpful } }),
    onMutate: ({ key, is_helpful }) => {
      client.setQueryData<Record<string, boolean>>(queryKey, (known = {}) => {
        const { [key]: _said, ...rest } = known;
        return is_helpful === null ? rest : { ...rest, [key]: is_helpful };
      });
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

export const useReport = (composition: Composition) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(reviews.reportAnnotation, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: compositionKey(composition.id) }),
  });
};

export const bankOf = (genre_id: number, review_grid_id: number) => ({
  search: async (search: string, competence_id: number | null) => {
    const query = { review_grid_id, genre_id, ...(search.trim() && { search: search.trim() }), ...(competence_id && { competence_id }) };
    return (await call(commentBank.list, { query })).results;
  },
  use: (id: number) => call(commentBank.use, { params: { id } }),
  keep: (draft: { competence_id: number; text: string; tone: 'correcao' | 'elogio' | 'orientacao' }, title: string) =>
    call(commentBank.create, { body: { ...draft, title, genre_id } }),
});

/** What the next screen will ask for, fetched before anyone goes there (PERF-22). */
export async function prefetchDesk(client: QueryClient, id: number) {
  await Promise.all([
    client.prefetchQuery(compositionQuery(id)),
    client.prefetchQuery(statsQuery(id)),
    client.prefetchQuery(feedbackQuery(id)),
  ]);
}
