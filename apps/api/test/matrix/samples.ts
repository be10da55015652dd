import { auth } from '@lauda/contract/auth';
import { demonstration } from '@lauda/contract/demonstration';
import { featureFlags } from '@lauda/contract/feature-flags';
import { profiles } from '@lauda/contract/profiles';
import { schoolNetworks } from '@lauda/contract/school-networks';
import { schools } from '@lauda/contract/schools';
import { studentPrivacy } from '@lauda/contract/student-privacy';
import { students } from '@lauda/contract/students';
import { terms } from '@lauda/contract/terms';
import { users } from '@lauda/contract/users';
import { make, PASSWORD } from '../make';
import { GOOD_SESSION } from './fake-portal';
import { type Scene, sample } from './sample';
import { analysisSamples } from './samples-analysis';
import { notificationSamples } from './samples-notifications';
import { reviewSamples } from './samples-reviews';
import { writingSamples } from './samples-writing';
import type { Place } from './world';

const NEW_PASSWORD = 'quatro girassóis na janela';

const teacherOf = async ({ api, world }: Scene) => {
  const person = await make(api).user();
  await make(api).role(person, { role_type: 'teacher', group: world.home.group });
  return person;
};

const chosenPassword = { current_password: PASSWORD, new_password: NEW_PASSWORD };
const chosenProfile = { phone: '+55 11 90000-0000', birth_date: '1988-02-29', pronouns: 'ela/dela' };
const chosenName = { first_name: 'Marina', last_name: 'Queiroz' };

export const studentAt = async ({ api }: Pick<Scene, 'api'>, { group }: Place) => {
  const person = await make(api).user({ first_name: 'Iara', last_name: 'Passageira' });
  await make(api).role(person, { role_type: 'student', group });
  return person;
};
const studentHere = async (scene: Scene) => (await studentAt(scene, scene.world.home)).id;

let newcomers = 0;
/** Someone new each time: the same name again would be someone who exists. */
const newRow = () => ({
  first_name: 'Nova',
  last_name: [...String(++newcomers)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('a'),
  email: '',
  registration: '',
  birth_date: '',
});
const noAdaptation = { disregard_length: false, disregard_genre: false, disregard_theme: false };
const groupOf = async ({ api, world }: Scene, id: number) =>
  (await api.owner<{ school_group_id: number }[]>`select school_group_id from user_roles where user_id = ${id}`)[0]?.school_group_id ??
  world.home.group;
const usernameOf = async ({ api }: Scene, id: number) =>
  (await api.owner<{ username: string }[]>`select username from users where id = ${id}`)[0]?.username ?? 'ninguem';

/** One row per operation, as in the contract. An operation without a row here fails the run. */
const rows = [
  sample(auth.login, {
    as: 'anonymous',
    input: async (scene) => ({ body: { username: (await teacherOf(scene)).username, password: PASSWORD, platform: 'teacher' as const } }),
  }),
  sample(auth.refresh, { as: 'teacher', input: () => ({}) }),
  sample(auth.logout, { as: 'teacher', input: () => ({}) }),
  sample(auth.portal, {
    as: 'anonymous',
    input: async (scene) => {
      const { id } = await teacherOf(scene);
      await scene.api
        .owner`insert into portal_accounts (community_id, portal_user_id, user_id) values ('comunidade', ${`portal-${id}`}, ${id})`;
      return { body: { user_id: `portal-${id}`, session: GOOD_SESSION, community_id: 'comunidade', platform: 'teacher' as const } };
    },
  }),
  sample(auth.network, {
    as: 'anonymous',
    input: async (scene) => ({
      body: { school_network_id: scene.world.home.network, username: (await teacherOf(scene)).username, password: PASSWORD },
    }),
  }),
  sample(auth.forgotPassword, { as: 'anonymous', input: async (scene) => ({ body: { email: (await teacherOf(scene)).email } }) }),
  sample(auth.checkRecovery, {
    as: 'anonymous',
    input: async (scene) => ({ body: { token: await make(scene.api).passwordToken(await teacherOf(scene)) } }),
  }),
  sample(auth.recover, {
    as: 'anonymous',
    input: async (scene) => ({
      body: { token: await make(scene.api).passwordToken(await teacherOf(scene)), new_password: NEW_PASSWORD },
    }),
  }),
  sample(users.me, { as: 'teacher', input: () => ({}) }),
  sample(users.chooseRole, {
    as: 'teacher',
    input: async ({ api, world, person }) => ({
      body: { user_role_id: await make(api).role(person, { role_type: 'coordinator', school: world['other school'].school }) },
    }),
    objects: { kind: 'own role', input: (id) => ({ body: { user_role_id: id } }), refusal: 400 },
  }),
  sample(users.update, {
    as: 'teacher',
    input: ({ person }) => ({ params: { id: person.id }, body: chosenName }),
    objects: { kind: 'own user', input: (id) => ({ params: { id }, body: chosenName }) },
  }),
  sample(users.changePassword, {
    as: 'teacher',
    input: ({ person }) => ({ params: { id: person.id }, body: chosenPassword }),
    objects: { kind: 'own user', input: (id) => ({ params: { id }, body: chosenPassword }) },
  }),
  sample(users.firstAccess, {
    as: 'teacher',
    input: async ({ api, person }) => {
      await api.owner`update users set must_change_password = true where id = ${person.id}`;
      return { body: { ...chosenName, email: `nova.${person.email}`, new_password: NEW_PASSWORD } };
    },
  }),
  sample(profiles.ofUser, {
    as: 'teacher',
    input: ({ world }) => ({ query: { id: world.home.student.id } }),
    objects: { kind: 'person', input: (id) => ({ query: { id } }) },
  }),
  sample(profiles.create, { as: 'teacher', input: () => ({ body: chosenProfile }) }),
  sample(profiles.update, {
    as: 'teacher',
    input: async ({ api, person }) => ({ params: { id: await make(api).profile(person) }, body: chosenProfile }),
    objects: { kind: 'own profile', input: (id) => ({ params: { id }, body: chosenProfile }) },
  }),
  sample(schoolNetworks.list, { as: 'anonymous', input: () => ({ query: {} }) }),
  sample(schools.list, { as: 'teacher', input: () => ({ query: {} }) }),
  sample(schools.groupsOfThisYear, { as: 'teacher', input: () => ({ query: { current_year: 'true' } }) }),
  sample(schools.groupsOfYear, { as: 'teacher', input: () => ({ query: {} }) }),
  sample(schools.members, {
    as: 'teacher',
    input: ({ world }) => ({ params: { id: world.home.group }, query: {} }),
    objects: { kind: 'school group', input: (id) => ({ params: { id }, query: {} }) },
  }),
  sample(terms.list, { as: 'anonymous', input: () => ({}) }),
  sample(terms.accept, {
    as: 'teacher',
    input: async ({ api }) => {
      const current = await api.owner<{ parameter: string; version: string }[]>`select parameter, version from terms`;
      const versionOf = (wanted: string) => current.find(({ parameter }) => parameter === wanted)?.version ?? '';
      return { body: { terms_use_text: versionOf('terms_use_text'), terms_privacy_text: versionOf('terms_privacy_text') } };
    },
  }),
  sample(featureFlags.evaluate, { as: 'anonymous', input: () => ({ body: { entities: [{}], flagKeys: ['create_student'] } }) }),
  sample(demonstration.users, {
    as: 'anonymous',
    input: async ({ api, world }) => {
      await api.owner`
        insert into demonstration_users (user_id, position, password, description) values (${world.home.student.id}, 1, 'uma-senha', 'Estudante')
        on conflict do nothing`;
      return {};
    },
  }),
  sample(demonstration.mailbox, { as: 'anonymous', input: () => ({}) }),
  sample(schools.group, {
    as: 'teacher',
    input: ({ world }) => ({ params: { id: world.home.group } }),
    objects: { kind: 'school group', input: (id) => ({ params: { id } }) },
  }),
  sample(schools.recordExport, {
    as: 'teacher',
    input: ({ world }) => ({ params: { id: world.home.group }, body: { format: 'csv' as const, count: 1 } }),
    objects: { kind: 'school group', input: (id) => ({ params: { id }, body: { format: 'csv' as const, count: 1 } }) },
  }),
  sample(students.search, { as: 'teacher', input: () => ({ query: { name: 'iara' } }) }),
  sample(students.create, {
    as: 'teacher',
    input: ({ world }) => ({ body: { school_group_id: world.home.group, students: [newRow()] } }),
    objects: { kind: 'school group', input: (id) => ({ body: { school_group_id: id, preview: true, students: [newRow()] } }) },
  }),
  sample(students.get, {
    as: 'teacher',
    input: async (scene) => ({ query: { id: await studentHere(scene) } }),
    objects: { kind: 'person', input: (id) => ({ query: { id } }) },
  }),
  sample(students.update, {
    as: 'teacher',
    input: async (scene) => ({ params: { id: await studentHere(scene) }, body: { version: 1, last_name: 'Queiroz' } }),
    objects: { kind: 'person', input: (id) => ({ params: { id }, body: { version: 1 } }) },
  }),
  sample(students.adapt, {
    as: 'teacher',
    input: async (scene) => ({ query: { id: await studentHere(scene) }, body: { version: 1, ...noAdaptation, disregard_theme: true } }),
    objects: { kind: 'person', input: (id) => ({ query: { id }, body: { version: 1, ...noAdaptation } }) },
  }),
  sample(students.resetPassword, {
    as: 'teacher',
    input: async (scene) => ({ params: { id: await studentHere(scene) }, body: { password: NEW_PASSWORD } }),
    objects: { kind: 'person', fresh: true, input: (id) => ({ params: { id }, body: { password: NEW_PASSWORD } }) },
  }),
  sample(students.resetMany, {
    as: 'teacher',
    input: async (scene) => ({ body: { ids: [await studentHere(scene)] } }),
    objects: { kind: 'person', fresh: true, input: (id) => ({ body: { ids: [id] } }) },
  }),
  sample(students.move, {
    as: 'coordinator',
    input: async (scene) => ({
      body: {
        ids: [await studentHere(scene)],
        from_school_group_id: scene.world.home.group,
        to_school_group_id: scene.world['other group'].group,
      },
    }),
  }),
  sample(students.leave, {
    as: 'teacher',
    input: async (scene) => ({ body: { ids: [await studentHere(scene)], school_group_id: scene.world.home.group } }),
    objects: {
      kind: 'person',
      fresh: true,
      input: async (id, scene) => ({ body: { ids: [id], school_group_id: await groupOf(scene, id) } }),
    },
  }),
  sample(students.archive, {
    as: 'coordinator',
    input: async (scene) => ({ params: { id: await studentHere(scene) } }),
    objects: { kind: 'person', fresh: true, input: (id) => ({ params: { id } }) },
  }),
  sample(students.restore, {
    as: 'coordinator',
    input: async (scene) => {
      const id = await studentHere(scene);
      await scene.api.owner`update users set disabled_at = now() where id = ${id}`;
      return { params: { id } };
    },
    objects: { kind: 'person', input: (id) => ({ params: { id } }) },
  }),
  sample(studentPrivacy.trail, {
    as: 'staff',
    input: async (scene) => ({ params: { id: await studentHere(scene) }, query: {} }),
    objects: { kind: 'person', input: (id) => ({ params: { id }, query: {} }) },
  }),
  sample(studentPrivacy.export, {
    as: 'staff',
    input: async (scene) => ({ params: { id: await studentHere(scene) } }),
    objects: { kind: 'person', input: (id) => ({ params: { id } }) },
  }),
  sample(studentPrivacy.erase, {
    as: 'staff',
    input: async (scene) => {
      const { id, username } = await studentAt(scene, scene.world.home);
      return { params: { id }, body: { username } };
    },
    objects: {
      kind: 'person',
      fresh: true,
      input: async (id, scene) => ({ params: { id }, body: { username: await usernameOf(scene, id) } }),
    },
  }),
];

export const samples = new Map([...rows, ...writingSamples, ...reviewSamples, ...analysisSamples, ...notificationSamples]);
