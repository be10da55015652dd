import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { reviews } from '@lauda/contract/reviews';
import type { Browser } from '../browser';
import { enter, make } from '../make';
import { makeWriting } from '../make-writing';
import type { TestApi } from '../start-api';
import { type House, startHouse } from './production-house';

const CLIENTS = 32;
const PATIENCE_MS = 120_000;

/** One grade to be saved once, whatever happens on the way. */
type Save = { number: number; review_id: number; competence_id: number };

export type Stand = {
  house: House;
  saves: Save[];
  browser: Browser;
  /** Until it is ready again, in ms. */
  killApi(): Promise<number>;
};

/** A house of production, and as many grades waiting to be saved as asked. */
export async function makeStand(count: number): Promise<Stand> {
  const house = await startHouse();
  return {
    house,
    ...(await prepare(house.front, count)),
    killApi: async () => {
      const gone = once(house.serving.process, 'exit');
      house.serving.process.kill('SIGKILL');
      await gone; // or its port would still be taken
      const started = performance.now();
      await house.serveAgain();
      return performance.now() - started;
    },
  };
}

async function prepare(api: TestApi, count: number) {
  const its = make(api);
  const school = await its.school(await its.network());
  const group = await its.group(school);
  const teacher = await its.user();
  await its.role(teacher, { role_type: 'teacher', group });
  const test = await makeWriting(api).test({ group });
  const competences = await api.owner<{ id: number }[]>`
    select competences.id from competences join tests on tests.review_grid_id = competences.review_grid_id where tests.id = ${test} order by position`;
  // One statement for all of a kind: a row each would take longer than the test.
  const texts = await api.owner<{ id: number }[]>`
    with people as (
      insert into users (username, email, first_name, last_name) select 'falha.' || n, '', 'Iara', 'Número ' || n
      from generate_series(1, ${Math.ceil(count / competences.length)}::int) as n returning id)
    insert into compositions (test_id, student_id, school_group_id, school_id, school_network_id, status, text, review_type, submitted_at)
    select tests.id, people.id, school_group_id, school_id, school_network_id, 'in_review', 'Um texto.', 'N', now() from tests, people where tests.id = ${test} returning id`;
  const open = await api.owner<{ id: number }[]>`
    insert into composition_reviews (composition_id, test_id, school_group_id, school_id, school_network_id, reviewer_id, kind, text_hash, lease_until)
    select id, test_id, school_group_id, school_id, school_network_id, ${teacher.id}, 'teacher', text_hash, now() + interval '15 minutes'
    from compositions where id = any (${texts.map(({ id }) => id)}::int[]) returning id`;
  const saves = open.flatMap((review) => competences.map((competence) => ({ review_id: review.id, competence_id: competence.id })));
  return { saves: saves.slice(0, count).map((save, number) => ({ ...save, number })), browser: await enter(api, teacher) };
}

export type Ledger = { acknowledged: Map<number, Save>; tries: number; statuses: Map<number | 'lost', number>; lastAcknowledged: number };

/** Every client retries under the same key until it is told that the grade is saved; what it was told is written down. */
export function startSaving({ saves, browser }: Stand): { ledger: Ledger; done: Promise<void> } {
  const ledger: Ledger = { acknowledged: new Map(), tries: 0, statuses: new Map(), lastAcknowledged: 0 };
  const waiting = [...saves];
  const deadline = performance.now() + PATIENCE_MS;
  const send = async (save: Save) => {
    ledger.tries += 1;
    const body = { competence_id: save.competence_id, version: 0, comment: `nota número ${save.number}` };
    const answer = await browser
      .try(reviews.grade, { params: { id: save.review_id }, body }, { 'idempotency-key': `gravacao-${save.number}` })
      .catch(() => undefined);
    const status = answer?.status ?? 'lost';
    ledger.statuses.set(status, (ledger.statuses.get(status) ?? 0) + 1);
    return status;
  };
  const client = async () => {
    for (let save = waiting.shift(); save; save = waiting.shift()) {
      while ((await send(save)) !== 200) {
        if (performance.now() > deadline) throw new Error(`save ${save.number} was never acknowledged`);
        await sleep(20);
      }
      ledger.acknowledged.set(save.number, save);
      ledger.lastAcknowledged = performance.now();
    }
  };
  return { ledger, done: Promise.all(Array.from({ length: CLIENTS }, client)).then(() => undefined) };
}

export async function untilAcknowledged({ acknowledged }: Ledger, count: number) {
  while (acknowledged.size < count) await sleep(5);
}

/** What the ledger says against what the database holds: nothing lost, nothing twice, nothing that nobody sent. */
export async function compare({ house }: Stand, { acknowledged }: Ledger) {
  const { owner } = house.front;
  const rows = await owner<{ review_id: number; competence_id: number; comment: string; version: number }[]>`
    select review_id, competence_id, comment, version from review_grades`;
  const keyOf = ({ review_id, competence_id }: { review_id: number; competence_id: number }) => `${review_id} ${competence_id}`;
  const held = new Map(rows.map((row) => [keyOf(row), row]));
  const sent = new Set([...acknowledged.values()].map(keyOf));
  const [log] = await owner<{ events: number; most: number }[]>`
    select count(*)::int as events, coalesce(max(times), 0)::int as most from (select count(*) as times from review_events where action = 'grade' group by review_id, subject_id) as each`;
  const [chain] = await owner<{ broken: number }[]>`
    select count(*)::int as broken from composition_reviews where version <> 1 + (select count(*) from review_events where review_id = composition_reviews.id)`;
  return {
    lost: [...acknowledged.values()].filter((save) => held.get(keyOf(save))?.comment !== `nota número ${save.number}`).length,
    duplicates: rows.filter(({ version }) => version !== 1).length + Math.max(0, (log?.most ?? 0) - 1),
    ghosts: rows.filter((row) => !sent.has(keyOf(row))).length,
    brokenChains: chain?.broken ?? -1,
  };
}
