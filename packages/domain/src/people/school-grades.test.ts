import { expect, test } from 'vitest';
import { schoolGradeName } from './school-grades';

test.each([
  [6, '6º EFII'],
  [9, '9º EFII'],
  [10, '1º EM'],
  [12, '3º EM'],
  [13, 'Cursinho'],
  [14, 'Outro'],
  [5, 'Outro'],
  [99, 'Outro'],
])('%i is %s', (grade, name) => {
  expect(schoolGradeName(grade)).toBe(name);
});
