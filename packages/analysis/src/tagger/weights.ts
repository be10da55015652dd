import { expanded } from './bytes';

/**
 * What speaks for which tag, by the number of a feature. `table` holds two numbers for every 32 features: which of them have weights, and
 * where the weights of the first begin among `entries`. An entry is a tag, whether it is the last of its feature, and the byte of its weight:
 * together they stand in few places of the memory, and reaching for those is what tagging takes its time for.
 */
export type TagWeights = { mask: number; table: Uint32Array; entries: Uint16Array };

const TAG = 9;
const LAST = 1 << 8;
const BYTE = LAST - 1;

const VALUES = Int16Array.from({ length: LAST }, (_, byte) => expanded((byte << 24) >> 24));

/** From the bytes of the file: gaps between the numbers of the features that matter, how many weights each has, their tags, their values. */
export function readWeights(bytes: Uint8Array, { bits, keys, weights }: { bits: number; keys: number; weights: number }): TagWeights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sizes = bytes.subarray(2 * keys);
  const tags = sizes.subarray(keys);
  const values = tags.subarray(weights);
  const table = new Uint32Array(2 ** bits / 16);
  const entries = new Uint16Array(weights);
  let key = 0;
  let at = 0;
  for (let i = 0; i < keys; i++) {
    key += view.getUint16(2 * i, true);
    const group = (key >>> 5) << 1;
    if (table[group] === 0) table[group + 1] = at;
    table[group] = (table[group] ?? 0) | (1 << (key & 31));
    const end = at + (sizes[i] ?? 0);
    for (; at < end; at++) entries[at] = ((tags[at] ?? 0) << TAG) | (at === end - 1 ? LAST : 0) | (values[at] ?? 0);
  }
  return { mask: 2 ** bits - 1, table, entries };
}

const held = new Uint32Array(128);
const starts = new Uint32Array(128);

/**
 * Puts into `scores` what the first `count` features say of each tag. Where all of them lie is looked up before anything is added: places that
 * do not wait for one another are fetched from memory at the same time.
 */
export function addUp({ mask, table, entries }: TagWeights, scores: Int32Array, features: Uint32Array, count: number): void {
  let found = 0;
  for (let k = 0; k < count; k++) {
    const place = (features[k] ?? 0) & mask;
    const group = (place >>> 5) << 1;
    const word = table[group] ?? 0;
    held[found] = word & ((1 << (place & 31)) - 1);
    starts[found] = table[group + 1] ?? 0;
    found += (word >>> (place & 31)) & 1;
  }
  scores.fill(0);
  for (let k = 0; k < found; k++) {
    let at = starts[k] ?? 0;
    for (let skipped = held[k] ?? 0; skipped !== 0; skipped &= skipped - 1) while (((entries[at++] ?? LAST) & LAST) === 0);
    for (;;) {
      const entry = entries[at++] ?? LAST;
      const tag = entry >>> TAG;
      scores[tag] = (scores[tag] ?? 0) + (VALUES[entry & BYTE] ?? 0);
      if (entry & LAST) break;
    }
  }
}
