import { activities } from '@lauda/contract/activities';
import { compositions } from '@lauda/contract/compositions';
import { messages } from '@lauda/contract/messages';
import { beforeAll, expect, test } from 'vitest';
import { inDays } from '../../../test/in-days';
import { make } from '../../../test/make';
import { makeWriting } from '../../../test/make-writing';
import { makeSchoolScene, type SchoolScene } from '../../../test/school-scene';
import { useApi } from '../../../test/start-api';

const api = useApi({ env: { WORKER: 'off' } });
let scene: SchoolScene;
let theme_id = 0;

const settings = (title = 'Memória') => ({
  title,
  test_type: 'pratica' as const,
  opens_at: inDays(-1),
  closes_at: inDays(6),
  allows_rewriting: true,
  guidance: '',
});

beforeAll(async () => {
  scene = await makeSchoolScene(api);
  theme_id = (await api.owner<{ id: number }[]>`select id from themes where slug = 'descaso-ambiental'`)[0]?.id ?? 0;
});

const create = (body: object = {}) => ({ body: { ...settings(), theme_id, school_group_ids: [scene.group], ...body } });
const createOne = async (body: object = {}) => {
  const { results } = await scene.as.coordinator.call(activities.create, create(body));
  return results[0] as NonNullable<(typeof results)[0]>; // one class, one activity
};

test('a theme goes to several classes in one go: one activity per class, in the order asked', async () => {
  const { results } = await scene.as.coordinator.call(
    activities.create,
    create({ school_group_ids: [scene.sister, scene.group, scene.sister] }),
  );
  expect(results.map(({ school_group_id }) => school_group_id)).toEqual([scene.sister, scene.group]);
  expect(results[1]).toMatchObject({
    review_flow: 'N',
    can_edit: true,
    can_delete: true,
    progress: { nao_iniciada: 1, total: 1 },
    child_id: null,
  });
  const [batches] =
    await api.owner`select count(distinct batch)::int as batches from tests where id = any (${results.map(({ id }) => id)}::int[])`;
  expect(batches).toEqual({ batches: 1 });
  const jobs = await api.owner`select data from pgboss.job where name = 'news.happened'`;
  expect(jobs.map(({ data }) => data.kind)).toEqual(['activity_opened', 'activity_opened']);
});

test.each([
  [
    'a class of another school',
    () => ({ school_group_ids: [scene.group, scene.otherSchoolGroup] }),
    'school_group_ids',
    messages.unknownGroups,
  ],
  ['an end before the beginning', () => ({ closes_at: inDays(-2) }), 'closes_at', messages.closesBeforeOpening],
  ['an end in the past', () => ({ opens_at: inDays(-3), closes_at: inDays(-2) }), 'closes_at', messages.closesInThePast],
  ['a year that was mistyped', () => ({ closes_at: inDays(4000) }), 'closes_at', messages.datesTooFar],
  ['a theme that is not there', () => ({ theme_id: 2_000_000_000 }), 'theme_id', messages.unknownTheme],
])('%s is refused and nothing is made', async (_, change, field, message) => {
  const before = await api.owner`select count(*) from tests`;
  expect(await scene.as.coordinator.try(activities.create, create(change()))).toMatchObject({ status: 400, body: { [field]: [message] } });
  expect(await api.owner`select count(*) from tests`).toEqual(before);
});

test('a class of a past year takes no new activity, a draft theme none either', async () => {
  const old = await make(api).group(scene.school, 'Turma antiga', new Date().getFullYear() - 1);
  const draft = await makeWriting(api).schoolTheme(scene.school, scene.people.coordinator.id);
  expect((await scene.as.coordinator.try(activities.create, create({ school_group_ids: [old] }))).status).toBe(400);
  expect((await scene.as.coordinator.try(activities.create, create({ theme_id: draft }))).status).toBe(400);
});

test('a first version is rewritten once, by the same class on the same theme', async () => {
  const parent = await createOne();
  const child = await createOne({ title: 'Reescrita', parent_id: parent.id });
  expect(child.parent_id).toBe(parent.id);
  expect((await scene.as.teacher.call(activities.get, { params: { id: parent.id } })).child_id).toBe(child.id);
  expect((await scene.as.coordinator.try(activities.create, create({ parent_id: parent.id }))).status).toBe(409);
  expect((await scene.as.coordinator.try(activities.create, create({ parent_id: child.id }))).status).toBe(400);
  expect(
    (await scene.as.coordinator.try(activities.create, create({ parent_id: parent.id, school_group_ids: [scene.sister] }))).status,
  ).toBe(400);
  const listed = await scene.as.teacher.call(activities.withoutChildren, { params: { id: scene.group }, query: {} });
  const ids = listed.results.map(({ id }) => id);
  expect([ids.includes(parent.id), ids.includes(child.id)]).toEqual([false, false]);
  expect(listed.results[0]?.schoolGroupId).toBe(scene.group);
  expect(await scene.as.coordinator.try(activities.remove, { params: { id: parent.id } })).toMatchObject({
    status: 409,
    body: { detail: messages.activityHasRewriting },
  });
});

test('the school decides whether activities are edited (spec §6), and the second of two editors is told', async () => {
  const { id, version } = await createOne();
  const patch = (title: string, its = version) => ({ params: { id }, body: { version: its, title } });
  const after = await scene.as.teacher.call(activities.update, patch('Outro'));
  expect([after.title, after.version]).toEqual(['Outro', version + 1]);
  expect(await scene.as.coordinator.try(activities.update, patch('Terceiro'))).toMatchObject({
    status: 409,
    body: { current: { title: 'Outro' } },
  });
  await api.owner`update schools set review_flow = 'O' where id = ${scene.school}`;
  expect(await scene.as.teacher.try(activities.update, patch('Quarto', version + 1))).toMatchObject({
    status: 403,
    body: { detail: messages.activityEditClosed },
  });
  expect((await scene.as.teacher.try(activities.remove, { params: { id } })).status).toBe(403);
  expect(await scene.as.teacher.call(activities.get, { params: { id } })).toMatchObject({ can_edit: false, can_delete: false });
  await api.owner`update schools set is_allowed_to_edit_tests = true where id = ${scene.school}`;
  expect((await scene.as.teacher.try(activities.update, patch('Quinto', version + 1))).status).toBe(200);
  await api.owner`update schools set review_flow = 'N', is_allowed_to_edit_tests = false where id = ${scene.school}`;
});

test('what nobody handed in is deleted, the rest is archived and comes back', async () => {
  const empty = await createOne();
  const student = await scene.student(scene.group);
  await makeWriting(api).composition({ test: empty.id, student: student.id, status: 'writing' });
  expect((await scene.as.teacher.try(activities.remove, { params: { id: empty.id } })).status).toBe(204);
  expect((await scene.as.teacher.try(activities.get, { params: { id: empty.id } })).status).toBe(404);

  const used = await createOne();
  await makeWriting(api).composition({ test: used.id, student: student.id });
  expect(await scene.as.teacher.try(activities.remove, { params: { id: used.id } })).toMatchObject({
    status: 409,
    body: { detail: messages.activityHasTexts, current: { can_delete: false } },
  });
  const archived = await scene.as.teacher.call(activities.update, {
    params: { id: used.id },
    body: { version: used.version, archived: true },
  });
  expect(archived.archived).toBe(true);
  const shown = async (query: object) =>
    (await scene.as.teacher.call(activities.withScore, { query: { type: 'pratica', limit: 50, ...query } })).results.map(({ id }) => id);
  expect(await shown({})).not.toContain(used.id);
  expect(await shown({ state: 'arquivada' })).toContain(used.id);
  await scene.as.teacher.call(activities.update, { params: { id: used.id }, body: { version: archived.version, archived: false } });
  expect(await shown({})).toContain(used.id);
});

test('five at a time, those that end last first; found by words, class, year and state', async () => {
  const group = await make(api).group(scene.school, 'Turma Ipê', new Date().getFullYear());
  const ends = [3, 9, 1, 7, 5, 8];
  for (const end of ends)
    await createOne({ title: `Fim ${end}`, school_group_ids: [group], closes_at: inDays(end), test_type: 'simulado' });
  const list = (query: object) => scene.as.coordinator.call(activities.withScore, { query: { type: 'simulado', ...query } });
  const first = await list({});
  expect(first.results.map(({ title }) => title)).toEqual(['Fim 9', 'Fim 8', 'Fim 7', 'Fim 5', 'Fim 3']);
  expect([first.count, first.previous]).toEqual([6, null]);
  expect(first.next).toContain('offset=5');
  expect((await list({ offset: 5 })).results.map(({ title }) => title)).toEqual(['Fim 1']);
  expect((await list({ query: 'FIM 7' })).count).toBe(1);
  expect((await list({ query: 'ipe' })).count).toBe(6);
  expect((await list({ school_group_id: [scene.group] })).count).toBe(0);
  expect((await list({ school_year: 2001 })).count).toBe(0);
  expect((await list({ state: 'agendada' })).count).toBe(0);
  expect((await list({ state: 'aberta' })).count).toBe(6);
  expect(first.practice_tests).toBeGreaterThan(0);
  expect((await list({ basic: '1' })).results[0]?.competences).toEqual([]);
  expect(first.results[0]?.competences.map(({ max_points }) => max_points)).toEqual([200, 200, 200, 200, 200]);
  expect((await scene.as.teacher.call(activities.withScore, { query: { type: 'simulado' } })).count).toBe(0);
});

test('each student of the class is on it, with where they are; whoever may be reopened is told by its dates', async () => {
  const group = await make(api).group(scene.school, 'Turma Jacarandá', new Date().getFullYear());
  const { id } = await createOne({ school_group_ids: [group] });
  const statuses = ['writing', 'submitted', 'in_review', 'reviewed'] as const;
  for (const status of statuses) {
    const person = await scene.student(group, { first_name: status });
    await makeWriting(api).composition({ test: id, student: person.id, status });
  }
  await scene.student(group, { first_name: 'ausente' });
  const info = await scene.as.coordinator.call(activities.studentsInfo, { params: { id } });
  expect(info.results.map(({ first_name, progress }) => [first_name, progress])).toEqual([
    ['ausente', 'nao_iniciada'],
    ['in_review', 'em_correcao'],
    ['reviewed', 'corrigida'],
    ['submitted', 'entregue'],
    ['writing', 'em_andamento'],
  ]);
  const { progress } = await scene.as.coordinator.call(activities.get, { params: { id } });
  expect(progress).toEqual({
    nao_iniciada: 1,
    em_andamento: 1,
    entregue: 1,
    em_correcao: 1,
    corrigida: 1,
    zerada: 0,
    atrasada: 0,
    total: 5,
  });

  const status = () => scene.as.coordinator.call(activities.studentsStatus, { params: { id } });
  expect((await status()).results.map(({ first_name }) => first_name)).toEqual(['reviewed']);
  await api.owner`update tests set opens_at = now() - interval '9 days', closes_at = now() - interval '1 day' where id = ${id}`;
  const closed = await status();
  expect(closed.is_closed).toBe(true);
  expect(closed.results.map(({ first_name, can_reopen, is_preselected }) => [first_name, can_reopen, is_preselected])).toEqual([
    ['ausente', true, true],
    ['in_review', false, false],
    ['reviewed', true, false],
    ['submitted', true, false],
    ['writing', true, true],
  ]);
  const all = info.results.map(({ user_id }) => user_id);
  expect(await scene.as.coordinator.call(activities.remind, { params: { id }, body: { students: all } })).toEqual({ reminded: 2 });
  expect(
    (await scene.as.coordinator.try(activities.remind, { params: { id }, body: { students: [...all, scene.people.student.id] } })).status,
  ).toBe(400);
});

/** Texts of a class, all in one status. */
async function textsIn(group: number, test: number, count: number, status: 'submitted' | 'reviewed') {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1)
    ids.push(await makeWriting(api).composition({ test, student: (await scene.student(group)).id, status }));
  return ids;
}

test('finish_revision publishes all or nothing, and names what stood in the way (REL-31)', async () => {
  const group = await make(api).group(scene.school, 'Turma Cedro', new Date().getFullYear());
  const { id } = await createOne({ school_group_ids: [group] });
  const other = await createOne();
  const good = await textsIn(group, id, 99, 'reviewed');
  const [waiting = 0] = await textsIn(group, id, 1, 'submitted');
  const [foreign = 0] = await textsIn(scene.group, other.id, 1, 'reviewed');
  const published = async () =>
    (await api.owner`select count(*)::int as n from compositions where test_id = ${id} and published_at is not null`)[0]?.n;
  const finish = (ids?: number[]) =>
    scene.as.coordinator.try(activities.finishRevision, { params: { id }, body: ids ? { compositions: ids } : {} });

  for (const [bad, status] of [
    [waiting, 'submitted'],
    [foreign, null],
    [2_000_000_000, null],
  ] as const) {
    expect(await finish([...good, bad])).toMatchObject({ status: 409, body: { current: { compositions: [{ id: bad, status }] } } });
    expect(await published()).toBe(0);
  }
  expect(await finish(good.slice(0, 10))).toMatchObject({ status: 200, body: { published: 10, already_published: 0 } });
  expect(await finish()).toMatchObject({ status: 200, body: { published: 89, already_published: 10 } });
  expect(await finish()).toMatchObject({ status: 200, body: { published: 0, already_published: 99 } });
  expect(await published()).toBe(99);
  expect((await scene.as.coordinator.call(activities.get, { params: { id } })).revision_finished_at).toBeNull();
  const trail = await api.owner`select count(*)::int as n from audit_events where action = 'composition.published'`;
  expect(trail[0]).toEqual({ n: 99 });
});

test('reopen gives back all or nothing, to those who may, with a new end where it is over (REL-31)', async () => {
  const group = await make(api).group(scene.school, 'Turma Angico', new Date().getFullYear());
  const { id } = await createOne({ school_group_ids: [group] });
  const good = await textsIn(group, id, 99, 'reviewed');
  const [waiting = 0] = await textsIn(group, id, 1, 'submitted');
  const absent = await scene.student(group);
  const reopen = (body: object) => scene.as.coordinator.try(compositions.reopen, { body: { test_id: id, compositions: [], ...body } });
  const writing = async () => (await api.owner`select count_writing from tests where id = ${id}`)[0]?.count_writing;

  expect(await reopen({})).toMatchObject({ status: 400 });
  expect(await reopen({ compositions: [...good, waiting] })).toMatchObject({ status: 409, body: { current: { compositions: [waiting] } } });
  expect(await writing()).toBe(0);
  expect(await reopen({ compositions: good.slice(0, 3) })).toMatchObject({ status: 200, body: { reopened: good.slice(0, 3) } });
  expect(await writing()).toBe(3);

  await api.owner`update tests set opens_at = now() - interval '9 days', closes_at = now() - interval '1 day' where id = ${id}`;
  expect(await reopen({ students: [absent.id] })).toMatchObject({ status: 400, body: { closes_at: [messages.reopenUntil] } });
  expect(await reopen({ students: [scene.people.student.id], closes_at: inDays(3) })).toMatchObject({ status: 409 });
  expect(await reopen({ compositions: [waiting], students: [absent.id], closes_at: inDays(3) })).toMatchObject({ status: 200 });
  expect(await writing()).toBe(5);
  expect((await scene.as.coordinator.call(activities.get, { params: { id } })).progress).toMatchObject({
    nao_iniciada: 0,
    em_andamento: 5,
    total: 101,
  });
});

test('directors and managers read and change nothing; executives see the months only; the reach is one’s own', async () => {
  const { id, version } = await createOne();
  for (const role of ['director', 'manager'] as const) {
    expect((await scene.as[role].try(activities.get, { params: { id } })).status).toBe(200);
    expect((await scene.as[role].try(activities.update, { params: { id }, body: { version, title: 'X' } })).status).toBe(403);
    expect((await scene.as[role].try(activities.finishRevision, { params: { id }, body: {} })).status).toBe(403);
    expect(await scene.as[role].call(activities.get, { params: { id } })).toMatchObject({ can_edit: false, can_delete: false });
  }
  expect((await scene.as.executive.try(activities.get, { params: { id } })).status).toBe(403);
  const month = (level: 'group' | 'school' | 'network', its: number) => ({ query: { level, id: its } });
  expect((await scene.as.executive.try(activities.monthly, month('network', scene.network))).status).toBe(200);
  expect((await scene.as.teacher.try(activities.monthly, month('school', scene.school))).status).toBe(200);
  expect((await scene.as.teacher.try(activities.monthly, month('network', scene.network))).status).toBe(404);
  expect((await scene.as.teacher.try(activities.monthly, month('group', scene.sister))).status).toBe(404);
  expect((await scene.as.teacher.try(activities.evolution, { query: { school_group_id: scene.sister } })).status).toBe(404);
});
