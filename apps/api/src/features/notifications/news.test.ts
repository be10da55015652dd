import { notifications } from '@lauda/contract/notifications';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { make } from '../../../test/make';
import { makeWriting } from '../../../test/make-writing';
import { makeSchoolScene, type SchoolScene } from '../../../test/school-scene';
import { useApi } from '../../../test/start-api';
import { type Database, openDatabase } from '../../db/sql';
import type { Jobs, NewsOf } from '../../jobs/jobs';
import type { Queue } from '../../jobs/queue';
import { notificationJobs } from './notifications.jobs';

const api = useApi({ env: { WORKER: 'off' } });
let scene: SchoolScene;
let database: Database;
beforeAll(async () => {
  scene = await makeSchoolScene(api);
  database = openDatabase(api.config.DATABASE_URL, { max: 4, name: 'news' });
  return () => database.end();
});
beforeEach(() => api.owner`delete from notification_logs`);

/** The queue, as it would hand the job over. */
async function deliver<Name extends 'news.happened' | 'news.looked_for'>(name: Name, payload: Jobs[Name]) {
  const job = notificationJobs.find((one) => one.name === name);
  let run: ((payload: never) => Promise<void>) | undefined;
  const work = async (_: string, its: typeof run) => {
    run = its;
  };
  const queue = { work, enqueue: async () => {} } as unknown as Queue; // all that a hearer uses
  await job?.listen(queue, { config: api.config, database });
  await run?.(payload as never);
}
const happens = (news: NewsOf) => deliver('news.happened', news);

const rows = async () =>
  (
    await api.owner<{ user_id: number; event_key: string; link: string; title: string }[]>`
      select user_id, event_key, link, title from notification_logs order by user_id, id`
  ).map((row) => ({ ...row }));
const toldPeople = async () => (await rows()).map(({ user_id }) => user_id);

const aText = async (group = scene.group) => {
  const student = await scene.student(group, { first_name: 'Iracema' });
  const test = await makeWriting(api).test({ group });
  return makeWriting(api).composition({ test, student: student.id });
};

test('a text handed in is told once to who teaches the class, however often it is delivered (REL-17)', async () => {
  const composition_id = await aText();
  const news = { kind: 'composition_submitted' as const, composition_id };
  await Promise.all([happens(news), happens(news), happens(news)]);
  // What happens to the text between two deliveries changes nothing.
  await api.owner`update compositions set version = version + 3, status = 'in_review' where id = ${composition_id}`;
  await happens(news);
  const told = await rows();
  expect(told).toEqual([
    {
      user_id: scene.people.teacher.id,
      event_key: `composition_submitted:${composition_id}`,
      link: `/correcao/${composition_id}`,
      title: 'Novo texto para corrigir no Turma A',
    },
  ]);
  expect(JSON.stringify(await api.owner`select * from notification_logs`)).not.toContain('Iracema');
});

test('handed in again after it went back, it is told again', async () => {
  const composition_id = await aText();
  await happens({ kind: 'composition_submitted', composition_id });
  await api.owner`
    insert into composition_versions (composition_id, number, title, text) select ${composition_id}, n, '', 'Um texto.' from generate_series(1, 2) as n`;
  await happens({ kind: 'composition_submitted', composition_id });
  expect((await rows()).map(({ event_key }) => event_key)).toEqual([
    `composition_submitted:${composition_id}`,
    `composition_submitted:${composition_id}:2`,
  ]);
});

test('each kind goes to its own role at the class, and to nobody else', async () => {
  const composition_id = await aText();
  const { teacher, coordinator } = scene.people;
  await happens({ kind: 'review_finished', composition_id });
  await happens({ kind: 'review_discrepant', composition_id });
  await happens({ kind: 'sensitive_content', composition_id, review_id: 77 });
  expect(await toldPeople()).toEqual([teacher.id, coordinator.id, coordinator.id].sort((a, b) => a - b));
  await happens({ kind: 'review_finished', composition_id: await aText(scene.farGroup) });
  expect(await rows()).toHaveLength(3);
  await happens({ kind: 'review_finished', composition_id: 2_000_000_000 });
  expect(await rows()).toHaveLength(3);
});

test('nobody is told of what they did themselves', async () => {
  const { teacher, coordinator } = scene.people;
  const created = { kind: 'students_created' as const, school_group_id: scene.group, actor_id: teacher.id, count: 3, first_id: 41 };
  await happens(created);
  await happens(created);
  expect(await toldPeople()).toEqual([coordinator.id]);
  const test_id = await makeWriting(api).test({ group: scene.group });
  await api.owner`update tests set created_by = ${teacher.id} where id = ${test_id}`;
  await happens({ kind: 'activity_opened', test_id });
  expect(await rows()).toHaveLength(1);
  await api.owner`update tests set created_by = ${coordinator.id} where id = ${test_id}`;
  await happens({ kind: 'activity_opened', test_id });
  expect(await toldPeople()).toEqual([teacher.id, coordinator.id].sort((a, b) => a - b));
});

test('what was switched off is not told, and neither are those who lost the class, or were disabled (SEC-06)', async () => {
  const [off, gone, disabled] = [await make(api).user(), await make(api).user(), await make(api).user()];
  for (const person of [off, gone, disabled]) await make(api).role(person, { role_type: 'teacher', group: scene.group });
  await api.owner`insert into notification_preferences (user_id, kind, is_on) values (${off.id}, 'review_finished', false)`;
  await api.owner`update user_roles set ended_at = now() where user_id = ${gone.id}`;
  await api.owner`update users set disabled_at = now() where id = ${disabled.id}`;
  await happens({ kind: 'review_finished', composition_id: await aText() });
  expect(await toldPeople()).toEqual([scene.people.teacher.id]);
  await happens({ kind: 'composition_submitted', composition_id: await aText() });
  expect(await toldPeople()).toContain(off.id);
  expect(await toldPeople()).not.toContain(gone.id);
});

test('activities that end within two days are told once; a reminder once a day', async () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const activity = (hours: number) => makeWriting(api).test({ group: scene.sister, opens_at: inHours(-99), closes_at: inHours(hours) });
  const soon = await activity(47);
  await activity(49);
  await activity(-1);
  const teacher = await make(api).user();
  await make(api).role(teacher, { role_type: 'teacher', group: scene.sister });
  await deliver('news.looked_for', {});
  await deliver('news.looked_for', {});
  expect((await rows()).filter(({ user_id }) => user_id === teacher.id).map(({ event_key }) => event_key)).toEqual([
    `activity_ending:${soon}`,
  ]);
  const student = await scene.student(scene.sister);
  const remind = (day: string) => happens({ kind: 'activity_reminder', test_id: soon, student_ids: [student.id], day });
  await remind('2026-11-15');
  await remind('2026-11-15');
  await remind('2026-11-16');
  expect((await toldPeople()).filter((id) => id === student.id)).toHaveLength(2);
});

test('a list of those told is their own', async () => {
  await happens({ kind: 'review_finished', composition_id: await aText() });
  const own = await scene.as.teacher.call(notifications.list, { query: {} });
  expect([own.count, (await scene.as.staff.call(notifications.list, { query: {} })).count]).toEqual([1, 0]);
});
