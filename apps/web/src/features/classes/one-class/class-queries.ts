import { schools } from '@lauda/contract/schools';
import { students } from '@lauda/contract/students';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/calling/call';
import type { Format } from '../../../parts/export-table/sheet';
import { findable } from './member-list';

/** Spec §9: the default of list_members. */
const MEMBERS_AT_ONCE = 1000;

export const useClass = (id: number) =>
  useQuery({ queryKey: ['school-groups', 'one', id], queryFn: ({ signal }) => call(schools.group, { params: { id } }, { signal }) });

const membersOf = ({ students: rows, count_students }: Awaited<ReturnType<typeof fetchMembers>>) => ({
  members: findable(rows),
  count: count_students,
});
const fetchMembers = (id: number, signal: AbortSignal) =>
  call(schools.members, { params: { id }, query: { limit: MEMBERS_AT_ONCE } }, { signal });

export const useMembers = (id: number) =>
  useQuery({ queryKey: ['members', id], queryFn: ({ signal }) => fetchMembers(id, signal), select: membersOf });

/** Written down before the file is made: who took which list, and when. */
export const recordExport = (id: number, format: Format, count: number) =>
  call(schools.recordExport, { params: { id }, body: { format, count } });

export function useNewPasswords() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: number[]) => call(students.resetMany, { body: { ids } }),
    onSuccess: () => Promise.all([['members'], ['student']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
