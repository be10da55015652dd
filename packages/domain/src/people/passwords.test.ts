import { expect, test } from 'vitest';
import { isGuessable, passwordFaults } from './passwords';

const owner = { first_name: 'Rosa Maria', last_name: 'Teixeira', username: 'rosa.teixeira', email: 'rteixeira@escola.example' };

test.each([
  '12345678',
  '87654321',
  'qwertyuiop',
  'senha123',
  'S3nh@2026',
  'Professora1',
  'flamengo10!',
  'aaaaaaaa',
  'abcabcabc',
  '11/12/1990',
  'maria2026',
  'brasil@brasil',
  'mudar123',
])('%s is guessed at once', (password) => expect(isGuessable(password)).toBe(true));

test.each(['um-barco-azul-no-quintal', 'quatro girassóis na janela', 'Xk9#mPq2vL', 'trem das onze e meia', 'çãõéíúàâê'])(
  '%s is not',
  (password) => expect(isGuessable(password)).toBe(false),
);

test.each([
  ['curta', ['short']],
  ['é'.repeat(129), ['long', 'guessable']],
  ['o jardim da teixeira', ['personal']],
  ['o jardim da TEIXEIRA', ['personal']],
  ['rosa.teixeira!', ['personal']],
  ['jabuticaba no pé', []],
])('%s: %o', (password, faults) => {
  expect(passwordFaults(password, owner)).toEqual(faults);
});

test('a short name is no reason to refuse: it stands in too many words', () => {
  expect(passwordFaults('canoas ao anoitecer', { ...owner, first_name: 'Ana' })).toEqual([]);
});
