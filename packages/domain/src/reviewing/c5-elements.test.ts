import { C5_ELEMENTS, type C5Element, type ReviewElement } from '@lauda/contract/review-parts';
import { expect, test } from 'vitest';
import { type C5Proposal, c5Points, canBeNull, countedElements, isOneElementAway, missingElements } from './c5-elements';

const has = (...elements: C5Element[]): ReviewElement[] =>
  elements.map((element, at) => ({ element, state: 'presente', start: 10 * at, end: 10 * at + 9 }));
const vague = (...elements: C5Element[]): ReviewElement[] =>
  elements.map((element) => ({ element, state: 'nulo', start: null, end: null }));
const five = has(...C5_ELEMENTS);

test.each<[string, C5Proposal, number]>([
  ['all five', { elements: five }, 200],
  ['four', { elements: has('agente', 'acao', 'meio', 'finalidade') }, 160],
  ['three', { elements: has('agente', 'acao', 'detalhamento') }, 120],
  ['two', { elements: has('agente', 'acao') }, 80],
  ['one', { elements: has('acao') }, 40],
  ['none', { elements: [] }, 0],
  ['only null elements', { elements: vague('agente', 'acao') }, 40],
  ['one null element', { elements: vague('agente') }, 40],
  ['null beside real ones adds nothing', { elements: [...vague('agente'), ...has('acao', 'meio')] }, 80],
  ['means cannot be null', { elements: vague('meio', 'finalidade', 'detalhamento') }, 0],
  ['conditional, complete', { elements: five, is_conditional: true }, 80],
  ['conditional, one element', { elements: has('acao'), is_conditional: true }, 40],
  ['tangent, complete', { elements: five, is_tangent: true }, 40],
  ['tangent without a proposal', { elements: [], is_tangent: true }, 0],
  ['unrelated', { elements: five, is_unrelated: true }, 0],
  ['against human rights', { elements: five, is_against_human_rights: true }, 0],
])('%s', (_name, proposal, points) => expect(c5Points(proposal)).toBe(points));

test('the same excerpt never counts twice', () => {
  const place = { state: 'presente', start: 4, end: 30 } as const;
  const elements: ReviewElement[] = [...has('agente'), { element: 'finalidade', ...place }, { element: 'meio', ...place }];
  expect(countedElements(elements)).toEqual(['agente', 'meio']);
  expect(missingElements(elements)).toEqual(['acao', 'finalidade', 'detalhamento']);
  expect(c5Points({ elements })).toBe(80);
});

test('nothing is missing from a complete proposal, and everything from none', () => {
  expect([missingElements(five), missingElements([])]).toEqual([[], [...C5_ELEMENTS]]);
});

test('only who and what can be null', () => expect(C5_ELEMENTS.filter(canBeNull)).toEqual(['agente', 'acao']));

test.each<[string, C5Proposal, boolean]>([
  ['four', { elements: has('agente', 'acao', 'meio', 'finalidade') }, true],
  ['none', { elements: [] }, true],
  ['only null elements: one real one is worth the same', { elements: vague('agente', 'acao') }, false],
  ['complete', { elements: five }, false],
  ['held down by its conditional', { elements: has('agente', 'acao', 'meio'), is_conditional: true }, false],
])('%s is one element away from the next level: %s', (_name, proposal, away) => expect(isOneElementAway(proposal)).toBe(away));
