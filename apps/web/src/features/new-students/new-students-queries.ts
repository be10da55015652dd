import { type SchoolGroup, schools } from '@lauda/contract/schools';
import { students } from '@lauda/contract/students';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../lib/calling/call';
import { CallError } from '../../lib/calling/call-error';
import { randomId } from '../../lib/random-id';
import { type DraftRow, wireRow } from './review/draft';

export type CreationReply = Awaited<ReturnType<typeof createStudents>>;

export const useClassesOfThisYear = (enabled: boolean) =>
  useQuery({
    queryKey: ['school-groups', 'current-year'],
    queryFn: ({ signal }) => call(schools.groupsOfThisYear, { query: { current_year: 'true', limit: 1000 } }, { signal }),
    select: ({ results }) => results,
    enabled,
  });

export const useClass = (id: number | null) =>
  useQuery<SchoolGroup>({
    queryKey: ['school-groups', 'one', id],
    queryFn: ({ signal }) => call(schools.group, { params: { id: id ?? 0 } }, { signal }),
    enabled: id !== null,
  });

const bodyOf = (groupId: number, rows: readonly DraftRow[], preview: boolean) => ({
  school_group_id: groupId,
  preview,
  students: rows.map(({ values }) => wireRow(values)),
});

/** What would become of each row; nothing is written. */
export const useCheckRows = (groupId: number) =>
  useMutation({ mutationFn: (rows: readonly DraftRow[]) => call(students.create, { body: bodyOf(groupId, rows, true) }), gcTime: 0 });

const createStudents = (groupId: number, rows: readonly DraftRow[], idempotencyKey: string) =>
  call(students.create, { body: bodyOf(groupId, rows, false) }, { idempotencyKey });

/** No answer, or the server's own trouble: the work may have been done all the same. */
export const isUnsure = (error: unknown) => !(error instanceof CallError) || error.status === 0 || error.status >= 500;

type Creation = { reply: CreationReply } | { error: unknown };

/**
 * Not a mutation of the query client: its answer holds passwords, and the client's cache would keep them. While it is unknown whether the
 * work was done, the same rows go out under the same key, so a second try cannot do it twice.
 */
export function useCreateStudents(groupId: number) {
  const client = useQueryClient();
  const [isCreating, setCreating] = useState(false);
  const lastTry = useRef<{ rows: string; key: string } | null>(null);

  const keyFor = (rows: readonly DraftRow[]) => {
    const asked = JSON.stringify(rows.map(({ values }) => wireRow(values)));
    if (lastTry.current?.rows !== asked) lastTry.current = { rows: asked, key: randomId() };
    return lastTry.current.key;
  };

  const create = async (rows: readonly DraftRow[]): Promise<Creation> => {
    setCreating(true);
    try {
      const reply = await createStudents(groupId, rows, keyFor(rows));
      lastTry.current = null;
      // The lists of classes and their members have changed.
      for (const changed of ['school-groups', 'schools', 'members']) void client.invalidateQueries({ queryKey: [changed] });
      return { reply };
    } catch (error) {
      if (!isUnsure(error)) lastTry.current = null;
      return { error };
    } finally {
      setCreating(false);
    }
  };
  return { isCreating, create };
}
