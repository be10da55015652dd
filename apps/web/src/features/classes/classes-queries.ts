import { type SchoolGroup, schools } from '@lauda/contract/schools';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calling/call';

/** Spec §9. */
const GROUPS_AT_ONCE = 1000;
const SCHOOLS_AT_ONCE = 999;

/** The classes of a school year; null is the present one, which the server knows. */
export const useClasses = (year: number | null) =>
  useInfiniteQuery({
    queryKey: ['school-groups', 'list', year],
    initialPageParam: 0,
    queryFn: ({ signal, pageParam: offset }) =>
      year === null
        ? call(schools.groupsOfThisYear, { query: { current_year: 'true', limit: GROUPS_AT_ONCE, offset } }, { signal })
        : call(schools.groupsOfYear, { query: { school_year: year, limit: GROUPS_AT_ONCE, offset } }, { signal }),
    getNextPageParam: ({ count, results }, _pages, offset) =>
      results.length > 0 && offset + results.length < count ? offset + results.length : undefined,
    select: ({ pages }): { groups: SchoolGroup[]; count: number } => ({
      groups: pages.flatMap(({ results }) => results),
      count: pages[0]?.count ?? 0,
    }),
  });

export const useSchools = (enabled: boolean) =>
  useQuery({
    queryKey: ['schools', 'list'],
    queryFn: ({ signal }) => call(schools.list, { query: { limit: SCHOOLS_AT_ONCE } }, { signal }),
    select: ({ results }) => results,
    enabled,
  });
