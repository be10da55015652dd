import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bucketOf, variantOfBucket } from './rollout';

const halves = [
  { variant_id: 11, percent: 50 },
  { variant_id: 22, percent: 50 },
];

test('the bucket is the IEEE checksum of flag and entity, modulo a thousand', () => {
  expect(bucketOf(12345, '6789')).toBe(0xcbf43926 % 1000); // the checksum of 123456789 in every textbook
});

test.each([
  [0, 100, 11],
  [499, 100, 11],
  [500, 100, 22],
  [999, 100, 22],
  [0, 1, 11],
  [0, 0, undefined],
  [249, 50, 11],
  [250, 50, undefined],
  [499, 50, undefined],
  [500, 50, 22],
  [749, 50, 22],
  [750, 50, undefined],
  [999, 50, undefined],
  [169, 34, 11],
  [170, 34, undefined],
])('bucket %i at %i%% gets %s', (bucket, rollout, variant) => expect(variantOfBucket(bucket, halves, rollout)).toBe(variant));

test.each([
  ['nothing is shared out', [], undefined],
  [
    'a share of zero takes nobody',
    [
      { variant_id: 1, percent: 0 },
      { variant_id: 2, percent: 100 },
    ],
    2,
  ],
  [
    'a zero at the end takes nobody',
    [
      { variant_id: 1, percent: 100 },
      { variant_id: 2, percent: 0 },
    ],
    1,
  ],
  ['shares that do not reach 100 leave the rest out', [{ variant_id: 1, percent: 40 }], undefined],
])('%s', (_, shares, variant) => expect(variantOfBucket(500, shares, 100)).toBe(variant));

test('raising the rollout takes nobody out and moves nobody to another variant', () => {
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), percent, percent, percent, (bucket, split, one, other) => {
      const shares = [
        { variant_id: 1, percent: split },
        { variant_id: 2, percent: 100 - split },
      ];
      const before = variantOfBucket(bucket, shares, Math.min(one, other));
      if (before !== undefined) expect(variantOfBucket(bucket, shares, Math.max(one, other))).toBe(before);
    }),
  );
});

test('a thousand people fall into the buckets evenly', () => {
  const first = Array.from({ length: 10_000 }, (_, id) => bucketOf(7, String(id))).filter((bucket) => bucket < 300).length;
  expect(first / 10_000).toBeCloseTo(0.3, 1);
});
