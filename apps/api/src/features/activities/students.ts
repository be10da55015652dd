import type { activities, ReopenStatus, StudentOnActivity } from '@lauda/contract/activities';
import { messages } from '@lauda/contract/messages';
import { hasDelivered } from '@lauda/domain/writing/activity-progress';
import { reopenable } from '@lauda/domain/writing/reopening';
import { recordAudit } from '../../db/audit';
import type { Call } from '../../http/route';
import { conflict, invalid, notFound } from '../../problems';
import { activityOf, stagesOf } from '../../writing/activities.queries';
import { schoolProgress, stageOf, stageProgress } from '../../writing/stages';
import { studentsInfo } from './students.queries';

type AnyCall = Pick<Call<never>, 'sql' | 'reach'>;

async function found({ sql, reach }: AnyCall, id: number) {
  const activity = await activityOf(sql, reach, id);
  if (!activity) throw notFound();
  return activity;
}

export async function readStudents(call: Call<typeof activities.studentsInfo>) {
  const { id } = await found(call, call.params.id);
  const rows = await studentsInfo(call.sql, call.reach, id);
  const results = rows.map((row): StudentOnActivity => ({ ...row, progress: schoolProgress(row) }));
  return { results, count: results.length };
}

/** What leaves with names and grades leaves a line about the class, as its list does (LGPD-06). */
export async function recordExport(call: Call<typeof activities.recordExport>) {
  const { id, school_group_id } = await found(call, call.params.id);
  const line = { school_group_id, details: { test_id: id, ...call.body } };
  await recordAudit(call.sql, { actor_id: call.user.user.id, address: call.address }, 'activity.exported', [line]);
}

export async function readReopening(call: Call<typeof activities.studentsStatus>) {
  const activity = await found(call, call.params.id);
  const rows = await stagesOf(call.sql, activity);
  const stage = stageOf(activity);
  const listed = reopenable(
    activity.phase,
    stage,
    rows.map((row) => stageProgress(row, stage)),
  );
  const byStudent = new Map(listed.map((one) => [one.user_id, one]));
  const results = rows.flatMap((row): ReopenStatus[] => {
    const one = byStudent.get(row.user_id);
    return one ? [{ ...row, ...one }] : [];
  });
  return { results, is_closed: activity.phase === 'encerrada' };
}

/** Whoever has delivered meanwhile is left alone. */
export async function remindStudents(call: Call<typeof activities.remind>) {
  const activity = await found(call, call.params.id);
  if (activity.archived) throw conflict(messages.activityArchived);
  if (activity.phase === 'agendada') throw conflict(messages.activityNotOpen);
  const rows = await stagesOf(call.sql, activity);
  const wanted = new Set(call.body.students);
  const named = rows.filter(({ user_id }) => wanted.has(user_id));
  if (named.length < wanted.size) throw invalid({ students: [messages.notInGroup] });
  const student_ids = named.filter((row) => !hasDelivered(schoolProgress(row))).map(({ user_id }) => user_id);
  if (student_ids.length > 0) {
    const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });
    await call.services.enqueue(call.sql, 'news.happened', { kind: 'activity_reminder', test_id: activity.id, student_ids, day });
  }
  return { reminded: student_ids.length };
}
