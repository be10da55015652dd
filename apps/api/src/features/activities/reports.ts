import type { activities } from '@lauda/contract/activities';
import type { z } from 'zod';
import type { Call } from '../../http/route';
import { notFound } from '../../problems';
import { gradedTexts, groupIsReached, metadatasOf, monthsOf, ownerIsReached } from './reports.queries';

type Users = z.input<(typeof activities.evolution)['reply']>['users'];

export async function readEvolution({ sql, reach, query }: Call<typeof activities.evolution>) {
  if (!(await groupIsReached(sql, reach, query.school_group_id))) throw notFound();
  const test_metadatas = await metadatasOf(sql, reach, query);
  const users: Users = {};
  for (const { user_id, first_name, last_name, test_id, ...text } of await gradedTexts(sql, reach, query)) {
    const student = users[user_id] ?? { id: user_id, first_name, last_name, tests: {} };
    student.tests[test_id] = text;
    users[user_id] = student;
  }
  return { test_metadatas, users };
}

export async function readMonths({ sql, reach, query }: Call<typeof activities.monthly>) {
  if (!(await ownerIsReached(sql, reach, query))) throw notFound();
  return { results: await monthsOf(sql, query) };
}
