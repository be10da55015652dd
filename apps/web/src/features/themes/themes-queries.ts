import { reviewGrids } from '@lauda/contract/review-grids';
import { type ThemeCard, themes } from '@lauda/contract/themes';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call';
import type { ThemesView } from './themes-view';

const AT_ONCE = 24;

const asked = ({ words, grid, genre, grade, path, flow, origin, ready, sort }: ThemesView) => ({
  ...(words && { filter: words }),
  ...(grid && { review_grid_id: grid }),
  ...(genre && { genre_id: [genre] }),
  ...(grade && { school_grade: grade }),
  ...(path && { learning_path_type: path }),
  ...(flow && { review_type: flow }),
  ...(origin && { origin }),
  ...(ready && { has_test_template: 'true' }),
  ...(sort && { sort }),
});

export const useThemes = (view: ThemesView) =>
  useInfiniteQuery({
    queryKey: ['themes', 'list', view],
    initialPageParam: 0,
    queryFn: ({ signal, pageParam: offset }) => call(themes.list, { query: { ...asked(view), limit: AT_ONCE, offset } }, { signal }),
    getNextPageParam: ({ count, results }, _pages, offset) =>
      results.length > 0 && offset + results.length < count ? offset + results.length : undefined,
    select: ({ pages }): { cards: ThemeCard[]; count: number } => ({
      cards: pages.flatMap(({ results }) => results),
      count: pages[0]?.count ?? 0,
    }),
    // The cards of before stand until the new ones are there: nothing jumps while someone types.
    placeholderData: keepPreviousData,
  });

/** Genres and grids to filter by; they change with a release. */
export const useGenres = () =>
  useQuery({
    queryKey: ['genres', 'list'],
    queryFn: ({ signal }) => call(reviewGrids.genres, { query: {} }, { signal }),
    select: ({ results }) => results,
    staleTime: 86_400_000,
  });
