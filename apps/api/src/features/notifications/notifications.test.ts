import { CHANNELS, notifications } from '@lauda/contract/notifications';
import { isSeen, type NotificationProgress, unseenCountOf } from '@lauda/domain/notifications';
import { beforeAll, expect, test } from 'vitest';
import { enter, make } from '../../../test/make';
import { makeSchoolScene, type SchoolScene } from '../../../test/school-scene';
import { useApi } from '../../../test/start-api';

const api = useApi({ env: { WORKER: 'off' } });
let scene: SchoolScene;
beforeAll(async () => {
  scene = await makeSchoolScene(api);
});

const YEAR = new Date().getFullYear();
const thisYear = { created__year: YEAR };
let keys = 0;

type Row = Partial<NotificationProgress> & { group?: number | null; created?: string };
const told = async (userId: number, { channel = 'system', link = '', received = null, opened = null, group = null, created }: Row = {}) =>
  (
    await api.owner<{ id: number }[]>`
      insert into notification_logs (user_id, event_key, kind, channel, title, link, received, opened, school_group_id, created)
      values (${userId}, ${`prova:${++keys}`}, 'announcement', ${channel}, 'Novidade', ${link}, ${received}, ${opened}, ${group}, coalesce(${created ?? null}::timestamptz, now()))
      returning id`
  )[0]?.id ?? 0;

/** The same numbers each time. */
function drawing(seed: number) {
  let last = seed;
  return () => {
    last = (last * 1103515245 + 12345) % 2147483648;
    return last / 2147483648;
  };
}

test('the count made in SQL, and the unseen filter, are those of the rules, over random rows', async () => {
  const draw = drawing(7);
  const pick = <T>(values: readonly T[]) => values[Math.floor(draw() * values.length)] as T; // never empty
  for (let round = 0; round < 12; round += 1) {
    const person = await make(api).user();
    const browser = await enter(api, person);
    const rows = Array.from({ length: Math.floor(draw() * 30) }, (): NotificationProgress => {
      const received = draw() < 0.6 ? '2026-03-02T10:00:00-03:00' : null;
      const opened = received && draw() < 0.5 ? '2026-03-02T11:00:00-03:00' : null;
      return { channel: pick(CHANNELS), link: pick(['', '/turmas', 'https://exemplo.org']), received, opened };
    });
    for (const row of rows) await told(person.id, row);
    const all = await browser.call(notifications.list, { query: { ...thisYear, limit: 100 } });
    expect(all.count).toBe(rows.length);
    expect(all.not_seen_by_teacher).toBe(unseenCountOf(rows));
    const unseen = await browser.call(notifications.list, { query: { unseen: 'true', limit: 100 } });
    expect(unseen.count).toBe(rows.filter((row) => !isSeen(row)).length);
    expect(unseen.results.every((row) => !isSeen(row))).toBe(true);
  }
});

test('newest first, page by page, by year and by channel', async () => {
  const person = await make(api).user();
  const browser = await enter(api, person);
  await told(person.id, { created: `${YEAR - 1}-12-31T23:30:00-03:00`, channel: 'review' });
  const early = await told(person.id, { created: `${YEAR}-01-01T00:30:00-03:00`, channel: 'review' });
  const late = await told(person.id);
  const page = await browser.call(notifications.list, { query: { ...thisYear, limit: 1 } });
  expect([page.count, page.results.map(({ id }) => id), page.next !== null]).toEqual([2, [late], true]);
  const review = await browser.call(notifications.list, { query: { ...thisYear, channel: 'review' } });
  expect(review.results.map(({ id }) => id)).toEqual([early]);
  const lastYear = await browser.call(notifications.list, { query: { created__year: YEAR - 1 } });
  expect([lastYear.count, lastYear.not_seen_by_teacher]).toEqual([1, 1]);
});

test('marks go forward only, the first time stays, and what was opened was received', async () => {
  const { teacher } = scene.people;
  const id = await told(teacher.id, { link: '/turmas' });
  const mark = (body: { received?: string; opened?: string }) => scene.as.teacher.call(notifications.mark, { params: { id }, body });
  const opened = await mark({ opened: '2001-01-01T00:00:00Z' });
  expect(opened.received).toBe(opened.opened);
  // The clock is ours: what a browser says does not become history.
  expect(Date.parse(opened.opened ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(await mark({ opened: '2030-01-01T00:00:00Z' })).toEqual(opened);
  expect(await mark({ received: '2030-01-01T00:00:00Z' })).toEqual(opened);
  expect((await scene.as.teacher.try(notifications.mark, { params: { id }, body: {} })).status).toBe(400);
  expect((await scene.as.coordinator.try(notifications.mark, { params: { id }, body: { opened: '2026-01-01T00:00:00Z' } })).status).toBe(
    404,
  );
});

test('the bell receives all but recommendations; reading all opens them too; nobody else’s', async () => {
  const person = await make(api).user();
  const browser = await enter(api, person);
  await told(person.id);
  await told(person.id, { link: '/turmas' });
  await told(person.id, { channel: 'recommendation', link: '/recomendacoes' });
  const other = await told(scene.people.director.id);
  const bell = () => browser.call(notifications.markAll, { body: { as: 'received', ...thisYear } });
  expect(await bell()).toEqual({ marked: 2, not_seen_by_teacher: 1 });
  expect(await bell()).toEqual({ marked: 0, not_seen_by_teacher: 1 });
  const read = () => browser.call(notifications.markAll, { body: { as: 'opened' } });
  expect(await read()).toEqual({ marked: 3, not_seen_by_teacher: 0 });
  expect((await read()).marked).toBe(0);
  const [row] = await api.owner`select received from notification_logs where id = ${other}`;
  expect(row?.received).toBeNull();
});

test('whoever lost the class is not told of it any more, nor counted, nor marked (SEC-06)', async () => {
  const person = await make(api).user();
  const role = await make(api).role(person, { role_type: 'teacher', group: scene.group });
  const browser = await enter(api, person);
  const id = await told(person.id, { group: scene.group, link: '/correcao/1' });
  await told(person.id);
  const list = () => browser.call(notifications.list, { query: thisYear });
  expect([(await list()).count, (await list()).not_seen_by_teacher]).toEqual([2, 2]);
  await api.owner`update user_roles set ended_at = now() where id = ${role}`;
  expect([(await list()).count, (await list()).not_seen_by_teacher]).toEqual([1, 1]);
  expect((await browser.try(notifications.mark, { params: { id }, body: { opened: '2026-01-01T00:00:00Z' } })).status).toBe(404);
  expect(await browser.call(notifications.markAll, { body: { as: 'received' } })).toEqual({ marked: 1, not_seen_by_teacher: 0 });
});

test('preferences: everything is on until it is switched off; no learning path waits unseen', async () => {
  const browser = scene.as.manager;
  expect((await browser.call(notifications.preferences, {})).results.every(({ is_on }) => is_on)).toBe(true);
  const off = await browser.call(notifications.prefer, { body: { kind: 'activity_ending', is_on: false } });
  expect(off.results.filter(({ is_on }) => !is_on).map(({ kind }) => kind)).toEqual(['activity_ending']);
  expect(await browser.call(notifications.preferences, {})).toEqual(off);
  expect(await browser.call(notifications.sidebar, {})).toEqual({ lpi_not_seen_by_teacher: 0 });
});
