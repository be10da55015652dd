import { messages } from '@lauda/contract/messages';
import { schools } from '@lauda/contract/schools';
import { type StudentRow, students } from '@lauda/contract/students';
import { beforeAll, expect, test } from 'vitest';
import { enter, make } from '../../../test/make';
import { digestOf } from '../../../test/matrix/database-digest';
import { actionsAbout, makeSchoolScene, type SchoolScene, STAFF_ROLES } from '../../../test/school-scene';
import { useApi } from '../../../test/start-api';
import { passwordMatches } from '../../http/session/password-hash';

const api = useApi({ env: { WORKER: 'off' } });
let scene: SchoolScene;

beforeAll(async () => {
  scene = await makeSchoolScene(api);
});

const row = (first_name: string, last_name: string, more: Partial<StudentRow> = {}): StudentRow => ({
  first_name,
  last_name,
  email: '',
  registration: '',
  birth_date: '',
  ...more,
});
const create = (
  rows: StudentRow[],
  { role = 'teacher', preview = false, group = scene.group }: { role?: keyof SchoolScene['as']; preview?: boolean; group?: number } = {},
) => scene.as[role].try(students.create, { body: { school_group_id: group, preview, students: rows } });
type Reply = {
  created: number;
  existing: number;
  refused: number;
  results: { outcome: string; first_password: string | null; errors: object; student: { id: number; username: string } | null }[];
};
const created = async (...args: Parameters<typeof create>) => (await create(...args)).body as Reply;

test.each(STAFF_ROLES)('%s creates a student in the class, or is refused', async (role) => {
  const answer = await create([row(`Nilo ${role}`, 'Prata')], { role });
  expect(answer.status).toBe(['teacher', 'coordinator', 'staff'].includes(role) ? 200 : 403);
});

test.each([
  ['teacher', 'sister', 404],
  ['coordinator', 'sister', 200],
  ['coordinator', 'otherSchoolGroup', 404],
  ['teacher', 'farGroup', 404],
] as const)('%s creates in %s: %i', async (role, place, status) => {
  expect((await create([row('Nara', 'Pinho')], { role, group: scene[place] })).status).toBe(status);
});

test('a preview says what would become of each row and writes nothing', async () => {
  const before = await digestOf(api.owner);
  const { results, ...counts } = await created(
    [
      row('ANA', 'DE LIMA'),
      row('Ana', 'Lima', { registration: '1', email: 'x' }),
      row('ana', 'de lima'),
      row('Ana', 'Souza Lima', { birth_date: '01/02/2013' }),
    ],
    { preview: true },
  );
  expect(counts).toEqual({ preview: true, created: 2, existing: 0, refused: 2 });
  expect(results).toMatchObject([
    { outcome: 'created', student: { id: null, first_name: 'Ana', last_name: 'de Lima', username: 'ana.lima' }, first_password: null },
    { outcome: 'refused', errors: { email: [messages.invalidEmail] }, student: null },
    { outcome: 'refused', errors: { first_name: [messages.repeatedRow(1)] } },
    { outcome: 'created', student: { username: 'ana.lima2' } },
  ]);
  expect(await digestOf(api.owner)).toEqual(before);
});

test('without a preview one refused row refuses them all, each fault by its place', async () => {
  const before = await digestOf(api.owner);
  expect(await create([row('Bento', 'Reis'), row('', 'Reis')])).toMatchObject({
    status: 400,
    body: { non_field_errors: [messages.creationRefused(1)], 'students.1.first_name': [messages.blankField] },
  });
  expect(await digestOf(api.owner)).toEqual(before);
});

test('a class is created with true first passwords, and the same list again creates nobody', async () => {
  const rows = ['Caetano', 'Dalva', 'Elza'].map((name, at) =>
    row(name, 'Moreira', { registration: `M${at}`, birth_date: `2012-05-0${at + 1}` }),
  );
  const first = await created(rows);
  expect([first.created, first.existing, first.refused]).toEqual([3, 0, 0]);
  for (const { student, first_password } of first.results) {
    const [kept] = await api.owner<
      { password_hash: string; must_change_password: boolean }[]
    >`select password_hash, must_change_password from users where id = ${student?.id ?? 0}`;
    expect([kept?.must_change_password, await passwordMatches(first_password ?? '', kept?.password_hash)]).toEqual([true, true]);
  }
  const { students: members } = await scene.as.teacher.call(schools.members, { params: { id: scene.group }, query: { name: 'moreira' } });
  expect(members.map(({ username, registration, must_change_password }) => [username, registration, must_change_password])).toEqual([
    ['caetano.moreira', 'M0', true],
    ['dalva.moreira', 'M1', true],
    ['elza.moreira', 'M2', true],
  ]);
  const id = first.results[0]?.student?.id ?? 0;
  expect(await actionsAbout(api, id)).toEqual(['student.created']);
  const before = await digestOf(api.owner);
  const again = await created(rows);
  expect([again.created, again.existing]).toEqual([0, 3]);
  expect(again.results.map((one) => [one.student?.id, one.first_password])).toEqual(first.results.map((one) => [one.student?.id, null]));
  expect(await digestOf(api.owner)).toEqual(before);
});

test('two at the same moment do not both create the same person', async () => {
  const rows = [row('Fausto', 'Ramalho')];
  const both = await Promise.all([created(rows), created(rows), created(rows, { role: 'coordinator' })]);
  expect(both.map((one) => one.created).sort()).toEqual([0, 0, 1]);
});

test('who has an account and left, or stands in another class of the reach, comes in with it', async () => {
  const [left, sister] = [row('Gil', 'Torres', { registration: 'G1' }), row('Hilda', 'Torres', { registration: 'G2' })];
  const id = (await created([left])).results[0]?.student?.id ?? 0;
  await scene.as.teacher.call(students.leave, { body: { ids: [id], school_group_id: scene.group } });
  const back = await created([left]);
  expect([back.existing, back.results[0]?.student?.id]).toEqual([1, id]);
  expect((await scene.as.teacher.try(students.get, { query: { id } })).status).toBe(200);
  expect((await created([sister], { role: 'coordinator', group: scene.sister })).created).toBe(1);
  // The teacher does not hold the sister class: nothing is said but that the number is taken.
  expect((await created([sister], { preview: true })).results[0]).toMatchObject({
    outcome: 'refused',
    errors: { registration: [messages.registrationTaken] },
    student: null,
  });
  expect((await created([sister], { role: 'coordinator' })).existing).toBe(1);
  expect((await scene.as.teacher.try(students.search, { query: { name: 'hilda' } })).body).toMatchObject({ count: 1 });
});

test('a number or an address of elsewhere is taken, and brings nobody into the reach', async () => {
  await created([row('Ivo', 'Longe', { email: 'ivo@longe.example' })], { role: 'staff', group: scene.farGroup });
  const teacherMail = scene.people.director.email;
  const { results } = await created(
    [row('Ivo', 'Longe', { email: 'ivo@longe.example' }), row('Rosa', 'Teixeira', { email: teacherMail })],
    { preview: true },
  );
  expect(results).toMatchObject([
    { outcome: 'refused', errors: { email: [messages.emailTaken] } },
    { outcome: 'refused', errors: { email: [messages.emailTaken] } },
  ]);
});

test('usernames of other schools count as taken, without being seen', async () => {
  await created([row('Jacira', 'Fontes')], { role: 'staff', group: scene.farGroup });
  expect((await created([row('Jacira', 'Fontes')])).results[0]?.student?.username).toBe('jacira.fontes2');
});

test('an archived class takes nobody', async () => {
  const group = await make(api).group(scene.school);
  await api.owner`update school_groups set archived_at = now() where id = ${group}`;
  expect((await create([row('Kátia', 'Leme')], { role: 'coordinator', group })).status).toBe(404);
});

test('whoever was created enters only the first access', async () => {
  const { results } = await created([row('Lauro', 'Vidal')]);
  const browser = await enter(api, { id: results[0]?.student?.id ?? 0 });
  expect(await browser.send({ method: 'GET', path: '/api/v1/schools/' })).toMatchObject({
    status: 403,
    body: { detail: messages.firstAccessFirst },
  });
});

const letters = (at: number) => [...String(at)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

test('five thousand rows are previewed and created in one go, again nobody, and one more than five thousand is refused', async () => {
  // As long as they come: with everything filled in, a row has some 400 bytes.
  const long = 'Conceição d’Assunção '.repeat(3).trim();
  const rows = Array.from({ length: 5000 }, (_, at) =>
    row(`Zé ${letters(at)}`, `Braga ${long}`, {
      registration: `Z${at}`,
      email: `${'z'.repeat(50)}.${at}@escola.example`,
      birth_date: '2012-03-04',
    }),
  );
  expect(JSON.stringify(rows).length).toBeGreaterThan(1024 * 1024);
  const { created: previewed, results } = await created(rows, { preview: true });
  expect([previewed, results[4999]?.student?.username]).toEqual([5000, 'ze.dassuncao5000']);
  expect(await create([...rows, row('A', 'B')], { preview: true })).toMatchObject({
    status: 400,
    body: { students: [messages.tooMany(5000)] },
  });
  const group = await make(api).group(scene.school);
  const made = await untilDone(rows, group);
  expect([made.created, new Set(made.results.map((one) => one.student?.username)).size]).toEqual([5000, 5000]);
  const count = async () => (await scene.as.coordinator.call(schools.group, { params: { id: group } })).count_students;
  expect(await count()).toBe(5000);
  const again = await untilDone(rows, group);
  expect([again.created, again.existing, await count()]).toEqual([0, 5000, 5000]);
}, 120_000);

/** As a page does it: where the machine is too busy for the server's deadline nothing is done, and the same is asked once more. */
async function untilDone(rows: StudentRow[], group: number): Promise<Reply> {
  for (let tries = 1; ; tries += 1) {
    const answer = await create(rows, { role: 'coordinator', group });
    if (answer.status !== 503 || tries === 4) return answer.body as Reply; // or the expectations say what it was
  }
}

test('a first password stands in the answer and nowhere else, also when the request may be repeated', async () => {
  const headers = { 'idempotency-key': 'criar-uma-vez-so' };
  const body = { school_group_id: scene.group, students: [row('Mirela', 'Dutra')] };
  const [first, again] = [
    await scene.as.teacher.call(students.create, { body }, headers),
    await scene.as.teacher.call(students.create, { body }, headers),
  ];
  expect(again).toEqual(first);
  const secret = first.results[0]?.first_password ?? 'nenhuma';
  const [kept] = await api.owner<{ body: string }[]>`select body from idempotency_keys where key = 'criar-uma-vez-so'`;
  expect([kept?.body.includes(secret), kept?.body.includes('Mirela'), (kept?.body.length ?? 0) > 100]).toEqual([false, false, true]);
});

test('flag create_student: where it is off nothing is created nor previewed, and for whom it is on it is', async () => {
  const [segment] = await api.owner<{ id: number }[]>`
    select flag_segments.id from flag_segments join feature_flags on feature_flags.id = flag_id where key = 'create_student'`;
  const statuses = async (role: 'teacher' | 'staff') => [
    (await create([row('Noel', 'Rangel')], { role, preview: true })).status,
    (await create([row('Noel', 'Rangel')], { role })).status,
  ];
  const only = { segment_id: segment?.id ?? 0, property: 'is_coordinator', operator: 'EQ', value: 'true' };
  await api.owner`insert into flag_constraints ${api.owner(only)}`;
  await expect.poll(() => statuses('teacher'), { timeout: 10_000, interval: 500 }).toEqual([403, 403]);
  expect((await create([row('Noel', 'Rangel')])).body).toEqual({ detail: messages.creationClosed });
  expect(await statuses('staff')).toEqual([200, 200]);
  await api.owner`update feature_flags set enabled = false where key = 'create_student'`;
  await expect.poll(() => statuses('staff'), { timeout: 10_000, interval: 500 }).toEqual([403, 403]);
}, 30_000);
