import type { Token } from '../text/token';

/** Whatever begins with "d" and joins "de" to an article. */
const DE = ['de', 'da', 'do', 'das', 'dos'];
const A = ['a', 'à', 'ao', 'às', 'aos', 'as'];
const EM = ['em', 'no', 'na', 'nos', 'nas'];
const POR = ['por', 'pelo', 'pela', 'pelos', 'pelas'];
const JOINED: Record<string, string[]> = { 'de*': DE, 'a*': A, 'em*': EM, 'por*': POR };

/** Words in a row; of "x/y" either, and "de*" is "de" with or without its article. */
export type WordPattern = readonly ReadonlySet<string>[];

/** Lists are written as they are read: "por meio de*; através de*; mediante". */
export const patternsOf = (list: string): WordPattern[] =>
  list.split(';').map((phrase) =>
    phrase
      .trim()
      .split(/\s+/)
      .map((word) => new Set(word.split('/').flatMap((one) => JOINED[one] ?? one))),
  );

/** How many words the longest pattern that begins here has; 0 when none does. */
export function lengthAt(tokens: readonly Token[], index: number, patterns: readonly WordPattern[]): number {
  let longest = 0;
  for (const pattern of patterns)
    if (pattern.length > longest && pattern.every((words, k) => words.has(tokens[index + k]?.lower ?? ''))) longest = pattern.length;
  return longest;
}

/** Where such a pattern begins that ends right before `index`; -1 when none does. */
export function beginningBefore(tokens: readonly Token[], index: number, patterns: readonly WordPattern[]): number {
  for (const pattern of patterns) {
    const from = index - pattern.length;
    if (from >= 0 && pattern.every((words, k) => words.has(tokens[from + k]?.lower ?? ''))) return from;
  }
  return -1;
}
