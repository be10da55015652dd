import { messages } from '@lauda/contract/messages';
import type { CurrentUser } from '@lauda/contract/users';
import type { Reach } from '../../db/scope';
import type { Sql } from '../../db/sql';
import { currentUserOf } from '../../http/session/session.queries';
import { invalid, notFound } from '../../problems';
import { type OwnData, putRoleFirst, updateUser } from './users.queries';

export async function chooseRole(sql: Sql, user: CurrentUser, roleId: number) {
  if (!(await putRoleFirst(sql, user.user.id, roleId))) throw invalid({ user_role_id: [messages.notYourRole] });
  return (await currentUserOf(sql, user.user.id)) ?? user;
}

export async function changeOwnData(sql: Sql, reach: Reach, id: number, data: OwnData) {
  const updated = await updateUser(sql, reach, id, data).catch(refuseTakenEmail);
  if (!updated) throw notFound();
  return updated;
}

/** The unique index decides, since the e-mails of other schools cannot be looked at. */
const refuseTakenEmail = (error: unknown): never => {
  if (error instanceof Error && 'constraint_name' in error && error.constraint_name === 'users_email')
    throw invalid({ email: [messages.emailTaken] });
  throw error;
};
