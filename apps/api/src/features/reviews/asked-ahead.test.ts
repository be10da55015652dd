import { reviews } from '@lauda/contract/reviews';
import { beforeEach, expect, test } from 'vitest';
import { type Reviewer, type ReviewScene, reviewScene } from '../../../test/review-scene';
import { useApi } from '../../../test/start-api';

const api = useApi({ env: { WORKER: 'off', DATABASE_POOL: '4' } });
let scene: ReviewScene;
let teacher: Reviewer;
let id: number;
let version: number;

/** Someone whom the server knows well: the next save is asked ahead of the answer who is asking. */
beforeEach(async () => {
  scene ??= await reviewScene(api);
  teacher = await scene.teacher();
  id = (await scene.start(teacher, await scene.text())).id;
  version = 0;
  for (let time = 0; time < 3; time += 1) expect(await save()).toBe(200);
});

async function save() {
  const competence = scene.enem.competences[0];
  const body = { competence_id: competence?.id ?? 0, version, level_id: competence?.levels[version % 5]?.id ?? 0 };
  const { status } = await teacher.browser.try(reviews.grade, { params: { id }, body });
  if (status === 200) version += 1;
  return status;
}
/** The review, the log and the trail, as far as a save would move them. */
const stands = async () => {
  const [row] = await api.owner`
    select composition_reviews.version, review_grades.version as grade_version,
      (select count(*)::int from review_events where review_id = composition_reviews.id) as log,
      (select count(*)::int from audit_events where action = 'composition.graded' and actor_id = reviewer_id) as trail
    from composition_reviews join review_grades on review_id = composition_reviews.id where composition_reviews.id = ${id}`;
  return { ...row };
};

test('a save moves the review, the log and the trail by one', async () => {
  expect(await stands()).toEqual({ version: 4, grade_version: 3, log: 4, trail: 3 });
  expect(await save()).toBe(200);
  expect(await stands()).toEqual({ version: 5, grade_version: 4, log: 5, trail: 4 });
});

test('a person disabled, a role ended: the very next save is refused and leaves nothing (SEC-06, SEC-11)', async () => {
  const before = await stands();
  await api.owner`update users set disabled_at = now() where id = ${teacher.person.id}`;
  expect(await save()).toBe(401);
  await api.owner`update users set disabled_at = null where id = ${teacher.person.id}`;
  await api.owner`update user_roles set ended_at = now() where user_id = ${teacher.person.id}`;
  expect(await save()).toBe(403);
  expect(await stands()).toEqual(before);
  await api.owner`update user_roles set ended_at = null where user_id = ${teacher.person.id}`;
  expect(await save()).toBe(200);
});

test('a name changed meanwhile: the very next save is answered to who they are now', async () => {
  await api.owner`update users set first_name = 'Iracema' where id = ${teacher.person.id}`;
  const body = { competence_id: scene.enem.competences[0]?.id ?? 0, version, comment: 'Muito bem.' };
  const review = await teacher.browser.call(reviews.grade, { params: { id }, body });
  expect(review.reviewer_name).toMatch(/^Iracema /);
  expect(await stands()).toMatchObject({ version: 5, grade_version: 4 });
});

test('the CSRF token of another session saves nothing', async () => {
  const before = await stands();
  const other = await scene.teacher();
  teacher.browser.cookies.set('csrftoken', other.browser.cookies.get('csrftoken') ?? '');
  expect(await save()).toBe(403);
  expect(await stands()).toEqual(before);
});

test('a stale version answers what stands and leaves nothing', async () => {
  const before = await stands();
  version = 1;
  expect(await save()).toBe(409);
  expect(await stands()).toEqual(before);
});
