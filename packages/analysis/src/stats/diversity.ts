/** Share of different words below which a stretch of text counts as used up. */
const FACTOR = 0.72;

/** MTLD: how many words a writer goes on before repeating too much. Nearly free of the text's length, unlike the type-token ratio. */
export function mtld(words: string[]): number {
  if (words.length < 10) return 0;
  return (pass(words) + pass([...words].reverse())) / 2;
}

function pass(words: string[]): number {
  let factors = 0;
  let types = new Set<string>();
  let tokens = 0;
  let ratio = 1;
  for (const word of words) {
    types.add(word);
    tokens++;
    ratio = types.size / tokens;
    if (ratio > FACTOR) continue;
    factors++;
    types = new Set();
    tokens = 0;
    ratio = 1;
  }
  factors += (1 - ratio) / (1 - FACTOR);
  return factors === 0 ? words.length : words.length / factors;
}
