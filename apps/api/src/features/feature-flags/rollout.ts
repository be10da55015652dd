/** Flagr's consistent hashing: everyone falls into one of a thousand buckets, for each flag another one. */
const BUCKETS = 1000;
const BUCKETS_PER_PERCENT = BUCKETS / 100;

/** In the order of their variants; together 100 per cent. */
export type Share = { variant_id: number; percent: number };

const table = Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest >>> 0;
});

/** IEEE. Node has it in zlib from 20.15 on only. */
function crc32(text: string): number {
  let sum = 0xffffffff;
  for (const byte of Buffer.from(text)) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

export const bucketOf = (flagId: number, entityId: string) => crc32(`${flagId}${entityId}`) % BUCKETS;

/**
 * The variant of a bucket, or undefined when the rollout leaves it out. A rollout of 30 % takes the first 30 % of each
 * variant's own buckets, so that raising it never moves anyone from one variant to another.
 */
export function variantOfBucket(bucket: number, shares: readonly Share[], rolloutPercent: number): number | undefined {
  if (rolloutPercent === 0) return undefined;
  let start = 0;
  for (const { variant_id, percent } of shares) {
    const end = start + percent * BUCKETS_PER_PERCENT;
    if (bucket < end) {
      const last = Math.max(end - start - 1, 0);
      const isIn = rolloutPercent === 100 || 100 * (bucket - start) <= last * rolloutPercent;
      return isIn ? variant_id : undefined;
    }
    start = end;
  }
  return undefined;
}
