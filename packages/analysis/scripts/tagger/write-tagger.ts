import { compressed } from '../../src/tagger/bytes';
import { writeData } from '../write-data';
import type { Perceptron } from './perceptron';

/** `src/tagger/tag.ts` tells the layout. */
export function writeTagger({ each }: Perceptron, header: Record<string, unknown>): void {
  const keys: number[] = [];
  const sizes: number[] = [];
  const tags: number[] = [];
  const bytes: number[] = [];
  each((key, weights) => {
    const before = tags.length;
    weights.forEach((weight, tag) => {
      if (weight === 0) return;
      tags.push(tag);
      bytes.push(compressed(weight));
    });
    if (tags.length === before) return;
    keys.push(key);
    sizes.push(tags.length - before);
  });
  const gaps = keys.map((key, i) => key - (keys[i - 1] ?? 0));
  if (gaps.some((gap) => gap > 65535)) throw new Error('The gap between two features is larger than the file can tell');
  const head = Buffer.from(JSON.stringify({ ...header, keys: keys.length, weights: tags.length }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  const size = writeData(
    'tagger.bin.gz',
    Buffer.concat([
      length,
      head,
      Buffer.from(Uint16Array.from(gaps).buffer),
      Buffer.from(sizes),
      Buffer.from(tags),
      Buffer.from(Int8Array.from(bytes).buffer),
    ]),
  );
  console.log('features', keys.length, 'weights', tags.length, 'bytes', size);
}
