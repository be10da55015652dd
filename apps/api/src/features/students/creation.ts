import { isDeepStrictEqual } from 'node:util';
import type { FieldErrors } from '@lauda/contract/errors';
import type { FlagKey } from '@lauda/contract/feature-flags';
import { messages } from '@lauda/contract/messages';
import type { CreationOutcome, StudentRow, students } from '@lauda/contract/students';
import { type KnownStudent, type PlannedRow, planCreation } from '@lauda/domain/people/student-creation';
import { familyName, givenName, tidied, usernameStem } from '@lauda/domain/people/student-names';
import { recordAudit } from '../../db/audit';
import { withOpenScope } from '../../db/scope';
import type { Call } from '../../http/route';
import { forbidden, invalid, notFound } from '../../problems';
import { insertProfiles, insertUsers, knownStudents, lockCreation, type NewStudent, nextUserIds, usernamesLike } from './creation.queries';
import { enrol, type Group, openGroup } from './enrolment.queries';
import { drawSecrets, type FirstSecret } from './first-secrets';
import { signatureOf } from './signature';
import { today } from './today';

type CreateCall = Call<typeof students.create>;

/** The flags are a neighbour: `all-routes` introduces them. */
export type FlagQuestion = (call: CreateCall, key: FlagKey) => Promise<boolean>;

export async function createStudents(call: CreateCall, isFlagOn: FlagQuestion) {
  const { sql, reach, body } = call;
  if (!(await isFlagOn(call, 'create_student'))) throw forbidden(messages.creationClosed);
  const group = await openGroup(sql, reach, body.school_group_id);
  if (!group) throw notFound();
  const facts = await factsFor(call, group);
  const draft = planFrom(call, facts);
  if (body.preview) return replyOf(true, draft.map(shown));
  refuseFaulty(draft);
  // The dear part first, then the lock, then the plan anew: what others wrote meanwhile counts, and nobody waits for our hashing.
  const secrets = await secretsFor(draft);
  await lockCreation(sql);
  const now = await factsFor(call, group);
  const final = isDeepStrictEqual(now, facts) ? draft : planFrom(call, now);
  refuseFaulty(final);
  const made = await write(call, group, final, secrets);
  return replyOf(
    false,
    final.map((row) => made.get(row.row) ?? shown(row)),
  );
}

type Facts = { known: readonly KnownStudent[]; taken: readonly string[] };

/** Whom the rows might mean, and the usernames that are given away. */
async function factsFor({ sql, reach, body }: CreateCall, group: Group): Promise<Facts> {
  const rows: readonly StudentRow[] = body.students;
  const emails = rows.map(({ email }) => tidied(email).toLowerCase()).filter(Boolean);
  const registrations = rows.map(({ registration }) => tidied(registration).toLowerCase()).filter(Boolean);
  const stems = [...new Set(rows.map((row) => usernameStem(givenName(row.first_name), familyName(row.last_name))))];
  const [known, taken] = await withOpenScope(
    sql,
    reach,
    async () => [await knownStudents(sql, reach, group, { emails, registrations }), await usernamesLike(sql, stems)] as const,
  );
  return { known: [...known], taken: taken.map(({ username }) => username) };
}

const planFrom = ({ body }: CreateCall, { known, taken }: Facts) => planCreation(body.students, known, new Set(taken), today());

/** All or nothing: each fault by its place, as for any other list of the body. */
function refuseFaulty(rows: readonly PlannedRow[]) {
  const faulty = rows.filter((row) => row.outcome === 'refused');
  if (faulty.length === 0) return;
  const errors: FieldErrors = { non_field_errors: [messages.creationRefused(faulty.length)] };
  for (const { row, errors: fields } of faulty)
    for (const [field, said] of Object.entries(fields)) errors[`students.${row}.${field}`] = said;
  throw invalid(errors);
}

type Created = Extract<PlannedRow, { outcome: 'created' }>;
const isCreated = (row: PlannedRow): row is Created => row.outcome === 'created';

async function secretsFor(rows: readonly PlannedRow[]): Promise<Map<number, FirstSecret>> {
  const created = rows.filter(isCreated);
  const secrets = await drawSecrets(created.map(({ clean, username }) => ({ ...clean, username })));
  return new Map(created.flatMap(({ row }, at) => (secrets[at] ? [[row, secrets[at]] as const] : [])));
}

async function write(call: CreateCall, group: Group, rows: readonly PlannedRow[], secrets: Map<number, FirstSecret>) {
  const { sql } = call;
  const created = rows.filter(isCreated);
  const late = await secretsFor(created.filter(({ row }) => !secrets.has(row)));
  const ids = await nextUserIds(sql, created.length);
  const made = new Map<number, CreationOutcome>();
  const newcomers = created.map(({ row, clean, username }, at): NewStudent => {
    const { first_password, password_hash } = secrets.get(row) ?? late.get(row) ?? { first_password: '', password_hash: '' };
    const id = ids[at] ?? 0;
    const student = { id, first_name: clean.first_name, last_name: clean.last_name, username };
    made.set(row, { row, outcome: 'created', errors: {}, student, first_password });
    return { ...clean, id, username, password_hash };
  });
  const joining = rows.flatMap((row) => (row.outcome === 'exists' && row.joins ? [row.student.id] : []));
  if (newcomers.length > 0) await insertUsers(sql, newcomers);
  await enrol(sql, [...ids, ...joining], group);
  if (newcomers.length > 0) await insertProfiles(sql, newcomers, group.school_network_id);
  // Whether they are in reach needs no asking: they came into it a moment ago, five thousand of them perhaps.
  await withOpenScope(sql, call.reach, () =>
    recordAudit(
      sql,
      signatureOf(call),
      'student.created',
      ids.map((student_id) => ({ student_id, school_group_id: group.id })),
    ),
  );
  await recordAudit(
    sql,
    signatureOf(call),
    'student.moved',
    joining.map((student_id) => ({ student_id, school_group_id: group.id, details: { to_school_group_id: group.id } })),
  );
  const [first_id] = ids;
  if (first_id !== undefined) {
    const news = { kind: 'students_created' as const, school_group_id: group.id, actor_id: call.user.user.id, count: ids.length, first_id };
    await call.services.enqueue(sql, 'news.happened', news);
  }
  return made;
}

function shown(row: PlannedRow): CreationOutcome {
  const { first_name, last_name } = row.clean;
  const common = { row: row.row, errors: {}, first_password: null };
  if (row.outcome === 'refused') return { ...common, outcome: 'refused', errors: row.errors, student: null };
  if (row.outcome === 'created')
    return { ...common, outcome: 'created', student: { id: null, first_name, last_name, username: row.username } };
  const { id, username, first_name: first, last_name: last } = row.student;
  return { ...common, outcome: 'exists', student: { id, first_name: first, last_name: last, username } };
}

function replyOf(preview: boolean, results: CreationOutcome[]) {
  const count = (outcome: CreationOutcome['outcome']) => results.filter((one) => one.outcome === outcome).length;
  return { preview, created: count('created'), existing: count('exists'), refused: count('refused'), results };
}
