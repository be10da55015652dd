import { PROGRESS_STATES } from '@lauda/contract/activities';
import { expect, test } from 'vitest';
import {
  bandOf,
  type CompositionFacts,
  deliveredPercent,
  hasDelivered,
  hasGrade,
  progressForStudent,
  progressOf,
  punctualityOf,
  tallyOf,
} from './activity-progress';

test.each([
  ['not_started', false, false, 'nao_iniciada', 'nao_iniciada'],
  ['writing', false, false, 'em_andamento', 'em_andamento'],
  ['submitted', false, false, 'entregue', 'entregue'],
  ['in_review', false, false, 'em_correcao', 'em_correcao'],
  ['in_review', true, false, 'em_correcao', 'em_correcao'],
  ['reviewed', false, false, 'corrigida', 'em_correcao'],
  ['reviewed', true, false, 'zerada', 'em_correcao'],
  ['reviewed', false, true, 'corrigida', 'corrigida'],
  ['reviewed', true, true, 'zerada', 'zerada'],
  // Reopened: what was zeroed or published before is over.
  ['writing', true, true, 'em_andamento', 'em_andamento'],
] as const)('%s, zeroed %s, published %s: %s at school, %s for the student', (status, is_zeroed, is_published, school, student) => {
  const facts: CompositionFacts = { status, is_zeroed, is_published };
  expect([progressOf(facts), progressForStudent(facts)]).toEqual([school, student]);
});

test('a student without a composition has not started', () => {
  expect([progressOf(undefined), progressForStudent(undefined)]).toEqual(['nao_iniciada', 'nao_iniciada']);
});

test('who has delivered, and who has a grade', () => {
  expect(PROGRESS_STATES.filter(hasDelivered)).toEqual(['entregue', 'em_correcao', 'corrigida', 'zerada']);
  expect(PROGRESS_STATES.filter(hasGrade)).toEqual(['corrigida', 'zerada']);
});

test('counts by state, and the share that delivered', () => {
  const counts = tallyOf(['corrigida', 'zerada', 'em_andamento', 'corrigida', 'nao_iniciada', 'entregue', 'em_correcao', 'corrigida']);
  expect(counts).toEqual({ nao_iniciada: 1, em_andamento: 1, entregue: 1, em_correcao: 1, corrigida: 3, zerada: 1 });
  expect(deliveredPercent(counts)).toBe(75);
  expect(deliveredPercent(tallyOf([]))).toBeUndefined();
});

const deadline = '2026-03-10T23:59:00-03:00';
test.each([
  ['delivered before', deadline, '2026-03-10T20:00:00-03:00', '2026-03-20T00:00:00Z', 'on_time'],
  ['delivered in the last moment', deadline, '2026-03-11T02:59:00Z', '2026-03-20T00:00:00Z', 'on_time'],
  ['delivered after', deadline, '2026-03-11T03:00:00Z', '2026-03-20T00:00:00Z', 'late'],
  ['not delivered, and over', deadline, null, '2026-03-11T02:59:01Z', 'missing'],
  ['not delivered, in the last moment', deadline, null, '2026-03-11T02:59:00Z', 'still_open'],
  ['no deadline', null, null, '2036-01-01T00:00:00Z', 'still_open'],
  ['no deadline, delivered', null, '2026-03-11T03:00:00Z', '2036-01-01T00:00:00Z', 'on_time'],
] as const)('%s', (_name, end, submitted_at, now, punctuality) => {
  expect(punctualityOf({ deadline: end, submitted_at, now: new Date(now) })).toBe(punctuality);
});

test.each([
  [100, 'high'],
  [80, 'high'],
  [79.5, 'high'],
  [79.4, 'medium'],
  [50, 'medium'],
  [49.4, 'low'],
  [0, 'low'],
] as const)('%d per cent is %s', (percent, band) => expect(bandOf(percent)).toBe(band));
