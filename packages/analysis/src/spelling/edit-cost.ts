/**
 * How far a written word is from an intended one, counted in the slips students make: a lost accent is a small slip, a z for an s a
 * middling one, a strange letter a whole one.
 */
const GROUPS: [string, number][] = [
  ['aáàãâ', 0.3],
  ['eéê', 0.3],
  ['ií', 0.3],
  ['oóõô', 0.3],
  ['uúü', 0.3],
  ['cç', 0.35],
  ['sçczx', 0.6],
  ['gj', 0.5],
  ['mn', 0.55],
  ['lu', 0.6],
  ['ie', 0.55],
  ['íé', 0.6],
  ['ou', 0.55],
  ['sz', 0.45],
  ['xs', 0.6],
  ['kq', 0.4],
  ['kc', 0.4],
  ['yi', 0.3],
  ['vb', 0.8],
  ['rl', 0.75],
  ['td', 0.8],
  ['pb', 0.8],
  ['fv', 0.8],
  ['wv', 0.6],
];

/** Cost of one letter for another, by their codes: asked millions of times, so a table and not a map. */
const CODES = 256;
const near = new Float32Array(CODES * CODES).fill(1);
for (const [letters, cost] of GROUPS) {
  for (const a of letters) {
    for (const b of letters) {
      const at = a.charCodeAt(0) * CODES + b.charCodeAt(0);
      near[at] = Math.min(near[at] ?? 1, cost);
    }
  }
}

/** Words as codes of letters; what no table knows is 0. */
export const codesOf = (word: string): Uint8Array =>
  Uint8Array.from(word, (letter) => (letter.charCodeAt(0) < CODES ? letter.charCodeAt(0) : 0));

const substitution = (a: number, b: number): number => (a === b ? 0 : (near[a * CODES + b] ?? 1));

/** A letter too many or too few that is no double: silent ones and nasals are cheap, and so is a hyphen. */
const extra = new Float32Array(CODES).fill(1);
for (const [letters, cost] of [
  ['h-', 0.5],
  ['u', 0.75],
  ['nmsrie', 0.8],
] as const)
  for (const letter of letters) extra[letter.charCodeAt(0)] = cost;

/** Cheaper still when it doubles a neighbour (r/rr, s/ss). A word's edge is no letter. */
const insertion = (letter: number, beside: number | undefined, other: number | undefined): number =>
  letter === beside || letter === other ? 0.5 : (extra[letter] ?? 1);

/** Three rows are enough and are used again and again; a word longer than this is no word. */
export const LONGEST = 40;
const rows: [Float64Array, Float64Array, Float64Array] = [new Float64Array(LONGEST), new Float64Array(LONGEST), new Float64Array(LONGEST)];
const H = 'h'.charCodeAt(0);

export function editCost(written: Uint8Array, intended: Uint8Array, limit: number): number {
  const width = intended.length + 1;
  if (width > LONGEST || written.length >= LONGEST) return limit + 1;
  let [beforeLast, last, row] = rows;
  last[0] = 0;
  for (let j = 1; j < width; j++) last[j] = (last[j - 1] ?? 0) + insertion(intended[j - 1] ?? 0, intended[j - 2], written[0]);
  for (let i = 1; i <= written.length; i++) {
    const a = written[i - 1] ?? 0;
    const beforeA = written[i - 2];
    const dropped = insertion(a, beforeA, written[i]);
    row[0] = (last[0] ?? 0) + insertion(a, beforeA, intended[0]);
    let lowest = row[0];
    for (let j = 1; j < width; j++) {
      const b = intended[j - 1] ?? 0;
      let cost = (last[j - 1] ?? 0) + substitution(a, b);
      const without = (last[j] ?? 0) + dropped;
      if (without < cost) cost = without;
      const added = (row[j - 1] ?? 0) + insertion(b, intended[j - 2], intended[j]);
      if (added < cost) cost = added;
      if (i > 1 && j > 1 && a === intended[j - 2] && beforeA === b) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 0.7);
      row[j] = cost;
      if (cost < lowest) lowest = cost;
    }
    if (lowest > limit) return limit + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  const [w, k] = [written[0] ?? 0, intended[0] ?? 0];
  const first = w === k || substitution(w, k) < 0.5 || w === H || k === H ? 0 : 0.35;
  return (last[width - 1] ?? limit) + first;
}

/** One row of the table for a walk through the dictionary; true when some cost in it is still within the limit. */
export function fillRow(
  next: Float64Array,
  row: Float64Array,
  written: Uint8Array,
  letter: number,
  before: number | undefined,
  limit: number,
): boolean {
  next[0] = (row[0] ?? 0) + insertion(letter, before, written[0]);
  let lowest = next[0];
  for (let j = 1; j <= written.length; j++) {
    const a = written[j - 1] ?? 0;
    const cost = Math.min(
      (row[j - 1] ?? 0) + substitution(a, letter),
      (row[j] ?? 0) + insertion(letter, before, a),
      (next[j - 1] ?? 0) + insertion(a, written[j - 2], written[j]),
    );
    next[j] = cost;
    if (cost < lowest) lowest = cost;
  }
  return lowest <= limit;
}
