export type Random = { below: (limit: number) => number; pick: <T>(list: readonly [T, ...T[]]) => T };

/** A seed of its own, so that a failure can be seen again (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return { below, pick: (list) => list[below(list.length)] ?? list[0] };
}

// biome-ignore format: a table of words reads better by kind
const WORDS = [
  'a', 'de', 'que', 'não', 'é', 'educação', 'muito', 'leitura', 'na', 'escola', 'guarda-chuva', 'porém,', 'fim.', '“citação”', 'R$ 3,50',
  'difi\u0301cil', 'c\u0327a\u0303o', 'A\u0301gua', 'e\u0301', 'avo\u0302', // decomposed
  '😀', '👍🏽', '👩‍🚀', '👨‍👩‍👧‍👦', '🏳️‍🌈', '🇧🇷', '1️⃣', '❤️', 'ok👍', // pairs, joiners, tones, flags
  'नमस्ते', '각', '한국어', 'مرحبا', 'a\u200db', 'x\u200by', '\ufeff', 'Z\u0351\u036b', '\u00a0', 'pneumoultramicroscopicossilicovulcanoconioticamente'.repeat(2),
] as const;
const GAPS = [' ', ' ', ' ', ' ', '  ', '\t', '\n', '\r\n', '\r', '\n\n', '\r\n\r\n', '\n \t\n', '\u2028'] as const;

/** A text as browsers, phones and pasting make them: every kind of accent, emoji, line break and empty line. */
export function aMessyText(random: Random, words = 1 + random.below(60)): string {
  let text = random.below(4) === 0 ? random.pick(GAPS) : '';
  for (let at = 0; at < words; at += 1) text += random.pick(WORDS) + random.pick(GAPS);
  if (random.below(50) === 0) text += '\ud83d'; // half an emoji, as a cut-off paste leaves it
  if (random.below(50) === 0) text += '\0';
  return text;
}

/** Plain words that come back often, as in a student's text. */
const COMMON = ['a', 'que', 'de', 'o', 'muito', 'educação', 'não', 'leitura', 'sociedade', 'é', 'para', '😀'] as const;
export const aSentence = (random: Random, words: number) => Array.from({ length: words }, () => random.pick(COMMON)).join(' ');
