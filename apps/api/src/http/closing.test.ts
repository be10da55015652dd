import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { useApi } from '../../test/start-api';
import { type RunningApi, startApi } from '../app';

const api = useApi({ env: { LOG_LEVEL: 'silent', WORKER: 'off', DATABASE_POOL: '4' } });
const CLIENTS = 100;
const RESTARTS = 6;

/** What a load balancer does: sends work where readiness is 200, over lines that it keeps until it is told to let go. */
const ask = (agent: Agent, url: string, onLeaving: () => void) =>
  new Promise<number>((resolve, reject) => {
    const asked = request(`${url}/api/v1/schoolsnetwork/`, { agent }, (response) => {
      if (response.headers.connection === 'close') onLeaving();
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    asked.on('error', reject).end();
  });
const isReady = async (url: string) => (await fetch(`${url}/readyz`).catch(() => undefined))?.status === 200;

test('processes are replaced one after the other under load, and no request fails (REL-34)', async () => {
  const open = () => startApi(api.config, { drainMs: 2000 }); // as in production
  const running: RunningApi[] = [await open(), await open()];
  const ready = new Set(running.map(({ url }) => url));
  let isOver = false;
  const failures: string[] = [];
  let served = 0;

  const client = async (at: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!isOver) {
      const urls = [...ready];
      const url = urls[at % urls.length] ?? '';
      const outcome = await ask(agent, url, () => ready.delete(url)).catch(String);
      if (outcome === 200) served += 1;
      else failures.push(String(outcome));
      await sleep(20 + (at % 30));
    }
    agent.destroy();
  };
  const clients = Array.from({ length: CLIENTS }, (_, at) => client(at));

  for (let time = 0; time < RESTARTS; time += 1) {
    running.push(await open());
    ready.add(running.at(-1)?.url ?? '');
    const leaving = running.shift() as RunningApi; // there are three
    const started = performance.now();
    const closed = leaving.close();
    // Readiness says no while the listener still answers.
    expect((await fetch(`${leaving.url}/readyz`)).status).toBe(503);
    ready.delete(leaving.url);
    await closed;
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(await isReady(leaving.url)).toBe(false);
  }
  isOver = true;
  await Promise.all(clients);
  for (const { close } of running) await close();
  expect(failures).toEqual([]);
  expect(served).toBeGreaterThan(CLIENTS);
}, 120_000);
