import { schools } from '@lauda/contract/schools';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call';

/** Spec §9: at most 1000. */
const LIMIT = 1000;

export const useClassesOfThisYear = (enabled: boolean) =>
  useQuery({
    queryKey: ['school-groups', 'current-year'],
    queryFn: ({ signal }) => call(schools.groupsOfThisYear, { query: { current_year: 'true', limit: LIMIT } }, { signal }),
    select: ({ results }) => results,
    enabled,
  });
