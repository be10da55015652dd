import { messages } from '@lauda/contract/messages';
import type { students } from '@lauda/contract/students';
import { passwordFaults } from '@lauda/domain/people/passwords';
import { recordAudit } from '../../db/audit';
import type { Call } from '../../http/route';
import { hashPassword } from '../../http/session/password-hash';
import { invalid } from '../../problems';
import { drawSecrets } from './first-secrets';
import { lockActive } from './lock-active';
import { signatureOf } from './signature';
import { endAccess, setFirstPasswords } from './student-access.queries';

/** A password that the teacher chose; by the same rules as one's own, since it may be said aloud in a full classroom. */
export async function resetPassword(call: Call<typeof students.resetPassword>) {
  const { sql, params, body } = call;
  const [student] = await lockActive(call, [params.id]);
  const faults = student ? passwordFaults(body.password, student) : [];
  if (faults.includes('guessable')) throw invalid({ password: [messages.commonPassword] });
  if (faults.includes('personal')) throw invalid({ password: [messages.personalPassword] });
  await setFirstPasswords(sql, [{ id: params.id, password_hash: await hashPassword(body.password) }]);
  await endAccess(sql, [params.id], 'password');
  await recordAudit(sql, signatureOf(call), 'student.password_reset', [{ student_id: params.id }]);
}

export async function resetPasswords(call: Call<typeof students.resetMany>) {
  const { sql, body } = call;
  const locked = await lockActive(call, body.ids);
  const secrets = await drawSecrets(locked);
  await setFirstPasswords(
    sql,
    locked.map(({ id }, at) => ({ id, password_hash: secrets[at]?.password_hash ?? '' })),
  );
  const ids = locked.map(({ id }) => id);
  await endAccess(sql, ids, 'password');
  await recordAudit(
    sql,
    signatureOf(call),
    'student.password_reset',
    ids.map((student_id) => ({ student_id, details: { together: ids.length } })),
  );
  return locked.map(({ id, first_name, last_name, username }, at) => ({
    id,
    first_name,
    last_name,
    username,
    first_password: secrets[at]?.first_password ?? '',
  }));
}
