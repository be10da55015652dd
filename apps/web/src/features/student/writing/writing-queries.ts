import { studentWritings } from '@lauda/contract/student-writing';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/calling/call';

/** One request for the three tabs; like the student, it is read when asked for and not each time the window gets the focus. */
export const useWriting = (id: number) =>
  useQuery({
    queryKey: ['student', id, 'writing'],
    queryFn: ({ signal }) => call(studentWritings.get, { params: { id } }, { signal }),
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
