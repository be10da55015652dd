import { messages } from '@lauda/contract/messages';
import type { users } from '@lauda/contract/users';
import type { Call } from '../../http/route';
import { hashPassword, passwordMatches } from '../../http/session/password-hash';
import { currentUserOf } from '../../http/session/session.queries';
import { conflict, invalid, keepingEffects, notFound } from '../../problems';
import { confirmData, credentialsById, setPassword } from './auth.queries';
import { attemptOf, refuseGuessing } from './login-limits';
import { recordFailure } from './login-limits.queries';
import { refuseWeak } from './passwords';
import { openSession } from './sessions';
import { endSessionsOfUser } from './sessions.queries';

/** Ends every session and opens a new one for this browser: whoever else held one is out. */
export async function changeOwnPassword({ sql, services, user, door, address, params, body }: Call<typeof users.changePassword>) {
  const owner = params.id === user.user.id ? await credentialsById(sql, user.user.id) : undefined;
  if (!owner) throw notFound();
  const attempt = attemptOf(owner.id, address); // a borrowed session is no place to guess the password either
  await refuseGuessing(sql, attempt);
  if (!(await passwordMatches(body.current_password, owner.password_hash))) {
    await recordFailure(sql, attempt.account, attempt.address);
    throw keepingEffects(invalid({ current_password: [messages.wrongCurrentPassword] }));
  }
  if (body.current_password === body.new_password) throw invalid({ new_password: [messages.samePassword] });
  refuseWeak(body.new_password, owner);
  await setPassword(sql, owner.id, await hashPassword(body.new_password));
  await endSessionsOfUser(sql, owner.id, 'password');
  await openSession(sql, services, door, owner.id);
}

export async function passFirstAccess({ sql, services, user, door, body }: Call<typeof users.firstAccess>) {
  const owner = await credentialsById(sql, user.user.id);
  if (!owner || !user.user.must_change_password) throw conflict(messages.firstAccessDone);
  if (await passwordMatches(body.new_password, owner.password_hash)) throw invalid({ new_password: [messages.samePassword] });
  const { new_password, ...data } = body;
  refuseWeak(new_password, { ...owner, ...data });
  await confirmData(sql, owner.id, data);
  await setPassword(sql, owner.id, await hashPassword(new_password));
  await endSessionsOfUser(sql, owner.id, 'password');
  await openSession(sql, services, door, owner.id);
  return (await currentUserOf(sql, owner.id)) ?? user;
}
