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

export const substitution = (a: string, b: string): number => (a === b ? 0 : (near[a.charCodeAt(0) * CODES + b.charCodeAt(0)] ?? 1));

/** A letter too many or too few: cheap when it doubles its neighbour (r/rr, s/ss) or is silent (h), or is a nasal, or a hyphen. */
export function insertion(letter: string, beside: string, other: string): number {
  if (letter === beside || letter === other) return 0.5;
  if (letter === 'h' || letter === '-' || letter === 'u') return letter === 'u' ? 0.75 : 0.5;
  if (letter === 'n' || letter === 'm' || letter === 's' || letter === 'r' || letter === 'i' || letter === 'e') return 0.8;
  return 1;
}

/** Three rows are enough and are used again and again; a word longer than this is no word. */
const LONGEST = 40;
const rows: [Float64Array, Float64Array, Float64Array] = [new Float64Array(LONGEST), new Float64Array(LONGEST), new Float64Array(LONGEST)];

export function editCost(written: string, intended: string, limit: number): number {
  const width = intended.length + 1;
  if (width > LONGEST || written.length >= LONGEST) return limit + 1;
  let [beforeLast, last, row] = rows;
  last[0] = 0;
  for (let j = 1; j < width; j++)
    last[j] = (last[j - 1] ?? 0) + insertion(intended.charAt(j - 1), intended.charAt(j - 2), written.charAt(0));
  for (let i = 1; i <= written.length; i++) {
    const a = written.charAt(i - 1);
    row[0] = (last[0] ?? 0) + insertion(a, written.charAt(i - 2), intended.charAt(0));
    let lowest = row[0];
    for (let j = 1; j < width; j++) {
      const b = intended.charAt(j - 1);
      let cost = (last[j - 1] ?? 0) + substitution(a, b);
      cost = Math.min(
        cost,
        (last[j] ?? 0) + insertion(a, written.charAt(i - 2), written.charAt(i)),
        (row[j - 1] ?? 0) + insertion(b, intended.charAt(j - 2), intended.charAt(j)),
      );
      if (i > 1 && j > 1 && a === intended.charAt(j - 2) && written.charAt(i - 2) === b)
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 0.7);
      row[j] = cost;
      if (cost < lowest) lowest = cost;
    }
    if (lowest > limit) return limit + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  const first =
    written.charAt(0) === intended.charAt(0) ||
    substitution(written.charAt(0), intended.charAt(0)) < 0.5 ||
    written.charAt(0) === 'h' ||
    intended.charAt(0) === 'h'
      ? 0
      : 0.35;
  return (last[width - 1] ?? limit) + first;
}
