import { expect, test } from 'vitest';
import { initials } from './initials';

test.each([
  ['Helena Prado', 'HP'],
  ['Maria das Dores de Souza', 'MS'],
  ['ítalo', 'Í'],
  ['  João   da Silva  e Souza ', 'JS'],
  ['', ''],
])('%s gives %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
