import { once, readData } from './read-data';

/** Edges of the automaton; the packing script tells how one is laid out. */
const edges = once(() => {
  const bytes = readData('lexicon.bin.gz');
  return new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
});

const LAST = 1 << 23;
const TARGET = LAST - 1;

function follow(list: Uint32Array, node: number, label: number): number {
  for (let i = node; ; i++) {
    const edge = list[i] ?? LAST;
    if (edge >>> 24 === label) return edge & TARGET;
    if (edge & LAST) return -1;
  }
}

/** Readings of a lower-case word, or 0 when the dictionary does not have it. Forms with a hyphenated pronoun are not in it. */
export function readingsInDictionary(word: string): number {
  const list = edges();
  let node = 0;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    if (code > 255) return 0;
    node = follow(list, node, code);
    if (node < 0) return 0;
  }
  const readings = follow(list, node, 0);
  return readings < 0 ? 0 : readings;
}

/** All words within `limit` of `word`, by a cost that `step` adds up row by row. Used only when no frequent word is near. */
export function* walk(
  limit: number,
  word: string,
  step: (row: Float64Array, label: string, before: string) => Float64Array,
): Generator<[string, number]> {
  const list = edges();
  const first = Float64Array.from({ length: word.length + 1 }, (_, i) => i);
  const stack: { node: number; row: Float64Array; prefix: string }[] = [{ node: 0, row: first, prefix: '' }];
  for (let top = stack.pop(); top; top = stack.pop()) {
    for (let i = top.node; ; i++) {
      const edge = list[i] ?? LAST;
      const label = edge >>> 24;
      if (label === 0) {
        const cost = top.row[word.length] ?? limit + 1;
        if (cost <= limit && top.prefix) yield [top.prefix, cost];
      } else {
        const letter = String.fromCharCode(label);
        const row = step(top.row, letter, top.prefix.at(-1) ?? '');
        if (row.some((cost) => cost <= limit)) stack.push({ node: edge & TARGET, row, prefix: top.prefix + letter });
      }
      if (edge & LAST) break;
    }
  }
}
