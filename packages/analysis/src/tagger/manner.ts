/**
 * Treebanks differ in what they call things: before an infinitive, "para" is a conjunction in one and a preposition in the other. Which of
 * them a sentence would have been annotated in shows in its words: one holds news of the nineties from both sides of the ocean, the other
 * Brazilian news of today.
 */
export function traitsOf(words: string[], guillemets: boolean): string[] {
  const plain = words.map((word) => word.replaceAll(/\d/g, '0'));
  return [
    ...new Set(plain),
    `<${plain[0] ?? ''}`,
    `>${plain.at(-1) ?? ''}`,
    `#${Math.min(9, Math.floor(words.length / 6))}`,
    ...(guillemets ? ['«»'] : []),
  ];
}

const STEPS = [-2.5, -1, 0, 1, 2, 3];

/** From 0, surely of the nineties, to 6, surely of today. */
export const mannerOf = (sum: number): number => STEPS.filter((step) => sum > step).length;
