import { expect, test } from 'vitest';
import { CallError } from './call-error';
import { errorMessage, fieldErrors } from './error-message';

test.each([
  ['the first of non_field_errors', { non_field_errors: ['um', 'dois'], detail: 'três', username: ['quatro'] }, 'um'],
  ['else detail', { detail: 'três', username: ['quatro'] }, 'três'],
  ['else the first array element', { username: ['quatro', 'cinco'], password: ['seis'] }, 'quatro'],
  ['also of a response that is an array', ['sete', 'oito'], 'sete'],
  ['an empty list says nothing', { non_field_errors: [], detail: 'três' }, 'três'],
])('%s', (_rule, body, message) => expect(errorMessage(new CallError(400, body))).toBe(message));

test.each([
  [new CallError(0, null), /Sem conexão/],
  [new CallError(404, null), /Não encontramos/],
  [new CallError(429, null), /Muitas tentativas/],
  [new CallError(502, '<html>'), /Algo não saiu como planejado/],
  [new TypeError('x is not a function'), /Algo não saiu como planejado/],
])('an error that says nothing itself gets kind words (%s)', (error, words) => expect(errorMessage(error)).toMatch(words));

test('field by field, without those of the whole', () => {
  const error = new CallError(400, { email: ['Este e-mail já está em uso.'], non_field_errors: ['x'], odd: 'texto' });
  expect(fieldErrors(error)).toEqual({ email: ['Este e-mail já está em uso.'] });
  expect(fieldErrors(new CallError(401, { detail: 'x' }))).toEqual({});
  expect(fieldErrors(new Error('x'))).toEqual({});
});
