/** “a, b e c”. By hand: the browser's own table of lists takes longer to open than the grades of the correction desk take to be drawn. */
export function listed(words: readonly string[], joint: 'e' | 'ou'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}
