import { activities } from '@lauda/contract/activities';
import { compositions } from '@lauda/contract/compositions';
import { studentWritings } from '@lauda/contract/student-writing';
import { inDays } from '../in-days';
import { make } from '../make';
import { makeWriting } from '../make-writing';
import { type Scene, sample } from './sample';
import type { Place } from './world';

/** Open now, whenever that is. */
const dates = () => ({ opens_at: inDays(-7), closes_at: inDays(7) });

const testAt = ({ api }: Scene, { group, mark }: Place) => makeWriting(api).test({ group, title: `Atividade de ${mark}`, ...dates() });
const testHere = (scene: Scene) => testAt(scene, scene.world.home);
const studentOf = async ({ api, world }: Scene, testId: number) =>
  (
    await api.owner<{ user_id: number }[]>`
      select user_id from user_roles join tests using (school_group_id) where tests.id = ${testId} and role_type = 'student' order by user_id limit 1`
  )[0]?.user_id ?? world.home.student.id;

type Status = 'writing' | 'submitted' | 'in_review' | 'reviewed';
const textAt =
  (status: Status) =>
  async (scene: Scene, place: Place): Promise<number> => {
    const { api } = scene;
    const student = await make(api).user({ first_name: 'Iara', last_name: place.mark });
    await make(api).role(student, { role_type: 'student', group: place.group });
    return makeWriting(api).composition({ test: await testAt(scene, place), student: student.id, status });
  };
const textHere = (status: Status) => (scene: Scene) => textAt(status)(scene, scene.world.home);
const testWithText = async (scene: Scene, place: Place) => {
  const id = await textAt('reviewed')(scene, place);
  return (await scene.api.owner<{ test_id: number }[]>`select test_id from compositions where id = ${id}`)[0]?.test_id ?? 0;
};
const textsOf = async ({ api }: Scene, testId: number) => {
  const rows = await api.owner<{ id: number }[]>`select id from compositions where test_id = ${testId}`;
  return rows.length > 0 ? rows.map(({ id }) => id) : [1];
};

const themeId = async ({ api }: Scene) =>
  (await api.owner<{ id: number }[]>`select id from themes where slug = 'descaso-ambiental'`)[0]?.id ?? 0;
const settings = () => ({ title: 'Uma atividade', test_type: 'pratica' as const, ...dates(), allows_rewriting: true, guidance: '' });
const creation = async (scene: Scene, group: number) => ({
  body: { ...settings(), theme_id: await themeId(scene), school_group_ids: [group] },
});
const handing = async (scene: Scene, test_id: number) => ({
  body: { test_id, user_id: await studentOf(scene, test_id), title: 'No papel', composition_raw: 'Uma linha.\n\nOutra linha.' },
});
const reopening = async (scene: Scene, test_id: number) => ({ body: { test_id, compositions: await textsOf(scene, test_id) } });
const reminding = async (scene: Scene, id: number) => ({ params: { id }, body: { students: [await studentOf(scene, id)] } });

const ofTest = { kind: 'made' as const, make: testAt };
const byId = (id: number) => ({ params: { id } });

/** Activities, compositions, and what one student wrote. */
export const activitySamples = [
  sample(activities.create, {
    as: 'teacher',
    input: (scene) => creation(scene, scene.world.home.group),
    objects: { kind: 'school group', refusal: 400, input: (id, scene) => creation(scene, id) },
  }),
  sample(activities.get, { as: 'teacher', input: async (scene) => byId(await testHere(scene)), objects: { ...ofTest, input: byId } }),
  sample(activities.studentsInfo, {
    as: 'teacher',
    input: async (scene) => byId(await testHere(scene)),
    objects: { ...ofTest, input: byId },
  }),
  sample(activities.recordExport, {
    as: 'teacher',
    input: async (scene) => ({ ...byId(await testHere(scene)), body: { format: 'csv' as const, count: 1 } }),
    objects: { ...ofTest, input: (id) => ({ ...byId(id), body: { format: 'csv' as const, count: 1 } }) },
  }),
  sample(activities.studentsStatus, {
    as: 'teacher',
    input: async (scene) => byId(await testHere(scene)),
    objects: { ...ofTest, input: byId },
  }),
  sample(activities.replace, {
    as: 'teacher',
    input: async (scene) => ({ ...byId(await testHere(scene)), body: { version: 1, ...settings(), review_flow: 'N' as const } }),
    objects: { ...ofTest, input: (id) => ({ ...byId(id), body: { version: 1, ...settings(), review_flow: 'N' as const } }) },
  }),
  sample(activities.update, {
    as: 'teacher',
    input: async (scene) => ({ ...byId(await testHere(scene)), body: { version: 1, title: 'Outro nome' } }),
    objects: { ...ofTest, input: (id) => ({ ...byId(id), body: { version: 1, title: 'Outro nome' } }) },
  }),
  sample(activities.remove, { as: 'teacher', input: async (scene) => byId(await testHere(scene)), objects: { ...ofTest, input: byId } }),
  sample(activities.finishRevision, {
    as: 'teacher',
    input: async (scene) => {
      const id = await testWithText(scene, scene.world.home);
      return { ...byId(id), body: { compositions: await textsOf(scene, id) } };
    },
    objects: { kind: 'made', make: testWithText, input: (id) => ({ ...byId(id), body: {} }) },
  }),
  sample(activities.remind, {
    as: 'teacher',
    input: async (scene) => reminding(scene, await testHere(scene)),
    objects: { ...ofTest, input: (id, scene) => reminding(scene, id) },
  }),
  sample(activities.withScore, { as: 'teacher', input: () => ({ query: { type: 'pratica' as const } }) }),
  sample(activities.withoutChildren, {
    as: 'teacher',
    input: ({ world }) => ({ ...byId(world.home.group), query: {} }),
    objects: { kind: 'school group', input: (id) => ({ ...byId(id), query: {} }) },
  }),
  sample(activities.evolution, {
    as: 'teacher',
    input: ({ world }) => ({ query: { school_group_id: world.home.group } }),
    objects: { kind: 'school group', input: (id) => ({ query: { school_group_id: id } }) },
  }),
  sample(activities.monthly, {
    as: 'teacher',
    input: ({ world }) => ({ query: { level: 'group' as const, id: world.home.group } }),
    objects: { kind: 'school group', input: (id) => ({ query: { level: 'group' as const, id } }) },
  }),
  sample(compositions.get, {
    as: 'teacher',
    input: async (scene) => byId(await textHere('submitted')(scene)),
    objects: { kind: 'made', make: textAt('submitted'), input: byId },
  }),
  sample(compositions.history, {
    as: 'teacher',
    input: async (scene) => byId(await textHere('submitted')(scene)),
    objects: { kind: 'made', make: textAt('submitted'), input: byId },
  }),
  sample(compositions.handIn, {
    as: 'teacher',
    input: async (scene) => handing(scene, await testHere(scene)),
    objects: { ...ofTest, input: (id, scene) => handing(scene, id) },
  }),
  sample(compositions.unfinish, {
    as: 'teacher',
    input: async (scene) => byId(await textHere('submitted')(scene)),
    objects: { kind: 'made', make: textAt('submitted'), input: byId },
  }),
  sample(compositions.reopen, {
    as: 'teacher',
    input: async (scene) => reopening(scene, await testWithText(scene, scene.world.home)),
    objects: { kind: 'made', make: testWithText, input: (id, scene) => reopening(scene, id) },
  }),
  sample(studentWritings.get, {
    as: 'teacher',
    input: ({ world }) => byId(world.home.student.id),
    objects: { kind: 'person', input: byId },
  }),
];
