import type { CurrentUser } from '@lauda/contract/users';
import { nextStatus } from '@lauda/domain/writing/composition-life';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { make } from '../../test/make';
import { makeWriting } from '../../test/make-writing';
import { useApi } from '../../test/start-api';
import { SYSTEM, setScope } from '../db/scope';
import { type Database, openDatabase, type Transaction } from '../db/sql';
import type { Hand } from './hand';
import { giveBack, moveComposition } from './move-composition';
import { setResult } from './results';

const api = useApi({ env: { WORKER: 'off' } });

const OPERATIONS = 10_000;
const AT_ONCE = 6;

/** A small world: three classes of two schools, an ENEM and a Grade Única activity in each, eight students. */
async function makeTexts() {
  const network = await make(api).network();
  const schools = [await make(api).school(network), await make(api).school(network)];
  const ids: number[] = [];
  for (const school of [schools[0], schools[0], schools[1]]) {
    const group = await make(api).group(school ?? 0);
    const students = [];
    for (let made = 0; made < 8; made += 1) {
      const student = await make(api).user();
      await make(api).role(student, { role_type: 'student', group });
      students.push(student.id);
    }
    for (const theme of ['descaso-ambiental', 'horta-da-escola']) {
      const testId = await makeWriting(api).test({ group, theme });
      for (const student of students) ids.push(await makeWriting(api).composition({ test: testId, student, status: 'submitted' }));
    }
  }
  return ids;
}

const STEPS = ['start', 'finish', 'zero', 'regrade', 'publish', 'reopen', 'unfinish', 'unfinish_review', 'submit', 'change month'] as const;
const operation = fc.record({
  text: fc.nat(),
  step: fc.constantFrom(...STEPS),
  levels: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 5, maxLength: 5 }),
  /** The transaction is lost at its end: the process gives up, or its connection to the database dies under it. */
  end: fc.integer({ min: 0, max: 99 }).map((draw) => (draw < 2 ? 'dies' : draw < 10 ? 'crashes' : 'holds')),
});
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

class Crash extends Error {}

async function apply(sql: Transaction, ids: readonly number[], { text, step, levels, end }: Operation) {
  const id = ids[text % ids.length] ?? 0;
  const user = { user: { id: await actor() } } as CurrentUser; // all that a hand signs with
  const hand: Hand = { sql, reach: SYSTEM, user, address: '127.0.0.1' };
  const [found] = await sql<{ status: 'writing' | 'submitted' | 'in_review' | 'reviewed'; points: number; test_id: number }[]>`
    select status, test_id, (select max(points) from competences join competence_levels on competence_id = competences.id
      where review_grid_id = (select review_grid_id from tests where tests.id = test_id))::int as points
    from compositions where id = ${id} for no key update`;
  if (!found) return;
  const grades = (isZero: boolean) => {
    const points = levels.map((level) => (isZero ? 0 : (level * found.points) / 5));
    return { points, total: points.reduce((sum, one) => sum + one, 0), is_zero: isZero, elements: null };
  };
  const finish = async (isZero: boolean) => {
    if (!nextStatus(found.status, 'finish_review')) return;
    await moveComposition(hand, id, 'finish_review', { is_zero: isZero });
    await setResult(hand, id, grades(isZero));
  };
  const moves: Record<(typeof STEPS)[number], () => Promise<unknown>> = {
    start: async () => nextStatus(found.status, 'start_review') && moveComposition(hand, id, 'start_review'),
    finish: () => finish(false),
    zero: () => finish(true),
    regrade: async () => found.status === 'reviewed' && setResult(hand, id, grades(false)),
    publish: async () => nextStatus(found.status, 'publish') && moveComposition(hand, id, 'publish'),
    reopen: async () => nextStatus(found.status, 'reopen') && giveBack(hand, [id], 'reopen'),
    unfinish: async () => nextStatus(found.status, 'unfinish') && giveBack(hand, [id], 'unfinish'),
    unfinish_review: async () => nextStatus(found.status, 'unfinish_review') && moveComposition(hand, id, 'unfinish_review'),
    submit: async () => nextStatus(found.status, 'submit') && moveComposition(hand, id, 'submit'),
    'change month': () =>
      sql`update composition_results set month = ${levels[0] ? '2026-10-01' : '2026-11-01'} where test_id = ${found.test_id}`,
  };
  await moves[step]();
  if (end === 'crashes') throw new Crash();
  if (end === 'dies') await sql`select pg_terminate_backend(pg_backend_pid())`;
}

let known: Promise<number> | undefined;
const actor = () => {
  known ??= make(api)
    .user({ is_staff: true })
    .then(({ id }) => id);
  return known;
};

/** Deadlocks and crashes take everything back; nothing else may fail. */
async function run(database: Database, ids: readonly number[], todo: Operation[]) {
  const failures: string[] = [];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const one = next;
    await database
      .begin(async (sql) => {
        await setScope(sql, SYSTEM);
        await apply(sql, ids, one);
      })
      .catch((error: Error) => {
        if (!(error instanceof Crash) && one.end !== 'dies') failures.push(`${one.step}: ${error.message} ${JSON.stringify(error)}`);
      });
  }
  return failures;
}

test('ten thousand random grades, zeros, publications, reopenings and crashes: sums and counters equal their recomputation (REL-29)', async () => {
  const ids = await makeTexts();
  const database = openDatabase(api.config.DATABASE_URL, { max: AT_ONCE, name: 'test' });
  const todo = fc.sample(operation, { numRuns: OPERATIONS, seed: 20_261_115 });
  const failures = await Promise.all(Array.from({ length: AT_ONCE }, () => run(database, ids, todo)));
  // Chance may have left few grades: at the end everything that can be graded is, so that there are sums to speak of.
  const last = ids.flatMap((_, text) =>
    (['submit', 'start', 'finish'] as const).map((step) => ({ text, step, levels: [1, 2, 3, 4, 0], end: 'holds' as const })),
  );
  failures.push(await run(database, ids, last.reverse()));
  await database.end();
  expect(failures.flat().slice(0, 3)).toEqual([]);

  const columns = `level, owner_id, review_grid_id, test_type, month::text, position, count, count_zero, sum_points, sum_percent, b0, b1, b2, b3, b4, b5, b6, b7, b8, b9, b10`;
  const kept = await api.owner.unsafe(
    `select ${columns} from result_totals where count <> 0 or sum_points <> 0 or sum_percent <> 0 or b0 <> 0 order by 1, 2, 3, 4, 5, 6`,
  );
  const truth = await api.owner.unsafe(`
    select level, owner_id, review_grid_id, test_type, month::text, position, count(*)::int as count, (count(*) filter (where is_zero))::int as count_zero,
      sum(points) as sum_points, sum(percent) as sum_percent,
      ${Array.from({ length: 11 }, (_, band) => `(count(*) filter (where band = ${band}))::int as b${band}`).join(', ')}
    from (
      select *, 0 as position, total as points, floor(percent / 10) as band from (select test_id, school_group_id, school_id, school_network_id, review_grid_id, test_type, month,
        is_zero, total, percent from composition_results) as whole
      union all
      select test_id, school_group_id, school_id, school_network_id, review_grid_id, test_type, month, is_zero, total, tenths[place] * 10, place, points[place], tenths[place]
      from composition_results, generate_subscripts(points, 1) as place) as parts,
    lateral (values ('test', test_id), ('group', school_group_id), ('school', school_id), ('network', school_network_id)) as owned (level, owner_id)
    group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`);
  expect([...kept]).toEqual([...truth]);
  expect(kept.length).toBeGreaterThan(100);

  const counters =
    await api.owner`select id, count_writing, count_submitted, count_in_review, count_reviewed, count_zeroed, count_late from tests order by id`;
  const counted = await api.owner`
    select test_id as id, (count(*) filter (where status = 'writing'))::int as count_writing, (count(*) filter (where status = 'submitted'))::int as count_submitted,
      (count(*) filter (where status = 'in_review'))::int as count_in_review, (count(*) filter (where status = 'reviewed' and not is_zero))::int as count_reviewed,
      (count(*) filter (where status = 'reviewed' and is_zero))::int as count_zeroed, (count(*) filter (where is_late))::int as count_late
    from compositions group by 1 order by 1`;
  expect([...counters]).toEqual([...counted]);
  const astray = await api.owner`
    select id from compositions full join composition_results on composition_id = id where (status = 'reviewed') <> (composition_id is not null)`;
  expect([...astray]).toEqual([]);
}, 180_000);
