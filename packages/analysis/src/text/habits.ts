import type { Token } from './token';

/** Edges of five steps, from a careful writer to a careless one, in slips per hundred words. */
const EDGES = [0.01, 0.4, 1, 2];

/** How careless a writer is in one respect, 0 to 4: who slipped often before has likely slipped here too. */
export function habit(slips: number, words: number): number {
  const rate = (100 * slips) / Math.max(50, words);
  return EDGES.filter((edge) => rate >= edge).length;
}

export const isSlip = (token: Token): boolean =>
  token.kind === 'word' && token.readings === 0 && token.text === token.lower && token.lower.length > 2;
