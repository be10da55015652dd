import { expect, test } from 'vitest';
import { codeOf } from './composition-code';

test.each([
  [1, 'T-0001'],
  [36 ** 3, 'T-1000'],
  [2_147_483_647, 'T-ZIK0ZJ'],
])('text %i is called %s', (id, code) => {
  expect(codeOf(id)).toBe(code);
});
