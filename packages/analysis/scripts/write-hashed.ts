import type { HashedHeader } from '../src/model/hashed-weights';
import { writeData } from './write-data';

/** Rounds weights to bytes and keeps those of at least `least`; `src/model/hashed-weights.ts` tells the layout. */
export function writeHashed(
  name: string,
  weights: Float32Array,
  header: Omit<HashedHeader, 'scale' | 'kept'>,
  clip: number,
  least = 0,
): number {
  const scale = clip / 127;
  const body: number[] = [];
  let last = 0;
  let kept = 0;
  weights.forEach((weight, key) => {
    const rounded = Math.max(-127, Math.min(127, Math.round(weight / scale)));
    if (rounded === 0 || Math.abs(weight) < least) return;
    const gap = key - last;
    if (gap < 255) body.push(gap);
    else body.push(255, gap & 255, (gap >> 8) & 255, (gap >> 16) & 255, gap >>> 24);
    body.push(rounded & 255);
    last = key;
    kept++;
  });
  const head = Buffer.from(JSON.stringify({ ...header, scale, kept }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  console.log(`${name}: ${kept} weights kept`);
  return writeData(name, Buffer.concat([length, head, Buffer.from(body)]));
}
