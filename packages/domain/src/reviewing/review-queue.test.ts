import { REVIEW_KINDS } from '@lauda/contract/review-parts';
import { REVIEW_FLOWS, ROLE_TYPES } from '@lauda/contract/users';
import { expect, test } from 'vitest';
import {
  byAge,
  claimOf,
  countsInReports,
  HEARTBEAT_MS,
  hasPlace,
  IDLE_MS,
  isLeaseLive,
  LEASE_MS,
  leaseUntil,
  placesOf,
} from './review-queue';

const at = (time: string) => new Date(`2026-03-02T${time}:00-03:00`);

test('lease of 15 minutes, heartbeat of a minute, 2 hours without a save', () => {
  expect([LEASE_MS, HEARTBEAT_MS, IDLE_MS]).toEqual([900_000, 60_000, 7_200_000]);
});

test.each([
  ['just claimed', '10:00', '10:00', '10:15'],
  ['heartbeats after a save', '10:40', '10:00', '10:55'],
  ['the page is open but nothing was saved for long', '11:50', '10:00', '12:00'],
  ['two hours without a save', '12:00', '10:00', '12:00'],
  ['a save starts it anew', '12:01', '12:01', '12:16'],
])('%s: at %s with the last save at %s, held until %s', (_name, now, lastSave, until) => {
  expect(leaseUntil({ now: at(now), last_saved: at(lastSave).toISOString() })).toEqual(at(until));
});

test.each([
  ['10:15', '10:14', true],
  ['10:15', '10:15', false],
  ['10:15', '10:16', false],
  [null, '10:00', false],
] as const)('a lease until %s is alive at %s: %s', (until, now, live) =>
  expect(isLeaseLive(until && at(until).toISOString(), at(now))).toBe(live),
);

test('who may start a review in which flow', () => {
  const allowed = REVIEW_FLOWS.map((flow) =>
    ROLE_TYPES.flatMap((role) => (claimOf(flow, role) ? [`${role}: ${claimOf(flow, role)}`] : [])),
  );
  const queue = ['reviewer: official', 'reviewer:oficial: official', 'reviewer:teste: test', 'reviewer:interno: internal'];
  expect(allowed).toEqual([['teacher: teacher', 'coordinator: teacher'], queue, queue]);
});

test('reviewer:teste never counts; all others do', () => {
  expect(REVIEW_KINDS.filter((kind) => !countsInReports(kind))).toEqual(['test']);
});

test.each([
  ['N', 'waiting_first', 1],
  ['O', 'waiting_first', 1],
  ['O', 'discrepant', 1],
  ['D', 'waiting_first', 2],
  ['D', 'waiting_second', 2],
  ['D', 'agreed', 2],
  ['D', 'discrepant', 3],
  ['D', 'third_done', 3],
  ['D', 'panel', 4],
  ['D', 'panel_done', 4],
] as const)('flow %s, %s: %d places', (flow, state, places) => {
  expect(placesOf(flow, state)).toBe(places);
  expect([hasPlace(flow, state, places - 1), hasPlace(flow, state, places)]).toEqual([true, false]);
});

test('the oldest waiting comes first, whatever the offset it was written with', () => {
  const queue = [
    { id: 3, submitted_at: '2026-03-02T10:00:00-03:00' },
    { id: 2, submitted_at: '2026-03-02T13:00:00Z' },
    { id: 1, submitted_at: '2026-03-02T10:00:01-03:00' },
  ];
  expect(queue.toSorted(byAge).map(({ id }) => id)).toEqual([2, 3, 1]);
});
