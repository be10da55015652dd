import { describe, expect, test } from 'vitest';
import { passwordRules } from './password-rules';

const person = { first_name: 'Irene', last_name: 'Falcão de Sá', username: 'corretora.irene', email: 'irene.f@escola.example' };

describe('the length counts characters as people do', () => {
  test.each([
    ['1234567', false],
    ['12345678', true],
    ['çãéíõüàê', true],
    ['🌙🌙🌙🌙🌙🌙🌙', false],
    ['🌙'.repeat(8), true],
    ['a'.repeat(128), true],
    ['a'.repeat(129), false],
    ['        ', true],
  ])('%s', (password, held) => {
    expect(passwordRules(password, password).length).toBe(held);
  });
});

describe('nothing of the person', () => {
  test.each([
    ['IRENE 2026 vai', false],
    ['o falcao voa', false],
    ['corretora dez', false],
    ['sa e salva, de novo', true],
    ['a lua de papel', true],
    ['', false],
  ])('%s', (password, held) => {
    expect(passwordRules(password, password, person).personal).toBe(held);
  });
});

test('twice the same, and not twice nothing', () => {
  expect(passwordRules('a lua', 'a lua').repeated).toBe(true);
  expect(passwordRules('a lua', 'A lua').repeated).toBe(false);
  expect(passwordRules('', '').repeated).toBe(false);
});
