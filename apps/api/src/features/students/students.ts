import { messages } from '@lauda/contract/messages';
import type { Adaptations, Student, students } from '@lauda/contract/students';
import { dayOf } from '@lauda/domain/people/birth-dates';
import { familyName, givenName, isName } from '@lauda/domain/people/student-names';
import { type AuditAction, recordAudit } from '../../db/audit';
import type { Reach } from '../../db/scope';
import type { Sql } from '../../db/sql';
import type { Call } from '../../http/route';
import { sha256 } from '../../http/session/tokens';
import { conflict, invalid, notFound } from '../../problems';
import { signatureOf } from './signature';
import { endAccess } from './student-access.queries';
import { lockStudents, setArchived, studentOf, updateAdaptations, updatePerson, updateSchoolData } from './students.queries';
import { today } from './today';

export async function readStudent(call: Call<typeof students.get>) {
  const student = await found(call.sql, call.reach, call.query.id);
  await recordAudit(call.sql, signatureOf(call), 'student.read', [{ student_id: student.id }]);
  return student;
}

type Fields = Pick<Student, 'first_name' | 'last_name' | 'email' | 'registration' | 'birth_date'>;

export async function updateStudent(call: Call<typeof students.update>) {
  const { sql, params, body } = call;
  const before = await lockedAt(call, params.id, body.version);
  const after = changed(before, body);
  const fields = (Object.keys(after) as (keyof Fields)[]).filter((field) => after[field] !== before[field]); // its own keys
  if (fields.length === 0) return before;
  await updatePerson(sql, before.id, after).catch(refuseTaken);
  await updateSchoolData(sql, before.id, after).catch(refuseTaken);
  return recorded(call, 'student.changed', before, { fields });
}

export async function adaptStudent(call: Call<typeof students.adapt>) {
  const { version, ...adaptations } = call.body;
  const before = await lockedAt(call, call.query.id, version);
  if ((Object.keys(adaptations) as (keyof Adaptations)[]).every((key) => adaptations[key] === before.adaptations[key])) return before; // its own keys
  await updateAdaptations(call.sql, before.id, adaptations);
  return recorded(call, 'student.adapted', before, adaptations);
}

export async function archiveStudent(call: Call<typeof students.archive>) {
  const before = await lockedAt(call, call.params.id);
  if (before.archived) return before;
  await setArchived(call.sql, before.id, true);
  await endAccess(call.sql, [before.id], 'revoked');
  return recorded(call, 'student.archived', before);
}

export async function restoreStudent(call: Call<typeof students.restore>) {
  const before = await lockedAt(call, call.params.id);
  if (!before.archived) return before;
  await setArchived(call.sql, before.id, false);
  return recorded(call, 'student.restored', before);
}

type AnyCall = Pick<Call<never>, 'sql' | 'reach' | 'user' | 'address'>;

async function found(sql: Sql, reach: Reach, id: number): Promise<Student> {
  const student = await studentOf(sql, reach, id);
  if (!student) throw notFound();
  return student;
}

/** Nobody else changes the student meanwhile; whoever looked at an older one is shown what is there now. */
async function lockedAt({ sql, reach }: AnyCall, id: number, version?: number): Promise<Student> {
  const [locked] = await lockStudents(sql, reach, [id]);
  if (!locked) throw notFound();
  const student = await found(sql, reach, id);
  if (version !== undefined && student.version !== version) throw conflict(messages.staleVersion, student);
  return student;
}

async function recorded(call: AnyCall, action: AuditAction, before: Student, details: Record<string, unknown> = {}) {
  const after = await found(call.sql, call.reach, before.id);
  const hashes = { before: hashOf(before), after: hashOf(after) };
  await recordAudit(call.sql, signatureOf(call), action, [{ student_id: before.id, details: { ...details, ...hashes } }]);
  return after;
}

const hashOf = (student: Student) => sha256(JSON.stringify(student)).toString('hex');

function changed(before: Student, body: Partial<Record<keyof Fields, string | null | undefined>>): Fields {
  const first_name = givenName(body.first_name ?? before.first_name);
  const last_name = familyName(body.last_name ?? before.last_name);
  if (!isName(first_name)) throw invalid({ first_name: [messages.invalidName] });
  if (last_name !== '' && !isName(last_name)) throw invalid({ last_name: [messages.invalidName] });
  const birth_date = body.birth_date === undefined ? before.birth_date : body.birth_date;
  if (birth_date !== null && birth_date !== before.birth_date && !dayOf(birth_date, today()))
    throw invalid({ birth_date: [messages.invalidBirthDate] });
  return {
    first_name,
    last_name,
    email: (body.email ?? before.email).toLowerCase(),
    registration: body.registration ?? before.registration,
    birth_date,
  };
}

const TAKEN: Record<string, Record<string, string[]>> = {
  users_email: { email: [messages.emailTaken] },
  user_profiles_registration: { registration: [messages.registrationTaken] },
};

/** The unique indexes decide, since the people of other schools cannot be looked at. */
function refuseTaken(error: unknown): never {
  const fields = error instanceof Error && 'constraint_name' in error ? TAKEN[String(error.constraint_name)] : undefined;
  throw fields ? invalid(fields) : error;
}
