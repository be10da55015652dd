/**
 * Treebanks differ in what they call things: before an infinitive, "para" is a conjunction in one and a preposition in the other. Which of
 * them a sentence would have been annotated in shows in its words: one holds news of the nineties from both sides of the ocean, the other
 * Brazilian news of today.
 */
export function traitsOf(words: string[], guillemets: boolean): string[] {
  const plain = words.map((word) => word.normalize('NFC').toLowerCase().replaceAll(/\d/g, '0'));
  const capitals = words.slice(1).filter((word) => /^\p{Lu}/u.test(word)).length;
  const centuries = words.filter((word) => /^(19|20)\d\d$/.test(word)).map((year) => `=${year.slice(0, 2)}`);
  return [
    ...new Set([...plain, ...centuries]),
    `^${Math.min(5, capitals)}`,
    `<${plain[0] ?? ''}`,
    `>${plain.at(-1) ?? ''}`,
    `#${Math.min(9, Math.floor(words.length / 6))}`,
    ...(guillemets ? ['«»'] : []),
  ];
}

const STEPS = [-2.5, -1, 0, 1, 2, 3];

/** From 0, surely of the nineties, to 6, surely of today. */
export const mannerOf = (sum: number): number => STEPS.filter((step) => sum > step).length;

/** A neighbour's word counts half, for sentences of one article say the same things; and all of them together only so much. */
const NEIGHBOUR = 0.5;
const MOST = 6;

/** A text is annotated in one manner throughout: each sentence is judged by its own words and by those of the others. */
export function mannersOf(sums: number[]): number[] {
  const whole = sums.reduce((total, sum) => total + sum, 0);
  return sums.map((sum) => mannerOf(sum + Math.max(-MOST, Math.min(MOST, NEIGHBOUR * (whole - sum)))));
}
