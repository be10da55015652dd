import type { Input } from '@lauda/contract/endpoint';
import { type ThemeCard, themes } from '@lauda/contract/themes';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../lib/calling/call';

const AT_ONCE = 24;

export type AskedThemes = NonNullable<Input<typeof themes.list>['query']>;

/** Themes of the library, appended page by page. */
export const useThemeList = (asked: AskedThemes, enabled = true) =>
  useInfiniteQuery({
    queryKey: ['themes', 'list', asked],
    initialPageParam: 0,
    queryFn: ({ signal, pageParam: offset }) => call(themes.list, { query: { ...asked, limit: AT_ONCE, offset } }, { signal }),
    getNextPageParam: ({ count, results }, _pages, offset) =>
      results.length > 0 && offset + results.length < count ? offset + results.length : undefined,
    select: ({ pages }): { cards: ThemeCard[]; count: number } => ({
      cards: pages.flatMap(({ results }) => results),
      count: pages[0]?.count ?? 0,
    }),
    // The cards of before stand until the new ones are there: nothing jumps while someone types.
    placeholderData: keepPreviousData,
    enabled,
  });
