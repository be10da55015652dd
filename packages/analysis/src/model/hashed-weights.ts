import { readData } from '../lexicon/read-data';
import { orderOf, type Places, placesOf } from './places';

export type HashedHeader = {
  format: string;
  version: number;
  bits: number;
  scale: number;
  kept: number;
  trained_on: string;
  sha256: string;
  metrics: Record<string, number>;
};

/** A weight, of a byte, for each bucket of hashed features that has one. Buckets are so many that two features hardly ever share one. */
export type HashedWeights = { header: HashedHeader; mask: number; places: Places; weights: Int8Array };

/** The file holds only the weights that are not zero: the gap to the one before (a byte, or 255 and four more), then the weight. */
export function readHashed(name: string): HashedWeights {
  const bytes = readData(name);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as HashedHeader; // written by our own scripts
  const weights = new Int8Array(header.kept);
  const places = placesOf(2 ** header.bits, (put) => {
    let at = 4 + length;
    let key = 0;
    for (let i = 0; i < header.kept; i++) {
      const gap = bytes[at++] ?? 0;
      if (gap < 255) key += gap;
      else {
        key += view.getUint32(at, true);
        at += 4;
      }
      put(key);
      weights[i] = bytes[at++] ?? 0;
    }
  });
  return { header, mask: 2 ** header.bits - 1, places, weights };
}

/** Sum of the weights of the first `count` features, in the unit the model was trained in. */
export function scoreOf({ header, mask, places, weights }: HashedWeights, features: Uint32Array, count: number): number {
  let sum = 0;
  for (let k = 0; k < count; k++) {
    const at = orderOf(places, (features[k] ?? 0) & mask);
    if (at >= 0) sum += weights[at] ?? 0;
  }
  return sum * header.scale;
}
