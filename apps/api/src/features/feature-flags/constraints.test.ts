import { describe, expect, test } from 'vitest';
import { firstMismatch, type Operator } from './constraints';

const facts = { category: 'PVT', network_id: 2, is_em: true, tags: ['a', 'b'], numbers: [1, 2], school_id: null, empty: [] };

const holds = (property: string, operator: Operator, value: string) => firstMismatch([{ property, operator, value }], facts) === undefined;

describe('each operator', () => {
  test.each<[string, Operator, string, boolean]>([
    ['category', 'EQ', '"PVT"', true],
    ['category', 'EQ', '"PUB"', false],
    ['network_id', 'EQ', '2', true],
    ['network_id', 'EQ', '3', false],
    ['is_em', 'EQ', 'true', true],
    ['is_em', 'EQ', 'false', false],
    ['category', 'NEQ', '"PUB"', true],
    ['category', 'NEQ', '"PVT"', false],
    ['network_id', 'LT', '3', true],
    ['network_id', 'LT', '2', false],
    ['network_id', 'LTE', '2', true],
    ['network_id', 'LTE', '1', false],
    ['network_id', 'GT', '1', true],
    ['network_id', 'GT', '2', false],
    ['network_id', 'GTE', '2', true],
    ['network_id', 'GTE', '3', false],
    ['category', 'EREG', '"^P(UB|VT)$"', true],
    ['category', 'EREG', '"^V"', false],
    ['category', 'NEREG', '"^V"', true],
    ['category', 'NEREG', '"VT"', false],
    ['category', 'IN', '["PUB", "PVT"]', true],
    ['category', 'IN', '["PUB"]', false],
    ['network_id', 'IN', '[1, 2]', true],
    ['network_id', 'NOTIN', '[1, 3]', true],
    ['network_id', 'NOTIN', '[2]', false],
    ['tags', 'CONTAINS', '"a"', true],
    ['tags', 'CONTAINS', '"c"', false],
    ['numbers', 'CONTAINS', '2', true],
    ['tags', 'NOTCONTAINS', '"c"', true],
    ['tags', 'NOTCONTAINS', '"a"', false],
  ])('%s %s %s is %s', (property, operator, value, expected) => expect(holds(property, operator, value)).toBe(expected));
});

describe('a comparison that makes no sense never holds, not even a denial', () => {
  test.each<[string, Operator, string]>([
    ['unknown', 'EQ', '1'],
    ['unknown', 'NEQ', '1'],
    ['unknown', 'NOTIN', '[1]'],
    ['toString', 'NEQ', '"x"'],
    ['school_id', 'NEQ', '1'],
    ['network_id', 'EQ', '"2"'],
    ['network_id', 'NEQ', '"3"'],
    ['category', 'GT', '1'],
    ['category', 'LTE', '"Z"'],
    ['network_id', 'EREG', '"2"'],
    ['category', 'NEREG', '"("'],
    ['category', 'EQ', 'PVT'],
    ['category', 'NOTIN', '"PUB"'],
    ['category', 'NOTIN', '[]'],
    ['category', 'IN', '["PVT", 1]'],
    ['is_em', 'IN', '[true]'],
    ['category', 'CONTAINS', '"P"'],
    ['empty', 'NOTCONTAINS', '"a"'],
    ['tags', 'NEQ', '["a"]'],
  ])('%s %s %s', (property, operator, value) => expect(holds(property, operator, value)).toBe(false));
});

test('all constraints must hold, and the log names the first that does not', () => {
  const first = { property: 'category', operator: 'EQ', value: '"PVT"' } as const;
  const second = { property: 'network_id', operator: 'EQ', value: '9' } as const;
  expect(firstMismatch([first], facts)).toBeUndefined();
  expect(firstMismatch([first, second], facts)).toBe('constraint not match. constraint: ({network_id} EQ 9), network_id: 2');
  expect(firstMismatch([], facts)).toBeUndefined();
  expect(firstMismatch([{ property: 'toString', operator: 'EQ', value: '1' }], facts)).toBe('argument: toString not found');
});
