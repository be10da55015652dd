import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { flagParam, repeated, slice } from './page';

describe('what a query string can say', () => {
  const ids = repeated(z.coerce.number().int());

  test.each([
    ['7', [7]],
    [
      ['7', '9'],
      [7, 9],
    ],
  ])('a repeated parameter %j is the list %j', (given, list) => {
    expect(ids.parse(given)).toEqual(list);
  });

  test('a repeated parameter stops at a thousand', () => {
    expect(ids.safeParse(Array.from({ length: 1001 }, (_, i) => String(i))).success).toBe(false);
  });

  test('a list has its usual size, and no more than its cap', () => {
    const query = z.object(slice(999, 20));
    expect(query.parse({})).toEqual({ limit: 20, offset: 0 });
    expect(query.parse({ limit: '999' }).limit).toBe(999);
    for (const limit of ['1000', '0', '-1', '1e9', 'todos']) expect(query.safeParse({ limit }).success).toBe(false);
  });

  test.each([
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
  ])('%s is %s', (word, meaning) => {
    expect(flagParam.parse(word)).toBe(meaning);
  });
});
