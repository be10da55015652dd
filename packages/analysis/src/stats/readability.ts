/** Flesch's ease of reading as fitted to Brazilian Portuguese by Martins and others (1996): 0 hard, 100 easy. */
export function flesch(sentences: number, words: number, syllables: number): number {
  if (sentences === 0 || words === 0) return 0;
  return 248.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words);
}
