import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { EVENTS_PATH, type LiveEvent, liveEvent } from '@lauda/contract/notifications';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Browser } from '../../../test/browser';
import { enter, make, type Person } from '../../../test/make';
import { makeWriting } from '../../../test/make-writing';
import { makeSchoolScene, type SchoolScene } from '../../../test/school-scene';
import { useApi } from '../../../test/start-api';
import { startApi } from '../../app';
import { openInScope } from '../../db/in-scope';
import { openDatabase } from '../../db/sql';
import { openQueue } from '../../jobs/queue';
import { tell } from './news.queries';

const api = useApi({ env: { LOG_LEVEL: 'silent' } });
let scene: SchoolScene;
beforeAll(async () => {
  scene = await makeSchoolScene(api);
});

const opened: ClientRequest[] = [];
afterEach(() => {
  for (const line of opened.splice(0)) line.destroy();
});

/** A page that listens. */
function listen(browser: Browser, url = api.url) {
  const page = { status: 0, headers: {} as IncomingMessage['headers'], events: [] as LiveEvent[], text: '', hasEnded: false };
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const asked = request(`${url}${EVENTS_PATH}`, { headers: { cookie }, agent: false }, (response) => {
    Object.assign(page, { status: response.statusCode, headers: response.headers });
    response.setEncoding('utf8').on('data', (text: string) => {
      page.text += text;
      page.events = [...page.text.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => liveEvent.parse(JSON.parse(json)));
    });
    response.on('close', () => {
      page.hasEnded = true;
    });
  });
  asked.on('error', () => {
    page.hasEnded = true;
  });
  asked.end();
  opened.push(asked);
  return page;
}
const isOpen = (page: ReturnType<typeof listen>) => vi.waitFor(() => expect(page.text).toContain('retry:'), 10_000);

let keys = 0;
/** As the worker tells it, from whichever process. */
async function say(people: readonly Person[], group: number | null = null) {
  const database = openDatabase(api.config.DATABASE_URL, { max: 1, name: 'teller' });
  const news = {
    kind: 'announcement',
    channel: 'system',
    event_key: `prova:${++keys}`,
    title: `Novidade ${keys}`,
    content: '',
    link: '',
  } as const;
  await openInScope(database, (sql) => tell(sql, { ...news, school_group_id: group }, { people: people.map(({ id }) => id) }));
  await database.end();
  return news.title;
}

test('without a session there is no stream', async () => {
  expect((await api.browser().send({ method: 'GET', path: EVENTS_PATH })).status).toBe(401);
  const fresh = await make(api).user({ must_change_password: true });
  expect((await (await enter(api, fresh)).send({ method: 'GET', path: EVENTS_PATH })).status).toBe(403);
});

test('news reach every open page of the person, and nobody else’s, under the headers of any answer', async () => {
  const { teacher, director } = scene.people;
  const [first, second, other] = [listen(scene.as.teacher), listen(await enter(api, teacher)), listen(scene.as.director)];
  await Promise.all([first, second, other].map(isOpen));
  expect(first.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(first.headers['content-security-policy']).toContain("default-src 'self'");
  expect(first.headers['content-encoding']).toBeUndefined();
  const title = await say([teacher]);
  await vi.waitFor(() => expect([first.events.length, second.events.length]).toEqual([1, 1]), 2000);
  expect(first.events[0]).toMatchObject({ type: 'notification', not_seen_by_teacher: 1, notification: { title } });
  await say([director]);
  await vi.waitFor(() => expect(other.events).toHaveLength(1), 2000);
  expect(first.events).toHaveLength(1);
});

test('an event of another feature arrives through the queue, in another process, within two seconds', async () => {
  const away = await startApi({ ...api.config, WORKER: false }, { drainMs: 0 });
  const person = await make(api).user();
  const group = await make(api).group(scene.school, 'Turma Z', new Date().getFullYear());
  await make(api).role(person, { role_type: 'teacher', group });
  const student = await scene.student(group);
  const composition_id = await makeWriting(api).composition({ test: await makeWriting(api).test({ group }), student: student.id });
  const page = listen(await enter(api, person), away.url);
  await isOpen(page);
  const queue = await openQueue({ url: api.config.DATABASE_URL, isWorker: false, onError: () => {} });
  const database = openDatabase(api.config.DATABASE_URL, { max: 1, name: 'speaker' });
  const started = performance.now();
  await openInScope(database, (sql) => queue.enqueue(sql, 'news.happened', { kind: 'composition_submitted', composition_id }));
  await vi.waitFor(() => expect(page.events).toHaveLength(1), 10_000);
  const took = performance.now() - started;
  expect(page.events[0]?.notification.link).toBe(`/correcao/${composition_id}`);
  await Promise.all([queue.close(), database.end()]);
  // Closing lets the pages go at once, so that they find another process.
  const closing = performance.now();
  await away.close();
  expect([page.hasEnded, performance.now() - closing < 5000]).toEqual([true, true]);
  expect(took).toBeLessThan(2000);
});

test('a session that ended gets nothing more: the stream ends instead', async () => {
  const person = await make(api).user();
  const page = listen(await enter(api, person));
  await isOpen(page);
  await api.owner`update sessions set ended_at = now() where user_id = ${person.id}`;
  await say([person]);
  await vi.waitFor(() => expect(page.hasEnded).toBe(true), 5000);
  expect(page.events).toEqual([]);
});

test('every heartbeat asks for all pages at once: who is still in hears it, who is not is let go', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  try {
    const away = await startApi({ ...api.config, WORKER: false }, { drainMs: 0 });
    const [staying, leaving] = [await make(api).user(), await make(api).user()];
    const [kept, ended] = [listen(await enter(api, staying), away.url), listen(await enter(api, leaving), away.url)];
    await Promise.all([isOpen(kept), isOpen(ended)]);
    await api.owner`
      update session_tokens set access_expires_at = now() from sessions where sessions.id = session_id and sessions.user_id = ${leaving.id}`;
    vi.advanceTimersByTime(20_000);
    await vi.waitFor(() => expect([ended.hasEnded, kept.text.includes('\n:\n\n')]).toEqual([true, true]), 5000);
    expect(kept.hasEnded).toBe(false);
    await away.close();
  } finally {
    vi.useRealTimers();
  }
});

test('of a class that was lost nothing arrives; the rest does (SEC-06)', async () => {
  const person = await make(api).user();
  const role = await make(api).role(person, { role_type: 'teacher', group: scene.group });
  const page = listen(await enter(api, person));
  await isOpen(page);
  await api.owner`update user_roles set ended_at = now() where id = ${role}`;
  await say([person], scene.group);
  const title = await say([person]);
  await vi.waitFor(() => expect(page.events).toHaveLength(1), 5000);
  expect(page.events[0]?.notification.title).toBe(title);
});

test('a person has a handful of streams; one that closes makes room; none of them holds a connection', async () => {
  const person = await make(api).user();
  const browser = await enter(api, person);
  const pages = Array.from({ length: 6 }, () => listen(browser));
  await Promise.all(pages.map(isOpen));
  const refused = await browser.send({ method: 'GET', path: EVENTS_PATH });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  const [held] = await api.owner<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'lauda-api' and state like 'idle in transaction%' and state_change < now() - interval '1 second'`;
  const [heard] = await api.owner<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and query like 'listen "lauda_notifications"%'`;
  expect([held?.count, heard?.count]).toEqual([0, 1]);
  opened.at(-1)?.destroy();
  await vi.waitFor(async () => {
    const page = listen(browser);
    await vi.waitFor(() => expect(page.status).not.toBe(0), 2000);
    expect(page.status).toBe(200);
  }, 10_000);
});

test('when the connection that listens is lost, the pages come back and look for themselves', async () => {
  const person = await make(api).user();
  const page = listen(await enter(api, person));
  await isOpen(page);
  await api.owner`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen "lauda_notifications"%'`;
  await vi.waitFor(() => expect(page.hasEnded).toBe(true), 10_000);
  const again = listen(await enter(api, person));
  await isOpen(again);
  await say([person]);
  await vi.waitFor(() => expect(again.events).toHaveLength(1), 5000);
});
