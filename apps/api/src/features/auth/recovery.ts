import { messages } from '@lauda/contract/messages';
import type { Sql } from '../../db/sql';
import { hashPassword } from '../../http/session/password-hash';
import { sha256 } from '../../http/session/tokens';
import { invalid } from '../../problems';
import { credentialsById, setPassword } from './auth.queries';
import { accountOf } from './login-limits';
import { forgetFailures } from './login-limits.queries';
import { refuseWeak } from './passwords';
import { isUsable, useToken } from './recovery.queries';
import { endSessionsOfUser } from './sessions.queries';

export const checkRecovery = async (sql: Sql, token: string) => ({ valid: await isUsable(sql, sha256(token)) });

export async function recoverPassword(sql: Sql, token: string, newPassword: string) {
  const userId = await useToken(sql, sha256(token));
  const owner = userId === undefined ? undefined : await credentialsById(sql, userId);
  if (!owner) throw invalid({ token: [messages.recoveryUsed] });
  refuseWeak(newPassword, owner);
  await setPassword(sql, owner.id, await hashPassword(newPassword));
  await endSessionsOfUser(sql, owner.id, 'password');
  await forgetFailures(sql, accountOf(owner.id)); // whoever else was guessing does not keep the owner out
}
