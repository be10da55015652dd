import { messages } from '@lauda/contract/messages';
import type { students } from '@lauda/contract/students';
import { recordAudit } from '../../db/audit';
import type { Call } from '../../http/route';
import { invalid, notFound } from '../../problems';
import { areMembers, endMembership, moveMembers, openGroup } from './enrolment.queries';
import { lockActive } from './lock-active';
import { signatureOf } from './signature';

export async function moveStudents(call: Call<typeof students.move>) {
  const { sql, reach, body } = call;
  const [from, to] = [await openGroup(sql, reach, body.from_school_group_id), await openGroup(sql, reach, body.to_school_group_id)];
  // To another network nobody is moved: contracts and registrations end at its border.
  if (!from || !to || from.school_network_id !== to.school_network_id) throw notFound();
  if (from.id === to.id) throw invalid({ to_school_group_id: [messages.sameGroup] });
  await lockActive(call, body.ids);
  if (!(await areMembers(sql, body.ids, from.id))) throw notFound();
  const details = { from_school_group_id: from.id, to_school_group_id: to.id };
  await recordAudit(sql, signatureOf(call), 'student.moved', linesOf(body.ids, to.id, details));
  await moveMembers(sql, body.ids, from, to);
}

export async function leaveGroup(call: Call<typeof students.leave>) {
  const { sql, reach, body } = call;
  const group = await openGroup(sql, reach, body.school_group_id);
  if (!group) throw notFound();
  await lockActive(call, body.ids);
  if (!(await areMembers(sql, body.ids, group.id))) throw notFound();
  // Before the deed: afterwards they may be out of reach, and nobody writes about those.
  await recordAudit(sql, signatureOf(call), 'student.left', linesOf(body.ids, group.id));
  await endMembership(sql, body.ids, group.id);
}

const linesOf = (ids: readonly number[], school_group_id: number, details: Record<string, unknown> = {}) =>
  [...new Set(ids)].map((student_id) => ({ student_id, school_group_id, details }));
