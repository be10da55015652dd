import type { Reach } from '../../db/scope';
import type { Sql } from '../../db/sql';
import { notFound } from '../../problems';
import { groupExists, membersOf } from './schools.queries';

export async function listMembers(sql: Sql, reach: Reach, groupId: number, query: { limit: number; offset: number; name?: string | undefined }) {
  if (!(await groupExists(sql, reach, groupId))) throw notFound();
  const { count, results } = await membersOf(sql, groupId, query.name ?? '', query);
  return { students: results, count_students: count };
}
