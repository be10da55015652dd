import { afterAll, beforeAll, expect, test } from 'vitest';
import { compare, makeStand, type Stand, startSaving, untilAcknowledged } from './save-load';

const SAVES = 1000;
const KILLS = 5;

let stand: Stand;
beforeAll(async () => {
  stand = await makeStand(SAVES);
}, 60_000);
afterAll(() => stand.house.close(), 30_000);

test('REL-01: kill -9 of the API, five times, during a thousand grade saves', async () => {
  const started = performance.now();
  const { ledger, done } = startSaving(stand);
  const readyAfter: number[] = [];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await untilAcknowledged(ledger, (kill * SAVES) / (KILLS + 1));
    readyAfter.push(Math.round(await stand.killApi()));
  }
  await done;
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `REL-01: ${ledger.acknowledged.size} confirmadas em ${ledger.tries} tentativas, ${seconds.toFixed(1)} s; de volta em ${readyAfter.join(', ')} ms;`,
    Object.fromEntries(ledger.statuses),
  );
  expect(ledger.acknowledged.size).toBe(SAVES);
  expect(await compare(stand, ledger)).toEqual({ lost: 0, duplicates: 0, ghosts: 0, brokenChains: 0 });
  expect(stand.house.serving.exits).toBe(KILLS);
  // A killed process answers nothing at all; a living one saves, or says that it cannot.
  expect([...ledger.statuses.keys()].filter((status) => ![200, 503, 'lost'].includes(status))).toEqual([]);
}, 150_000);
