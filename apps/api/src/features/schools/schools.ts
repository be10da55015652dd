import type { schools } from '@lauda/contract/schools';
import { recordAudit } from '../../db/audit';
import type { Reach } from '../../db/scope';
import type { Sql } from '../../db/sql';
import type { Call } from '../../http/route';
import { notFound } from '../../problems';
import { groupExists, groupOf, membersOf } from './schools.queries';

export async function readGroup(sql: Sql, reach: Reach, id: number) {
  const group = await groupOf(sql, reach, id);
  if (!group) throw notFound();
  return group;
}

export async function listMembers(
  sql: Sql,
  reach: Reach,
  groupId: number,
  query: { limit: number; offset: number; name?: string | undefined },
) {
  if (!(await groupExists(sql, reach, groupId))) throw notFound();
  const { count, results } = await membersOf(sql, groupId, query.name ?? '', query);
  return { students: results, count_students: count };
}

/** The file is made in the browser from the list that is already there; what leaves the school leaves a line. */
export async function recordExport({ sql, reach, user, address, params, body }: Call<typeof schools.recordExport>) {
  if (!(await groupExists(sql, reach, params.id))) throw notFound();
  await recordAudit(sql, { actor_id: user.user.id, address }, 'school_group.exported', [{ school_group_id: params.id, details: body }]);
}
