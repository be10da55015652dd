import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { analysis } from '@lauda/contract/analysis';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { enter, make } from '../../../test/make';
import { buildProcesses, startProcess, stopProcess } from '../../../test/production-processes';
import { useApi } from '../../../test/start-api';

const api = useApi({ env: { WORKER: 'off' } });
const workers: ChildProcess[] = [];
const TEXTS = 20;

const startWorker = () => {
  const { DATABASE_URL, SECRET_KEY, LAUDA_DATA_DIR, HOST } = api.config;
  const ANALYSIS_THREAD = fileURLToPath(new URL('../../../test/stand-in-thread.mjs', import.meta.url));
  const worker = startProcess('worker', {
    LAUDA_MODE: 'production',
    PUBLIC_URL: 'http://lauda.rede.example',
    DATABASE_URL,
    SECRET_KEY,
    LAUDA_DATA_DIR,
    HOST,
    ANALYSIS_THREAD,
  });
  workers.push(worker);
  return worker;
};

beforeAll(() => buildProcesses(), 60_000);
afterAll(async () => {
  await Promise.all(workers.filter(({ signalCode }) => signalCode === null).map(stopProcess));
});

test('a worker that is killed in the midst of a text leaves it to another: every text is read, and once (REL-17)', async () => {
  const staff = await enter(api, await make(api).user({ is_staff: true }));
  const asked = [];
  for (let n = 0; n < TEXTS; n += 1) asked.push(await staff.call(analysis.request, { body: { composition_raw: `Demora ${n}.` } }));
  const [victim] = [startWorker(), startWorker()];
  const running = () => api.owner`select id from analyses where state = 'running'`;
  await vi.waitFor(async () => expect((await running()).length).toBe(2), { timeout: 30_000, interval: 20 });
  victim.kill('SIGKILL');
  await vi.waitFor(async () => expect(await api.owner`select id from analyses where state <> 'done'`).toEqual([]), {
    timeout: 60_000,
    interval: 250,
  });
  const attempts = await api.owner<{ attempts: number }[]>`select attempts from analyses order by attempts`;
  expect(attempts.map((row) => row.attempts)).toEqual([...Array.from({ length: TEXTS - 1 }, () => 1), 2]);
  expect(new Set(asked.map(({ id }) => id)).size).toBe(TEXTS);
  const jobs = await api.owner<{ state: string }[]>`select state::text from pgboss.job where name = 'analysis.requested'`;
  expect(jobs.filter(({ state }) => state !== 'completed')).toEqual([]);
}, 120_000);
