import { expect, test } from 'vitest';
import { greeting, today } from './greeting';

const at = (hour: number, minute = 0) => new Date(2026, 10, 15, hour, minute);

test.each([
  [at(4, 59), 'Boa noite, Helena.'],
  [at(5), 'Bom dia, Helena.'],
  [at(11, 59), 'Bom dia, Helena.'],
  [at(12), 'Boa tarde, Helena.'],
  [at(17, 59), 'Boa tarde, Helena.'],
  [at(18), 'Boa noite, Helena.'],
  [at(0), 'Boa noite, Helena.'],
])('%s', (now, words) => expect(greeting(now, 'Helena')).toBe(words));

test('the day in words, the first of a month as an ordinal', () => {
  expect(today(at(9))).toBe('Domingo, 15 de novembro.');
  expect(today(new Date(2026, 4, 1))).toBe('Sexta-feira, 1º de maio.');
  expect(today(new Date(2026, 4, 11))).toBe('Segunda-feira, 11 de maio.');
});
