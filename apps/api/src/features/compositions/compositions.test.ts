import { activities } from '@lauda/contract/activities';
import { compositions, LONGEST_TEXT } from '@lauda/contract/compositions';
import { messages } from '@lauda/contract/messages';
import { reviews } from '@lauda/contract/reviews';
import { studentWritings } from '@lauda/contract/student-writing';
import { compositionRawOf } from '@lauda/domain/writing/composition-text';
import { beforeAll, expect, test } from 'vitest';
import { inDays } from '../../../test/in-days';
import { enter, make } from '../../../test/make';
import { makeWriting, SOME_TEXT } from '../../../test/make-writing';
import { actionsAbout, makeSchoolScene, type SchoolScene } from '../../../test/school-scene';
import { useApi } from '../../../test/start-api';

const api = useApi({ env: { WORKER: 'off' } });
let scene: SchoolScene;

const open = () => ({ opens_at: inDays(-7), closes_at: inDays(7) });
const newTest = (its: object = {}) => makeWriting(api).test({ group: scene.group, ...open(), ...its });
const newStudent = async () => (await scene.student(scene.group)).id;

beforeAll(async () => {
  scene = await makeSchoolScene(api);
});

test('a text from paper is handed in: lines kept, empty ones dropped, words counted, a version kept, the engine and the school told', async () => {
  const test_id = await newTest();
  const user_id = await newStudent();
  const raw = 'Primeira linha.\r\n\r\n   \nSegunda linha, com três palavras.\n';
  const body = { test_id, user_id, title: 'No papel', composition_raw: raw };
  const made = await scene.as.teacher.call(compositions.handIn, { body });
  expect(made).toMatchObject({
    status: 'submitted',
    flag_finished: true,
    composition_raw: compositionRawOf(raw),
    count_words: 7,
    is_late: false,
    user: { id: user_id },
    can_review: true,
    result: null,
  });
  const { results } = await scene.as.teacher.call(compositions.history, { params: { id: made.id } });
  expect(results.map(({ action, from_status, to_status }) => [action, from_status, to_status])).toEqual([
    ['write', 'not_started', 'writing'],
    ['submit', 'writing', 'submitted'],
  ]);
  expect((await api.owner`select number, text from composition_versions where composition_id = ${made.id}`)[0]).toEqual({
    number: 1,
    text: made.composition_raw,
  });
  const jobs = await api.owner`select name, data from pgboss.job where name in ('composition.submitted', 'news.happened') order by name`;
  expect(jobs.map(({ name, data }) => [name, data.composition_id])).toEqual([
    ['composition.submitted', made.id],
    ['news.happened', made.id],
  ]);
  expect(await scene.as.teacher.try(compositions.handIn, { body })).toMatchObject({
    status: 409,
    body: { detail: messages.alreadyHandedIn },
  });
  expect(await actionsAbout(api, user_id)).toEqual(['composition.handed_in']);
});

test.each([
  ['beyond the longest text', () => ({ composition_raw: 'a '.repeat(LONGEST_TEXT / 2 + 1) }), 413],
  ['of nothing but spaces', () => ({ composition_raw: ' \n\t\n' }), 400],
  ['of someone of another class', async () => ({ user_id: (await scene.student(scene.sister)).id }), 400],
  ['on an activity of another class', async () => ({ test_id: await newTest({ group: scene.sister }) }), 404],
  ['before it opens', async () => ({ test_id: await newTest({ opens_at: inDays(1), closes_at: inDays(2) }) }), 409],
])('a text %s is refused', async (_, change, status) => {
  const body = { test_id: await newTest(), user_id: await newStudent(), title: '', composition_raw: 'Um texto.', ...(await change()) };
  expect((await scene.as.teacher.try(compositions.handIn, { body })).status).toBe(status);
});

test('after the end it is late, and the longest text passes', async () => {
  const test_id = await newTest({ opens_at: inDays(-9), closes_at: inDays(-1) });
  const body = { test_id, user_id: await newStudent(), title: '', composition_raw: 'a'.repeat(LONGEST_TEXT) };
  expect(await scene.as.teacher.call(compositions.handIn, { body })).toMatchObject({ is_late: true, count_words: 1 });
  expect((await scene.as.teacher.call(activities.get, { params: { id: test_id } })).progress).toMatchObject({ entregue: 1, atrasada: 1 });
});

test('the text of a rewriting points to the first version, and both to each other', async () => {
  const parent = await newTest();
  const child = await newTest({ parent });
  const user_id = await newStudent();
  const hand = (test_id: number) =>
    scene.as.teacher.call(compositions.handIn, { body: { test_id, user_id, title: '', composition_raw: 'Um texto.' } });
  const first = await hand(parent);
  const second = await hand(child);
  expect(second.parent_id).toBe(first.id);
  expect((await scene.as.teacher.call(compositions.get, { params: { id: first.id } })).child_id).toBe(second.id);
  const { results } = await scene.as.teacher.call(activities.studentsInfo, { params: { id: parent } });
  expect(results.find((row) => row.user_id === user_id)?.rewriting_id).toBe(second.id);
  const writing = await scene.as.teacher.call(studentWritings.get, { params: { id: user_id } });
  expect(writing.activities.find(({ test_id }) => test_id === child)?.parent_composition_id).toBe(first.id);
  expect(writing.engagement).toMatchObject({ delivered: 2, on_time: 2, rewritten: 1 });
});

test('a reading leaves a line; whoever corrects blindly hears a code and no name, and sees the other review after their own', async () => {
  const its = makeWriting(api);
  const student = await scene.student(scene.group, { first_name: 'Jacinta', last_name: 'Segredo' });
  const composition = await its.composition({ test: await newTest({ review_flow: 'D' }), student: student.id, status: 'in_review' });
  const one = await make(api).user({ first_name: 'Olga', last_name: 'Oficial' });
  const two = await make(api).user({ first_name: 'Nair', last_name: 'Outra' });
  for (const person of [one, two]) await make(api).role(person, { role_type: 'reviewer:oficial', network: scene.network });
  const [browser, stranger] = [await enter(api, one), await enter(api, scene.people.reviewer)];
  const own = await its.review({ composition, reviewer: one.id, kind: 'official' });
  const other = await its.review({ composition, reviewer: two.id, kind: 'official', ordinal: 2, status: 'finished' });
  await its.annotation(other, 'Só para quem pode');
  expect((await stranger.try(compositions.get, { params: { id: composition } })).status).toBe(404);

  const read = await browser.call(compositions.get, { params: { id: composition } });
  expect(read).toMatchObject({ user: null, composition_raw: SOME_TEXT, can_review: true });
  expect(read.test.school_group_name).toBeNull();
  const { in_progress } = await browser.call(reviews.queue, { query: {} });
  expect(in_progress.map(({ code }) => code)).toEqual([read.code]);
  expect(read.reviews.map(({ id }) => id)).toEqual([own]);
  const history = await browser.call(compositions.history, { params: { id: composition } });
  expect(JSON.stringify([read, history])).not.toMatch(/Jacinta|Segredo|Nair|Turma A|Só para quem/);

  await api.owner`update composition_reviews set status = 'finished', finished = now() where id = ${own}`;
  const after = await browser.call(compositions.get, { params: { id: composition } });
  expect(after.reviews.map(({ id, reviewer_name }) => [id, reviewer_name])).toEqual([
    [own, 'Olga Oficial'],
    [other, null],
  ]);
  expect(after.annotations.map(({ comment }) => comment)).toEqual(['Só para quem pode']);
  expect(await actionsAbout(api, student.id)).toEqual(['composition.read', 'composition.read']);

  const atSchool = await scene.as.teacher.call(compositions.get, { params: { id: composition } });
  expect(atSchool).toMatchObject({ user: { first_name: 'Jacinta' }, can_review: false, review_refusal: messages.reviewNotYours });
  expect(atSchool.reviews.map(({ reviewer_name }) => reviewer_name)).toEqual([null, null]);
});

test('given back, the text stays, the grade goes, and the review keeps its draft without a place', async () => {
  const its = makeWriting(api);
  const test_id = await newTest();
  const composition = await its.composition({ test: test_id, student: await newStudent(), status: 'reviewed' });
  const review = await its.review({ composition, reviewer: scene.people.teacher.id, status: 'finished' });
  await its.grades(review, [120, 120, 160, 120, 80]);
  await api.owner`
    insert into composition_results (composition_id, test_id, student_id, school_group_id, school_id, school_network_id, review_grid_id, test_type, month, total, percent, points, tenths,
      is_zero, finished)
    select compositions.id, test_id, student_id, compositions.school_group_id, compositions.school_id, compositions.school_network_id, review_grid_id, test_type, school_month(closes_at),
      600, 60, '{120,120,160,120,80}', '{6,6,8,6,4}', false, now()
    from compositions join tests on tests.id = test_id where compositions.id = ${composition}`;
  const read = await scene.as.teacher.call(compositions.get, { params: { id: composition } });
  expect(read.result).toEqual({ total: 600, points: [120, 120, 160, 120, 80], is_zero: false, explanation: messages.gradedOnce });
  expect(read.reviews[0]).toMatchObject({ total: 600, missing: [], is_own: true });
  const scored = await scene.as.teacher.call(activities.get, { params: { id: test_id } });
  expect(scored).toMatchObject({ mean_total: 600, mean_percent: 60, max_total: 1000 });
  expect(scored.bands[6]).toBe(1);
  expect(scored.competences.map(({ mean }) => mean)).toEqual([120, 120, 160, 120, 80]);
  const evolution = await scene.as.teacher.call(activities.evolution, { query: { school_group_id: scene.group } });
  expect(evolution.users[String(read.user?.id)]?.tests[test_id]).toMatchObject({ total: 600, percent: 60 });
  expect(evolution.test_metadatas.find(({ id }) => id === test_id)).toMatchObject({ count: 1, mean_total: 600, max_total: 1000 });
  const months = await scene.as.teacher.call(activities.monthly, { query: { level: 'school', id: scene.school } });
  expect(months.results.find(({ position }) => position === 0)).toMatchObject({ count: 1, mean: 600 });

  expect((await scene.as.teacher.try(compositions.unfinish, { params: { id: composition }, body: { version: 99 } })).status).toBe(409);
  const back = await scene.as.teacher.call(compositions.unfinish, { params: { id: composition }, body: { version: read.version } });
  expect(back).toMatchObject({ status: 'writing', composition_raw: SOME_TEXT, result: null, submitted_at: null });
  const [kept] = await api.owner`select status, total from composition_reviews where id = ${review}`;
  expect(kept).toEqual({ status: 'abandoned', total: null });
  expect(await api.owner`select from review_grades where review_id = ${review}`).toHaveLength(5);
  expect(await scene.as.teacher.call(activities.get, { params: { id: test_id } })).toMatchObject({
    mean_total: null,
    progress: { em_andamento: 1 },
  });
  expect((await scene.as.teacher.call(activities.monthly, { query: { level: 'school', id: scene.school } })).results).toEqual([]);
});

test('ten people hand in the same text at once: one is taken, nine are told', async () => {
  const body = { test_id: await newTest(), user_id: await newStudent(), title: '', composition_raw: 'Um texto.' };
  const answers = await Promise.all(Array.from({ length: 10 }, () => scene.as.teacher.try(compositions.handIn, { body })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
});
