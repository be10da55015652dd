import { activities } from '@lauda/contract/activities';
import { messages } from '@lauda/contract/messages';
import { beforeAll, expect, test } from 'vitest';
import { inDays } from '../../../test/in-days';
import { makeWriting } from '../../../test/make-writing';
import { makeSchoolScene, type SchoolScene } from '../../../test/school-scene';
import { useApi } from '../../../test/start-api';

const api = useApi({ env: { WORKER: 'off' } });
let scene: SchoolScene;
let theme_id: number;

beforeAll(async () => {
  scene = await makeSchoolScene(api);
  theme_id = (await api.owner<{ id: number }[]>`select id from themes where slug = 'descaso-ambiental'`)[0]?.id ?? 0;
});

const create = (body: object = {}) =>
  scene.as.teacher.try(activities.create, {
    body: {
      theme_id,
      school_group_ids: [scene.group],
      title: 'Atividade',
      test_type: 'pratica',
      opens_at: inDays(-1),
      closes_at: inDays(7),
      allows_rewriting: true,
      guidance: '',
      ...body,
    },
  });
const school = (flow: string, mayEdit: boolean) =>
  api.owner`update schools set review_flow = ${flow}, is_allowed_to_edit_tests = ${mayEdit} where id = ${scene.school}`;

test('a new way of correcting reaches the texts that nobody has begun to correct, and no others', async () => {
  const test_id = await makeWriting(api).test({ group: scene.group });
  const texts: number[] = [];
  for (const status of ['writing', 'submitted', 'in_review', 'reviewed'] as const)
    texts.push(await makeWriting(api).composition({ test: test_id, student: (await scene.student(scene.group)).id, status }));
  await makeWriting(api).review({ composition: texts[2] ?? 0, reviewer: scene.people.teacher.id });
  const { version } = await scene.as.teacher.call(activities.get, { params: { id: test_id } });
  const changed = await scene.as.teacher.call(activities.update, { params: { id: test_id }, body: { version, review_flow: 'D' } });
  expect(changed.review_flow).toBe('D');
  const flows = await api.owner<
    { review_type: string }[]
  >`select review_type from compositions where id = any (${texts}::int[]) order by id`;
  expect(flows.map(({ review_type }) => review_type)).toEqual(['D', 'D', 'N', 'N']);
});

test('a way that the theme does not have is refused at its field, on creating and on editing', async () => {
  await api.owner`update themes set review_types = '{N}' where id = ${theme_id}`;
  expect(await create({ review_flow: 'D' })).toMatchObject({ status: 400, body: { review_flow: [messages.flowNotOfTheme] } });
  const id = await makeWriting(api).test({ group: scene.group, theme: 'descaso-ambiental' });
  const { version } = await scene.as.teacher.call(activities.get, { params: { id } });
  const edited = await scene.as.teacher.try(activities.update, { params: { id }, body: { version, review_flow: 'O' } });
  expect(edited).toMatchObject({ status: 400, body: { review_flow: [messages.flowNotOfTheme] } });
  expect((await scene.as.teacher.call(activities.get, { params: { id } })).review_flow).toBe('N');
  await api.owner`update themes set review_types = '{N,O,D}' where id = ${theme_id}`;
});

test('another way than the school’s is for those whose school lets activities be edited (spec §6)', async () => {
  await school('O', false);
  expect(await create({ review_flow: 'N' })).toMatchObject({ status: 403, body: { detail: messages.activityEditClosed } });
  expect((await create({ review_flow: 'O' })).status).toBe(201);
  expect((await create()).body).toMatchObject({ results: [{ review_flow: 'O', can_edit: false }] });
  await school('O', true);
  expect((await create({ review_flow: 'N' })).body).toMatchObject({ results: [{ review_flow: 'N', can_edit: true }] });
  await school('N', false);
});
