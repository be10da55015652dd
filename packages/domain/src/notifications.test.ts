import { expect, test } from 'vitest';
import {
  badge,
  isExternalLink,
  isSeen,
  isUnopenedRecommendation,
  markedByBell,
  type NotificationProgress,
  pageTitle,
  progressAfter,
  seenState,
  unseenCount,
  unseenCountOf,
} from './notifications';

const then = '2026-03-02T10:00:00-03:00';
const later = '2026-03-02T11:00:00-03:00';

/** Channel, link, received, opened: seen state, seen, marked by the bell. */
const table = [
  ['activity', null, null, null, 'not-received', false, true],
  ['activity', null, then, null, 'none', true, false],
  ['activity', null, then, later, 'none', true, false],
  ['activity', '', then, null, 'none', true, false],
  ['activity', '/turmas', null, null, 'not-received', false, true],
  ['activity', '/turmas', then, null, 'not-opened', false, false],
  ['activity', '/turmas', then, later, 'none', true, false],
  ['activity', 'https://lauda.example/aula', then, null, 'not-opened', false, false],
  ['recommendation', null, null, null, 'not-received', false, false],
  ['recommendation', null, then, null, 'not-opened', true, false],
  ['recommendation', null, then, later, 'none', true, false],
  ['recommendation', '/recomendacoes', null, null, 'not-received', false, false],
  ['recommendation', '/recomendacoes', then, null, 'not-opened', false, false],
  ['recommendation', '/recomendacoes', then, later, 'none', true, false],
] as const;

test.each(table)('%s, link %s, received %s, opened %s: %s, seen %s', (channel, link, received, opened, state, seen, marked) => {
  const notification: NotificationProgress = { channel, link, received, opened };
  expect([seenState(notification), isSeen(notification), markedByBell([notification]).length === 1]).toEqual([state, seen, marked]);
});

test('the unseen count is reduced by unopened recommendations, and never below nothing', () => {
  expect([unseenCount(7, 2), unseenCount(2, 2), unseenCount(1, 3)]).toEqual([5, 0, 0]);
  const rows: NotificationProgress[] = [
    { channel: 'activity', link: null, received: null, opened: null },
    { channel: 'review', link: '/correcao/1', received: then, opened: null },
    { channel: 'review', link: '/correcao/2', received: then, opened: later },
    { channel: 'recommendation', link: '/recomendacoes', received: null, opened: null },
    { channel: 'recommendation', link: '/recomendacoes', received: then, opened: later },
  ];
  expect(rows.map(isUnopenedRecommendation)).toEqual([false, false, false, true, false]);
  expect(unseenCountOf(rows)).toBe(2);
  expect(unseenCountOf([])).toBe(0);
});

test.each([
  ['https://exemplo.org', true],
  ['http://exemplo.org', true],
  ['/turmas', false],
  ['recomendacoes?turma=1', false],
  ['', false],
])('%s is external: %s', (link, external) => expect(isExternalLink(link)).toBe(external));

test.each([
  [{ received: null, opened: null }, { received: then }, { received: then, opened: null }],
  [{ received: then, opened: null }, { received: later }, { received: then, opened: null }],
  [{ received: then, opened: null }, { opened: later }, { received: then, opened: later }],
  [{ received: null, opened: null }, { opened: later }, { received: later, opened: later }],
  [{ received: then, opened: then }, { opened: later }, { received: then, opened: then }],
  [
    { received: then, opened: later },
    { received: null, opened: null },
    { received: then, opened: later },
  ],
  [{ received: null, opened: null }, {}, { received: null, opened: null }],
])('never backwards (%#)', (current, sent, after) => expect(progressAfter(current, sent)).toEqual(after));

test.each([
  [-1, '', 'Turmas · Lauda'],
  [0, '', 'Turmas · Lauda'],
  [1, '1', '(1) Turmas · Lauda'],
  [99, '99', '(99) Turmas · Lauda'],
  [100, '99+', '(99+) Turmas · Lauda'],
  [200, '99+', '(99+) Turmas · Lauda'],
])('%d unseen: badge %s, title %s', (count, shown, title) => {
  expect([badge(count), pageTitle('Turmas · Lauda', count)]).toEqual([shown, title]);
});
