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

const DEEPEST = 60;

/**
 * All words of the dictionary that `descend` follows to their end: it is told the depth and the letters on both sides of the step, and
 * says whether to go on; `arrive` gets each word's letters and how many they are. Nothing is made anew on the way.
 */
export function walk(
  descend: (depth: number, letter: number, before: number | undefined) => boolean,
  arrive: (letters: Uint8Array, depth: number) => void,
): void {
  const list = edges();
  const letters = new Uint8Array(DEEPEST);
  const visit = (node: number, depth: number): void => {
    for (let i = node; ; i++) {
      const edge = list[i] ?? LAST;
      const label = edge >>> 24;
      if (label === 0) {
        if (depth > 0) arrive(letters, depth);
      } else if (depth < DEEPEST && descend(depth, label, depth > 0 ? letters[depth - 1] : undefined)) {
        letters[depth] = label;
        visit(edge & TARGET, depth + 1);
      }
      if (edge & LAST) break;
    }
  };
  visit(0, 0);
}
