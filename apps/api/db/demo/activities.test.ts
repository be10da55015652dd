import { compare } from '@lauda/analysis/similarity/compare';
import type { ReviewElement } from '@lauda/contract/review-parts';
import { c5Points, countedElements } from '@lauda/domain/reviewing/c5-elements';
import { limitsFor } from '@lauda/domain/reviewing/discrepancy';
import { consolidate, type FinishedReview, outcomeOf } from '@lauda/domain/reviewing/enem-consolidation';
import { percentOf } from '@lauda/domain/reviewing/grading';
import { reanchor } from '@lauda/domain/text/anchors';
import { type CompositionAction, type CompositionStatus, nextStatus } from '@lauda/domain/writing/composition-life';
import { compositionRawOf } from '@lauda/domain/writing/composition-text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SYSTEM, setScope } from '../../src/db/scope';
import { type Database, openAsOwner } from '../../src/db/sql';
import { fingerprintsOf } from '../../src/features/analysis/similarity/fingerprints';
import { keepFingerprints, neighboursOf } from '../../src/features/analysis/similarity/similarity.queries';
import { gridsById } from '../../src/writing/grids.queries';
import { createTestDatabase, type TestDatabase } from '../../test/database';
import { loadDemonstration } from './load';

const now = new Date('2026-11-15T12:00:00-03:00');
const PATIENCE = 240_000;
let database: TestDatabase;
let sql: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  const started = performance.now();
  await loadDemonstration(database.url, () => {}, now);
  process.stdout.write(`demonstration loaded in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  sql = openAsOwner(database.url, 'test');
}, PATIENCE);
afterAll(async () => {
  await sql.end();
  await database.drop();
});

const counted = async (what: string) => (await sql.unsafe(`select count(*)::int as n from ${what}`))[0]?.n as number;
const valuesOf = async (query: string) => (await sql.unsafe(query)).map((row) => row.v as string | null);

test('every class of three years has activities, and every class of this year one in each state', async () => {
  expect(await counted('school_groups where not exists (select from tests where school_group_id = school_groups.id)')).toBe(0);
  const today = `'${now.toISOString()}'::timestamptz`;
  const states = {
    scheduled: `opens_at > ${today}`,
    open: `opens_at < ${today} and closes_at > ${today}`,
    ending: `opens_at < ${today} and closes_at between ${today} and ${today} + interval '7 days'`,
    waiting: `closes_at < ${today} and revision_finished_at is null and count_submitted > 0`,
    published: 'revision_finished_at is not null',
  };
  for (const [state, is] of Object.entries(states))
    expect(
      await counted(
        `(select distinct school_group_id from tests join school_groups on school_groups.id = school_group_id where school_year = 2026 and ${is})`,
      ),
      state,
    ).toBe(40);
});

test('all types, flows, statuses, outcomes and kinds of review are there', async () => {
  expect(await valuesOf('select distinct test_type || review_flow as v from tests order by 1')).toHaveLength(9);
  expect(await valuesOf('select distinct status as v from compositions order by 1')).toEqual([
    'in_review',
    'reviewed',
    'submitted',
    'writing',
  ]);
  expect(await valuesOf('select distinct outcome as v from compositions where outcome is not null order by 1')).toEqual([
    'agreed',
    'discrepant',
    'panel',
    'waiting_second',
  ]);
  expect(await valuesOf('select distinct kind as v from composition_reviews order by 1')).toEqual([
    'internal',
    'official',
    'panel',
    'teacher',
    'test',
  ]);
  expect(await valuesOf('select distinct status as v from composition_reviews order by 1')).toEqual([
    'abandoned',
    'finished',
    'in_progress',
  ]);
  expect(
    (await valuesOf('select distinct slug as v from zero_reasons join composition_reviews on zero_reason_id = zero_reasons.id')).length,
  ).toBeGreaterThanOrEqual(6);
  expect(await counted('tests where parent_id is not null')).toBeGreaterThan(30);
  expect(await counted('compositions where is_late')).toBeGreaterThan(50);
});

test('the listed teacher has all three types and texts in every status; students who stopped are among hers', async () => {
  const own =
    "school_group_id in (select school_group_id from user_roles join users on users.id = user_id where username = 'professora' and role_type = 'teacher' and ended_at is null)";
  expect(await valuesOf(`select distinct test_type as v from tests where ${own}`)).toHaveLength(3);
  expect(await valuesOf(`select distinct status as v from compositions where ${own}`)).toHaveLength(4);
  expect(
    await counted(
      `user_roles where role_type = 'student' and ${own} and not exists (select from compositions where student_id = user_id and started_at > '2026-09-10')`,
    ),
  ).toBeGreaterThan(0);
});

test.each(['corretora', 'corretor.interno', 'corretor.teste'])('%s has reviews under way and finished', async (username) => {
  const own = (status: string) =>
    counted(`composition_reviews join users on users.id = reviewer_id where username = '${username}' and status = '${status}'`);
  expect(await own('in_progress')).toBeGreaterThan(0);
  expect(await own('finished')).toBeGreaterThan(0);
  expect(await counted("compositions where status = 'submitted' and review_type <> 'N'")).toBeGreaterThan(100);
});

test('grades rise over the years, the proposal is weakest in the last years of school, and one in twenty-five is zeroed', async () => {
  const years = await sql`
    select school_year, avg(total)::float as mean, array[avg(points[1]), avg(points[2]), avg(points[3]), avg(points[4]), avg(points[5])]::float[] as by
    from composition_results join school_groups on school_groups.id = school_group_id
    where not is_zero and school_grade >= 10 and review_grid_id = (select id from review_grids where slug = 'enem') group by 1 order by 1`;
  expect(years).toHaveLength(3);
  expect(years.map(({ mean }) => mean)).toEqual(years.map(({ mean }) => mean).toSorted((a, b) => a - b));
  for (const { by } of years) expect(Math.min(...by)).toBe(by[4]);
  const [younger] = await sql`
    select avg(points[1])::float as norm, least(avg(points[2]), avg(points[3]), avg(points[4]), avg(points[5]))::float as next from composition_results
    join school_groups on school_groups.id = school_group_id where not is_zero and school_grade < 10 and review_grid_id = (select id from review_grids where slug = 'enem')`;
  expect(younger?.norm).toBeLessThan(younger?.next);
  const [all] = await sql`select avg(is_zero::int)::float as zeroed from composition_results`;
  expect(all?.zeroed).toBeGreaterThan(0.03);
  expect(all?.zeroed).toBeLessThan(0.055);
  const [gain] = await sql`
    select avg(second.percent - first.percent)::float as mean from compositions join composition_results as second on second.composition_id = id
    join composition_results as first on first.composition_id = parent_id where not second.is_zero and not first.is_zero`;
  expect(gain?.mean).toBeGreaterThan(4);
  expect(gain?.mean).toBeLessThan(12);
});

test('no two students handed in the same text, unless one copied', async () => {
  const same = await sql`
    select text_hash, count(distinct test_id)::int as tests, count(*)::int as texts from compositions where submitted_at is not null and length(text) > 100 group by 1 having count(*) > 1`;
  for (const { tests, texts } of same) expect([tests, texts]).toEqual([1, 2]);
  expect(same.length).toBeGreaterThan(5);
  expect(same.length).toBeLessThan(80);
});

test('texts that vary one written text are not held against each other; a copy and what it was copied from are', async () => {
  const rows = await sql<{ id: number; student_id: number; text: string; copies: number | null }[]>`
    select compositions.id, student_id, text, copies from demonstration_variations join compositions on compositions.id = composition_id
    where length(text) > 400 and (copies is not null or composition_id in (select copies from demonstration_variations) or written_text = (
      select written_text from demonstration_variations group by 1 order by count(*) desc limit 1)) order by copies is null, id limit 200`;
  const copied = new Set(rows.flatMap(({ id, copies }) => (copies === null ? [] : [id, copies])));
  const shares = await sql.begin(async (tx) => {
    await setScope(tx, SYSTEM);
    for (const { id, text } of rows) await keepFingerprints(tx, id, fingerprintsOf(text.split('\n')));
    const all: { id: number; share: number }[] = [];
    for (const row of rows) {
      const paragraphs = row.text.split('\n');
      const sources = (await neighboursOf(tx, row, fingerprintsOf(paragraphs))).map(({ id, text }) => ({
        id,
        paragraphs: text.split('\n'),
      }));
      const shared = compare({ id: row.id, paragraphs, sources }).matches.reduce((sum, { boundaries: [from, to] }) => sum + to - from, 0);
      all.push({ id: row.id, share: shared / row.text.length });
    }
    return all;
  });
  expect(copied.size).toBeGreaterThan(20);
  for (const { id, share } of shares) expect([copied.has(id), share > 0.9], `${id}: ${share}`).toEqual([share > 0.1, copied.has(id)]);
  const waiting = "compositions join demonstration_variations on composition_id = id and copies is not null where status = 'submitted'";
  expect(await counted(waiting)).toBeGreaterThan(2);
});

test('texts are as the contract says, and every mark lies on its words', async () => {
  const texts = await sql<{ id: number; text: string }[]>`select id, text from compositions`;
  for (const { text } of texts) expect(compositionRawOf(text)).toBe(text);
  const byId = new Map(texts.map(({ id, text }) => [id, text]));
  const marks = await sql`select composition_id, start_at as start, end_at as "end", quote, before, after from review_annotations`;
  expect(marks.length).toBeGreaterThan(10_000);
  for (const { composition_id, start, end, quote, before, after } of marks) {
    const text = byId.get(composition_id) ?? '';
    expect(text.slice(start, end)).toBe(quote);
    expect(reanchor({ start, end, quote, before, after }, text)).toEqual({ start, end });
  }
  expect(
    await counted(
      'composition_reviews join compositions on compositions.id = composition_id where composition_reviews.text_hash <> compositions.text_hash',
    ),
  ).toBe(0);
});

test('every text lived as the domain allows, and nothing happened after yesterday', async () => {
  const events =
    await sql`select composition_id, action, from_status, to_status, happened from composition_events order by composition_id, happened, id`;
  const at = new Map<number, CompositionStatus>();
  for (const { composition_id, action, from_status, to_status } of events) {
    expect(from_status).toBe(at.get(composition_id) ?? 'not_started');
    expect(to_status).toBe(nextStatus(from_status, action as CompositionAction));
    at.set(composition_id, to_status);
  }
  for (const { id, status } of await sql`select id, status from compositions`) expect(at.get(id)).toBe(status);
  expect(events.every(({ happened }) => Date.parse(happened) < Date.parse('2026-11-15T03:00:00Z'))).toBe(true);
});

test('people sleep: hardly a text is begun, handed in or corrected at night', async () => {
  const atNight = (moment: string) => `extract(hour from ${moment} at time zone 'America/Sao_Paulo') not between 7 and 22`;
  expect(await counted(`composition_reviews where ${atNight('started')}`)).toBe(0);
  // An end at midnight is waited for by some.
  expect(await counted(`compositions where ${atNight('submitted_at')}`)).toBeLessThan((await counted('compositions')) / 20);
});

test('results, outcomes and sums are what the domain makes of the reviews', async () => {
  const grids = await gridsById(sql);
  const rows = await sql<
    (Omit<FinishedReview, 'kind'> & { kind: FinishedReview['kind']; composition_id: number; elements: ReviewElement[] })[]
  >`
    select id, composition_id, counts, kind, zero_reason_id is not null as is_zeroed,
      (select coalesce(json_agg(json_build_object('competence_id', competence_id, 'points', points)), '[]') from review_grades where review_id = composition_reviews.id) as grades,
      (select coalesce(json_agg(json_build_object('element', element, 'state', state, 'start', start_at, 'end', end_at)), '[]') from review_elements where review_id = composition_reviews.id) as elements
    from composition_reviews where status = 'finished' and counts order by composition_id, finished, id`;
  const reviewsOf = new Map<number, (typeof rows)[number][]>();
  for (const review of rows) reviewsOf.set(review.composition_id, [...(reviewsOf.get(review.composition_id) ?? []), review]);
  const compositions = await sql`
    select compositions.id, review_type, outcome, tests.review_grid_id, result.total, result.percent, result.points::float[], result.is_zero, result.elements
    from compositions join tests on tests.id = test_id left join composition_results as result on composition_id = compositions.id`;
  for (const { id, review_type, outcome, review_grid_id, total, percent, points, is_zero, elements } of compositions) {
    const grid = grids.get(review_grid_id);
    if (!grid) throw new Error('no grid');
    const reviews = reviewsOf.get(id) ?? [];
    const isDouble = review_type === 'D';
    const settled = isDouble
      ? consolidate(reviews, limitsFor(grid))
      : consolidate(reviews.map((review) => ({ ...review, kind: 'panel' as const })));
    expect(total ?? undefined).toBe(settled.total);
    expect(outcome).toBe(isDouble ? outcomeOf(settled.state) : null);
    if (settled.total === undefined) continue;
    expect(percent).toBeCloseTo(percentOf(settled.total, grid), 2);
    const kept = reviews.filter((review) => settled.kept.includes(review.id));
    expect(is_zero).toBe(kept.every(({ is_zeroed }) => is_zeroed));
    expect(points).toEqual(
      grid.competences.map(({ id: competence }) =>
        is_zero ? 0 : (settled.grades.find(({ competence_id }) => competence_id === competence)?.points ?? 0),
      ),
    );
    if (grid.slug !== 'enem' || kept.every((review) => review.elements.length === 0)) expect(elements).toBeNull();
    else
      expect(elements).toEqual(
        (['agente', 'acao', 'meio', 'finalidade', 'detalhamento'] as const).map((one) =>
          kept.every((review) => countedElements(review.elements).includes(one)),
        ),
      );
  }
  const fifth = [...grids.values()].find(({ slug }) => slug === 'enem')?.competences.find(({ position }) => position === 5)?.id;
  for (const { grades, elements, is_zeroed } of rows) {
    const given = grades.find(({ competence_id }) => competence_id === fifth);
    if (given && !is_zeroed) expect(c5Points({ elements })).toBe(given.points);
  }
  expect(await counted("result_totals where level = 'network' and position = 0")).toBeGreaterThan(0);
  const [sums] =
    await sql`select (select sum(count) from result_totals where level = 'school' and position = 0)::int as kept, (select count(*) from composition_results)::int as results`;
  expect(sums?.kept).toBe(sums?.results);
});

test('an adaptation of a student closes the reasons it should', async () => {
  expect(
    await counted(`composition_reviews join compositions on compositions.id = composition_id join zero_reasons on zero_reasons.id = zero_reason_id
      join user_profiles on user_profiles.user_id = student_id where composition_reviews.status = 'finished' and
      ((closed_by = 'length' and disregard_length) or (closed_by = 'genre' and disregard_genre) or (closed_by = 'theme' and disregard_theme))`),
  ).toBe(0);
});

test('the six cases of a double review can be looked at', async () => {
  const pairs = await sql`
    select max(total) - min(total) as apart, count(*) filter (where zero_reason_id is not null)::int as zeros, count(*)::int as reviews, outcome
    from composition_reviews join compositions on compositions.id = composition_id
    where review_type = 'D' and composition_reviews.status = 'finished' and counts and ordinal < 3 and published_at is null group by composition_id, outcome`;
  expect(pairs.some(({ apart, reviews, outcome }) => reviews === 2 && apart === 0 && outcome === 'agreed')).toBe(true);
  expect(pairs.some(({ apart, outcome }) => apart === 80 && outcome === 'agreed')).toBe(true);
  expect(pairs.some(({ apart }) => apart === 120)).toBe(true);
  expect(pairs.some(({ apart, outcome }) => apart === 40 && outcome === 'discrepant')).toBe(true);
  expect(pairs.some(({ zeros, reviews }) => zeros === 1 && reviews === 2)).toBe(true);
  expect(pairs.some(({ outcome }) => outcome === 'panel')).toBe(true);
});

test('readings of the engine wait only for texts that wait themselves, and nobody is told anything', async () => {
  const jobs = await sql`select name, count(*)::int as n from pgboss.job where state = 'created' group by 1`;
  expect(jobs.filter(({ name }) => name !== 'composition.submitted')).toEqual([]);
  expect(jobs[0]?.n).toBeGreaterThan(50);
  expect(jobs[0]?.n).toBeLessThanOrEqual(100);
  expect(
    await counted(
      "pgboss.job join compositions on compositions.id = (data ->> 'composition_id')::int where compositions.status not in ('submitted', 'in_review')",
    ),
  ).toBe(0);
});
