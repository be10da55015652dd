import { schools } from '@lauda/contract/schools';
import { useQuery } from '@tanstack/react-query';
import { call } from '../lib/calling/call';

/** The classes that the person reaches, to choose among; null is the present year, which the server knows. */
export const useClassNames = (year: number | null = null) =>
  useQuery({
    queryKey: ['school-groups', 'names', year],
    queryFn: ({ signal }) =>
      year === null
        ? call(schools.groupsOfThisYear, { query: { current_year: 'true', limit: 1000 } }, { signal })
        : call(schools.groupsOfYear, { query: { school_year: year, limit: 1000 } }, { signal }),
    select: ({ results }) => results,
  });
