import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compare, makeStand, type Stand, startSaving, untilAcknowledged } from './save-load';

const SAVES = 1000;
const KILLS = 2;

let stand: Stand;
beforeAll(async () => {
  stand = await makeStand(SAVES);
}, 60_000);
afterAll(() => stand.house.close(), 30_000);

/** The first line of postmaster.pid. */
function postmaster(): number {
  const place =
    readdirSync(stand.house.server.folder, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('postmaster.pid')) ?? '';
  return Number(readFileSync(join(stand.house.server.folder, place), 'utf8').split('\n')[0]);
}

async function untilBack() {
  for (;;) {
    const sql = postgres(stand.house.server.url, { max: 1, connect_timeout: 1, onnotice: () => {} });
    const isBack = await sql`select 1`.then(
      () => true,
      () => false,
    );
    await sql.end({ timeout: 1 }).catch(() => {});
    if (isBack) return performance.now();
    await sleep(20);
  }
}

test('REL-02: kill -9 of PostgreSQL, twice, during a thousand grade saves', async () => {
  const { ledger, done } = startSaving(stand);
  const gone: number[] = [];
  const firstSave: number[] = [];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await untilAcknowledged(ledger, (kill * SAVES) / (KILLS + 1));
    const killed = performance.now();
    process.kill(postmaster(), 'SIGKILL');
    await sleep(100);
    const back = await untilBack();
    gone.push(Math.round(back - killed));
    const known = ledger.acknowledged.size;
    await untilAcknowledged(ledger, Math.min(SAVES, known + 1));
    firstSave.push(Math.round(Math.max(0, ledger.lastAcknowledged - back)));
  }
  await done;
  console.log(
    `REL-02: fora ${gone.join(', ')} ms; primeira gravação ${firstSave.join(', ')} ms depois;`,
    Object.fromEntries(ledger.statuses),
  );
  expect(ledger.acknowledged.size).toBe(SAVES);
  expect(await compare(stand, ledger)).toEqual({ lost: 0, duplicates: 0, ghosts: 0, brokenChains: 0 });
  expect(stand.house.serving.exits).toBe(0);
  expect([...ledger.statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  for (const ms of firstSave) expect(ms).toBeLessThanOrEqual(5000);
}, 180_000);
