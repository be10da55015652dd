import { schools } from '@lauda/contract/schools';
import { students } from '@lauda/contract/students';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/calling/call';

/** The classes of one school year that the person reaches: a student moves within a year. */
export const useClassesOfYear = (school_year: number, enabled: boolean) =>
  useQuery({
    queryKey: ['school-groups', 'of-year', school_year],
    queryFn: ({ signal }) => call(schools.groupsOfYear, { query: { school_year, limit: 1000 } }, { signal }),
    select: ({ results }) => results,
    enabled,
  });

/** Who is where has changed: every list that shows it is asked again. */
const forgetWhoIsWhere = (client: QueryClient) =>
  Promise.all([['school-groups'], ['schools'], ['members'], ['student']].map((queryKey) => client.invalidateQueries({ queryKey })));

export function useMove() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { ids: number[]; from_school_group_id: number; to_school_group_id: number }) => call(students.move, { body }),
    onSuccess: () => forgetWhoIsWhere(client),
  });
}

export function useLeave() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { ids: number[]; school_group_id: number }) => call(students.leave, { body }),
    onSuccess: () => forgetWhoIsWhere(client),
  });
}
