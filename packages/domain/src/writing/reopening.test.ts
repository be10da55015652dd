import { PROGRESS_STATES, type ProgressState } from '@lauda/contract/activities';
import { expect, test } from 'vitest';

import { canReopen, reopenable, type StageProgress } from './reopening';

const progress = (writing: ProgressState, rewriting: ProgressState = 'nao_iniciada', user_id = 1): StageProgress => ({
  user_id,
  writing,
  rewriting,
});

const everyone = PROGRESS_STATES.map((state, at) => progress(state, 'nao_iniciada', at));
const listed = (...input: Parameters<typeof reopenable>) => reopenable(...input).map(({ progress: state }) => state);

test('running, writing: only those who finished and were corrected, and nobody is chosen for the teacher', () => {
  expect(listed('em_andamento', 'writing', everyone)).toEqual(['corrigida', 'zerada']);
  expect(reopenable('em_andamento', 'writing', everyone).filter(({ is_preselected }) => is_preselected)).toEqual([]);
});

test('running, rewriting: only those with both stages corrected', () => {
  const both = PROGRESS_STATES.flatMap((writing) => PROGRESS_STATES.map((rewriting) => progress(writing, rewriting)));
  expect(reopenable('em_andamento', 'rewriting', both)).toHaveLength(4);
  expect(canReopen('em_andamento', 'rewriting', progress('corrigida', 'zerada'))).toBe(true);
  expect(canReopen('em_andamento', 'rewriting', progress('corrigida', 'entregue'))).toBe(false);
  expect(canReopen('em_andamento', 'rewriting', progress('entregue', 'corrigida'))).toBe(false);
});

test('closed, writing: everyone is listed, who did not deliver is chosen already', () => {
  const rows = reopenable('encerrada', 'writing', everyone);
  expect(rows.map(({ progress: state, group, is_preselected, blocked }) => [state, group, is_preselected, blocked])).toEqual([
    ['nao_iniciada', 'pending', true, null],
    ['em_andamento', 'pending', true, null],
    ['entregue', 'done', false, null],
    ['em_correcao', 'done', false, 'in_review'],
    ['corrigida', 'done', false, null],
    ['zerada', 'zeroed', false, null],
  ]);
  expect(rows.map(({ user_id }) => user_id)).toEqual([0, 1, 2, 3, 4, 5]);
});

test.each([
  ['corrigida', 'nao_iniciada', true, null],
  ['corrigida', 'em_andamento', true, null],
  ['corrigida', 'corrigida', false, null],
  ['corrigida', 'em_correcao', false, 'in_review'],
  ['em_andamento', 'nao_iniciada', false, 'nothing_to_rewrite'],
  ['nao_iniciada', 'nao_iniciada', false, 'nothing_to_rewrite'],
  ['entregue', 'nao_iniciada', true, null],
] as const)('closed, rewriting, written %s and rewritten %s: chosen %s, blocked by %s', (writing, rewriting, is_preselected, blocked) => {
  expect(reopenable('encerrada', 'rewriting', [progress(writing, rewriting)])).toMatchObject([{ is_preselected, blocked }]);
  expect(canReopen('encerrada', 'rewriting', progress(writing, rewriting))).toBe(blocked === null);
});

test('nothing is reopened before it opens', () => {
  expect(reopenable('agendada', 'writing', everyone)).toEqual([]);
  expect(canReopen('agendada', 'writing', progress('corrigida'))).toBe(false);
});
