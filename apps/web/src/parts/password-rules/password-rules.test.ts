import { describe, expect, test } from 'vitest';
import { passwordRules } from './password-rules';

const owner = { first_name: 'Irene', last_name: 'Falcão de Sá', username: 'corretora.irene', email: 'irene.f@escola.example' };

describe('the rules come true one by one', () => {
  test.each([
    ['', '', { length: false, guessable: false, personal: false, repeated: false }],
    ['vento', '', { length: false, guessable: true, personal: true, repeated: false }],
    ['flamengo2026', 'flamengo2026', { length: true, guessable: false, personal: true, repeated: true }],
    ['o falcao voa alto', '', { length: true, guessable: true, personal: false, repeated: false }],
    ['a lua de papel', 'A lua de papel', { length: true, guessable: true, personal: true, repeated: false }],
    ['a lua de papel', 'a lua de papel', { length: true, guessable: true, personal: true, repeated: true }],
    ['é'.repeat(65) + 'ã'.repeat(64), '', { length: false, guessable: true, personal: true, repeated: false }],
  ])('%s', (password, repeated, held) => {
    expect(passwordRules(password, repeated, owner)).toEqual(held);
  });
});

test('without knowing the person, nothing is personal', () => {
  expect(passwordRules('o falcao voa alto', '').personal).toBe(true);
});
