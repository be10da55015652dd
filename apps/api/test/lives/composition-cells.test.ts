import { activities } from '@lauda/contract/activities';
import { COMPOSITION_STATUSES, compositions } from '@lauda/contract/compositions';
import { reviews } from '@lauda/contract/reviews';
import { type CurrentUser, users } from '@lauda/contract/users';
import { can } from '@lauda/domain/people/permissions';
import { queueOf } from '@lauda/domain/reviewing/review-queue';
import { type CompositionAction, type CompositionStatus, nextStatus } from '@lauda/domain/writing/composition-life';
import { beforeAll, expect, test } from 'vitest';
import type { Browser } from '../browser';
import { inDays } from '../in-days';
import { make } from '../make';
import { makeWriting } from '../make-writing';
import { makeSchoolScene, type SchoolScene, STAFF_ROLES, type StaffRole } from '../school-scene';
import { useApi } from '../start-api';

const api = useApi({ env: { WORKER: 'off' } });
let scene: SchoolScene;
/** Someone none of them is. */
let other: number;
const actors = {} as Record<StaffRole, CurrentUser>; // filled below

beforeAll(async () => {
  scene = await makeSchoolScene(api);
  other = (await make(api).user()).id;
  for (const role of STAFF_ROLES) actors[role] = await scene.as[role].call(users.me, {});
});

type Text = { id: number; test: number; student: number };
type Operation = {
  /** What the domain calls it; to hand in is to write and to submit. */
  steps: readonly CompositionAction[];
  mayTry: (actor: CurrentUser) => boolean;
  send: (browser: Browser, text: Text) => Promise<{ status: number }>;
};

/** Every operation that moves a composition, whoever asks for it. */
const OPERATIONS: Record<string, Operation> = {
  'hand in': {
    steps: ['write', 'submit'],
    mayTry: (actor) => can(actor, 'composition.hand_in'),
    send: (browser, { test: test_id, student: user_id }) =>
      browser.try(compositions.handIn, { body: { test_id, user_id, title: '', composition_raw: 'Outro texto.' } }),
  },
  'start a review': {
    steps: ['start_review'],
    mayTry: (actor) => can(actor, 'review.write') && queueOf(actor).N !== undefined,
    send: (browser, { id: composition_id }) => browser.try(reviews.start, { body: { composition_id } }),
  },
  publish: {
    steps: ['publish'],
    mayTry: (actor) => can(actor, 'activity.publish'),
    send: (browser, { id, test: of }) => browser.try(activities.finishRevision, { params: { id: of }, body: { compositions: [id] } }),
  },
  unfinish: {
    steps: ['unfinish'],
    mayTry: (actor) => can(actor, 'composition.reopen'),
    send: (browser, { id }) => browser.try(compositions.unfinish, { params: { id } }),
  },
  reopen: {
    steps: ['reopen'],
    mayTry: (actor) => can(actor, 'composition.reopen'),
    send: (browser, { id, test: test_id }) =>
      browser.try(compositions.reopen, { body: { test_id, compositions: [id], closes_at: inDays(9) } }),
  },
};

const after = (status: CompositionStatus, steps: readonly CompositionAction[]) =>
  steps.reduce<CompositionStatus | undefined>((at, step) => {
    // Who has begun goes on from there.
    if (step === 'write' && at !== undefined && at !== 'not_started') return at;
    return at && nextStatus(at, step);
  }, status);

async function textIn(status: CompositionStatus): Promise<Text> {
  const student = (await scene.student(scene.group)).id;
  // Closed, so that everyone may be reopened who may at all.
  const of = await makeWriting(api).test({ group: scene.group, opens_at: inDays(-9), closes_at: inDays(-1) });
  const id = await makeWriting(api).composition({ test: of, student, status: status as 'writing' }); // the table takes every status
  // A text in review is in someone else's hands.
  if (status === 'in_review') await makeWriting(api).review({ composition: id, reviewer: other });
  return { id, test: of, student };
}

const rowsOf = async ({ id }: Text) => [
  ...(await api.owner`select * from compositions where id = ${id}`),
  ...(await api.owner`select * from composition_events where composition_id = ${id} order by id`),
  ...(await api.owner`select * from composition_reviews where composition_id = ${id} order by id`),
];

const cells = STAFF_ROLES.flatMap((role) =>
  COMPOSITION_STATUSES.flatMap((status) => Object.keys(OPERATIONS).map((name) => [role, name, status] as const)),
);

test.each(cells)('%s: %s while %s (REL-30)', async (role, name, status) => {
  const { steps, mayTry, send } = OPERATIONS[name] as Operation; // one of its own keys
  const text = await textIn(status);
  const before = await rowsOf(text);
  const answer = await send(scene.as[role], text);
  const to = after(status, steps);
  const isTaken = name === 'start a review' && status === 'in_review';
  if (mayTry(actors[role]) && to !== undefined && !isTaken) {
    expect(answer.status).toBeLessThan(300);
    expect(await api.owner`select status from compositions where id = ${text.id}`).toMatchObject([{ status: to }]);
    const [last] = await api.owner`select to_status from composition_events where composition_id = ${text.id} order by id desc limit 1`;
    expect(last?.to_status).toBe(to);
    return;
  }
  // Nobody learns more from a refusal than they may see.
  expect(mayTry(actors[role]) ? [409] : [403, 404]).toContain(answer.status);
  expect(await rowsOf(text)).toEqual(before);
});
