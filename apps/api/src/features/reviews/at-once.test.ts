import type { Review } from '@lauda/contract/review-parts';
import { reviews } from '@lauda/contract/reviews';
import { beforeAll, expect, test } from 'vitest';
import { type Reviewer, type ReviewScene, reviewScene } from '../../../test/review-scene';
import { useApi } from '../../../test/start-api';

const api = useApi({ env: { WORKER: 'off' } });
let scene: ReviewScene;
let teacher: Reviewer;
beforeAll(async () => {
  scene = await reviewScene(api);
  teacher = await scene.teacher();
});

const competenceAt = (place: number) => scene.enem.competences[place]?.id ?? 0;
const levelAt = (place: number, level: number) => scene.enem.competences[place]?.levels[level]?.id ?? 0;

/** Versions 1, 2, 3… of the review, one line of the log for each: no gap, no fork, nothing unsaid. */
async function expectUnbroken(id: number) {
  const [review] = await api.owner<{ version: number }[]>`select version from composition_reviews where id = ${id}`;
  const events = await api.owner<{ version: number }[]>`select version from review_events where review_id = ${id} order by id`;
  expect(events.map(({ version }) => version)).toEqual(Array.from({ length: review?.version ?? 0 }, (_, at) => at + 1));
  return review?.version ?? 0;
}

test('fifty first writes of one grade at once: one row, nobody fails (REL-05)', async () => {
  const { id } = await scene.start(teacher, await scene.text());
  const write = (at: number) =>
    teacher.browser.try(reviews.grade, {
      params: { id },
      body: { competence_id: competenceAt(0), version: 0, level_id: levelAt(0, at % 6) },
    });
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => write(at)));
  const accepted = answers.filter(({ status }) => status === 200).length;
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
  const rows = await api.owner<{ version: number }[]>`select version from review_grades where review_id = ${id}`;
  expect([...rows]).toEqual([{ version: accepted }]);
  expect(await expectUnbroken(id)).toBe(1 + accepted);
});

test('a hundred rounds of two savers: one wins, the other is shown what is there (REL-06)', async () => {
  const review = await scene.start(teacher, await scene.text());
  const wrong: unknown[] = [];
  for (let round = 0; round < 100; round += 1) {
    const save = (comment: string) =>
      teacher.browser.try(reviews.grade, { params: { id: review.id }, body: { competence_id: competenceAt(1), version: round, comment } });
    const answers = await Promise.all([save(`da primeira aba, ${round}`), save(`da segunda aba, ${round}`)]);
    const won = answers.find(({ status }) => status === 200)?.body as Review | undefined; // one of the two
    const lost = answers.find(({ status }) => status === 409)?.body as { current: Review } | undefined; // the other
    const stands = won?.grades.find(({ competence_id }) => competence_id === competenceAt(1));
    if (!stands || stands.version !== round + 1 || JSON.stringify(lost?.current.grades) !== JSON.stringify(won?.grades))
      wrong.push({ round, answers });
  }
  expect(wrong).toEqual([]);
}, 60_000);

test('twenty clients, fifty saves each, ten reviews: the accepted ones form one chain each (REL-07)', async () => {
  const open: Review[] = [];
  for (let count = 0; count < 10; count += 1) open.push(await scene.start(teacher, await scene.text()));
  const accepted = new Map<number, number>(open.map(({ id }) => [id, 0]));
  const failures: number[] = [];
  const client = async (seed: number) => {
    const known = new Map<string, number>();
    for (let turn = 0; turn < 50; turn += 1) {
      const { id } = open[(seed * 7 + turn * 3) % open.length] as Review; // within the ten
      const place = (seed + turn) % 5;
      const key = `${id} ${place}`;
      const body = { competence_id: competenceAt(place), version: known.get(key) ?? 0, level_id: levelAt(place, (seed + turn) % 6) };
      const answer = await teacher.browser.try(reviews.grade, { params: { id }, body });
      if (answer.status === 200) accepted.set(id, (accepted.get(id) ?? 0) + 1);
      else if (answer.status !== 409) failures.push(answer.status);
      const latest = (answer.status === 200 ? answer.body : (answer.body as { current?: Review }).current) as Review | undefined; // by the contract
      for (const { competence_id, version } of latest?.grades ?? [])
        known.set(`${id} ${scene.enem.competences.findIndex((one) => one.id === competence_id)}`, version);
    }
  };
  await Promise.all(Array.from({ length: 20 }, (_, seed) => client(seed)));
  expect(failures).toEqual([]);
  for (const { id } of open) expect(await expectUnbroken(id)).toBe(1 + (accepted.get(id) ?? 0));
  expect([...accepted.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(200);
}, 120_000);

test('the log can be added to, and neither changed nor thinned out, by the role of the API (REL-28)', async () => {
  const refused = async (statement: string) =>
    api.owner
      .begin(async (sql) => {
        await sql.unsafe("set local role lauda_app; select set_config('lauda.everything', 'on', true)");
        await sql.unsafe(statement);
      })
      .then(
        () => 'done',
        (error: { code: string }) => error.code,
      );
  expect(await refused("update review_events set after = '{}'")).toBe('42501');
  expect(await refused('delete from review_events')).toBe('42501');
});

test('nobody signs the log of a review for another, nor that of one out of reach', async () => {
  const { id } = await scene.start(teacher, await scene.text());
  const other = await scene.teacher();
  const far = await scene.start(other, await scene.text());
  const sign = async (reviewId: number, actorId: number) =>
    api.owner
      .begin(async (sql) => {
        await sql.unsafe(
          `set local role lauda_app; set local lauda.everything = ''; set local lauda.scope = '${teacher.person.id};{};{};{};{};{}'`,
        );
        await sql`insert into review_events (review_id, actor_id, action, version, after) values (${reviewId}, ${actorId}, 'comment', 99, '{}')`;
        throw new Error('undone');
      })
      .catch((error: Error) => error.message);
  expect(await sign(id, teacher.person.id)).toBe('undone');
  expect(await sign(id, other.person.id)).toMatch(/row-level security/);
  expect(await sign(far.id, teacher.person.id)).toMatch(/row-level security/);
});

test('reviews of one activity finished and taken up again at once: nobody waits for whoever waits for them', async () => {
  const fallen = async () => {
    const [row] = await api.owner<{ deadlocks: number }[]>`select deadlocks::int from pg_stat_database where datname = current_database()`;
    return row?.deadlocks;
  };
  const before = await fallen();
  const open: Review[] = [];
  for (let count = 0; count < 6; count += 1)
    open.push(await scene.grade(teacher, await scene.start(teacher, await scene.text()), [120, 120, 120, 120, 120]));
  const swing = async (review: Review) => {
    const statuses: number[] = [];
    let { version } = review;
    for (let turn = 0; turn < 16; turn += 1) {
      const status = turn % 2 === 0 ? ('finished' as const) : ('in_progress' as const);
      const answer = await teacher.browser.try(reviews.update, { params: { id: review.id }, body: { version, status } });
      version = (answer.body as Review).version; // by the contract, as long as it is accepted
      statuses.push(answer.status);
    }
    return statuses;
  };
  expect((await Promise.all(open.map(swing))).flat().filter((status) => status !== 200)).toEqual([]);
  await api.owner`select pg_stat_force_next_flush()`;
  expect(await fallen()).toBe(before);
});
