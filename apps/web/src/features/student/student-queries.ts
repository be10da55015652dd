import type { Input } from '@lauda/contract/endpoint';
import { type Adaptations, type Student, students } from '@lauda/contract/students';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/calling/call';

const keyOf = (id: number) => ['student', id] as const;

/** Every read is written down in the student's trail: it is read when the page opens, not each time the window gets the focus. */
export const useStudent = (id: number) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(students.get, { query: { id } }, { signal }),
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** What the server answered is what the page shows; lists with the name in them are asked again. */
export const keepStudent = (client: QueryClient, student: Student) => {
  client.setQueryData(keyOf(student.id), student);
  void client.invalidateQueries({ queryKey: ['members'] });
};

export type StudentChange = Input<typeof students.update>['body'];

export function useSaveStudent(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: StudentChange) => call(students.update, { params: { id }, body }),
    onSuccess: (student) => keepStudent(client, student),
  });
}

export function useAdapt(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Adaptations & { version: number }) => call(students.adapt, { query: { id }, body }),
    onSuccess: (student) => keepStudent(client, student),
  });
}

export function useArchive(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (away: boolean) => call(away ? students.archive : students.restore, { params: { id } }),
    onSuccess: (student) => {
      keepStudent(client, student);
      void client.invalidateQueries({ queryKey: ['school-groups'] });
    },
  });
}
