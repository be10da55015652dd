import { homePage } from '@lauda/contract/home';
import { beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../../test/browser';
import { inDays } from '../../../test/in-days';
import { enter, make, type Person } from '../../../test/make';
import { makeWriting } from '../../../test/make-writing';
import { useApi } from '../../../test/start-api';

const api = useApi();
const thisYear = new Date().getFullYear();

let network: number;
let school: number;
let group: number;
let students: Person[];
let teacher: Browser;

const someone = async (
  role_type: Parameters<ReturnType<typeof make>['role']>[1]['role_type'],
  at: { group?: number; school?: number; network?: number },
) => {
  const person = await make(api).user();
  await make(api).role(person, { role_type, ...at });
  return enter(api, person);
};
const today = async (as: Browser) =>
  (await as.call(homePage.get, {})).today.map(({ kind, count, about, link }) => [kind, count, about, link.replace(/\d+$/, '#')]);

beforeAll(async () => {
  const its = make(api);
  network = await its.network();
  school = await its.school(network, 'Escola das Mangueiras');
  group = await its.group(school, '3º EM A', thisYear);
  students = [await its.user(), await its.user(), await its.user()];
  for (const student of students) await its.role(student, { role_type: 'student', group });
  teacher = await someone('teacher', { group });
});

test('nothing to do is an empty list, and the class stands there without an activity', async () => {
  const page = await teacher.call(homePage.get, {});
  expect(page.today).toEqual([]);
  expect(page.classes).toMatchObject([{ name: '3º EM A', count_students: 3, last_activity: null, trend: [] }]);
  expect([page.schools, page.resume]).toEqual([[], null]);
});

test('texts that wait, an activity that ends this week, and who stopped writing', async () => {
  const its = makeWriting(api);
  const [first, second] = students as [Person, Person];
  for (const days of [-40, -30, -20]) {
    const closed = await its.test({ group, title: `Encerrada há ${-days} dias`, opens_at: inDays(days - 5), closes_at: inDays(days) });
    await its.composition({ test: closed, student: first.id, status: 'reviewed' });
    if (days === -40) await its.composition({ test: closed, student: second.id, status: 'reviewed' });
  }
  const open = await its.test({ group, title: 'Aberta', opens_at: inDays(-2), closes_at: inDays(3) });
  await its.composition({ test: open, student: first.id });
  await its.composition({ test: open, student: second.id });
  expect(await today(teacher)).toEqual([
    ['texts_waiting', 2, '3º EM A', '/correcao/#'],
    ['students_stopped', 1, '3º EM A', '/atividades/pratica?atividade=#'],
    ['activity_ending', 1, '3º EM A', '/atividades/pratica?atividade=#'],
    ...Array(3).fill(['revision_to_finish', expect.any(Number), '3º EM A', '/atividades/pratica?atividade=#']),
  ]);
  const { classes } = await teacher.call(homePage.get, {});
  expect(classes[0]?.last_activity).toMatchObject({ title: 'Aberta', waiting: 2, missing: 1, expected: 3, reviewed: 0 });
});

test('an activity joins the trend when enough of it is corrected to speak for the class', async () => {
  const its = makeWriting(api);
  const ended = (title: string, days: number) => its.test({ group, title, opens_at: inDays(days - 5), closes_at: inDays(days) });
  const graded = (test: number, count: number) => api.owner`
    insert into result_totals (level, owner_id, school_group_id, school_id, school_network_id, review_grid_id, test_type, month, position, count, sum_points, sum_percent)
    select 'test', id, school_group_id, school_id, school_network_id, review_grid_id, test_type, '2026-01-01', 0, ${count}, ${count * 600}, ${count * 60}
    from tests where id = ${test}`;
  await graded(await ended('Corrigida', -60), 3);
  await graded(await ended('Mal começada', -50), 1);
  const { classes } = await teacher.call(homePage.get, {});
  expect(classes[0]?.trend).toMatchObject([{ title: 'Corrigida', mean: 600, mean_percent: 60 }]);
});

test('another school’s texts are nobody’s business here', async () => {
  const elsewhere = await make(api).group(await make(api).school(network), '9º B', thisYear);
  expect(await today(await someone('teacher', { group: elsewhere }))).toEqual([]);
});

test('a discrepancy is the coordination’s, and not the teacher’s', async () => {
  const test_id = await makeWriting(api).test({ group, review_flow: 'D', opens_at: inDays(-9), closes_at: inDays(-8) });
  const composition = await makeWriting(api).composition({ test: test_id, student: (students[2] as Person).id, status: 'in_review' });
  await api.owner`update compositions set outcome = 'discrepant' where id = ${composition}`;
  expect((await today(await someone('coordinator', { school })))[0]).toEqual(['reviews_discrepant', 1, null, '/mesa?aba=desacordos']);
  expect((await today(teacher)).map(([kind]) => kind)).not.toContain('reviews_discrepant');
});

test('whoever answers for schools sees each one, this month against the last; the executive reads no text', async () => {
  const executive = await (await someone('executive', { network })).call(homePage.get, {});
  expect(executive.schools.map(({ name, count_students }) => [name, count_students])).toContainEqual(['Escola das Mangueiras', 3]);
  const ours = executive.schools.find(({ name }) => name === 'Escola das Mangueiras');
  // In the first days of a month what ended a week ago is of the last one.
  expect(ours?.delivery.this_month ?? ours?.delivery.last_month).toBeGreaterThan(0);
  expect(ours?.mean).toEqual({ this_month: null, last_month: null });
  expect([executive.today, executive.classes]).toEqual([[], []]);
});

test('a reviewer is led back to the text that was left', async () => {
  const reviewer = await make(api).user();
  await make(api).role(reviewer, { role_type: 'reviewer:oficial', network });
  const test_id = await makeWriting(api).test({ group, review_flow: 'O' });
  const composition = await makeWriting(api).composition({ test: test_id, student: (students[0] as Person).id, status: 'in_review' });
  await makeWriting(api).review({ composition, reviewer: reviewer.id, kind: 'official' });
  const page = await (await enter(api, reviewer)).call(homePage.get, {});
  expect(page.resume).toMatchObject({ kind: 'review', link: `/correcao/${composition}` });
});
