import { PARTICIPLE } from '../lexicon/morphology';
import { isCapitalised, isWord, type Token } from '../text/token';
import { beginningBefore, lengthAt, patternsOf } from './word-patterns';

/** Places in the list of a sentence's words, the end exclusive. */
export type Range = { from: number; to: number };

/** "O MEC, em parceria com a mídia, deve": whoever acts along belongs to who acts. */
const ALONG = patternsOf(
  'junto com; junto a*; juntamente com; juntamente a*; em parceria com; em conjunto com; em conjunto a*; em conjunto de*; aliado a*; aliada a*; assim como; bem como; associado a*; em consonância com; em união com',
);
const ARTICLES = new Set(['o', 'a', 'os', 'as', 'um', 'uma', 'uns', 'umas']);
const OF = new Set(['de', 'da', 'do', 'das', 'dos']);

const isNominal = (token: Token | undefined): boolean =>
  isWord(token) && (/^(NOUN|PROPN|ADJ|NUM|X)$/.test(token.upos) || (token.upos === 'VERB' && (token.readings & PARTICIPLE) !== 0));
const isHead = (token: Token | undefined): boolean => isWord(token) && /^(NOUN|PROPN|X)$/.test(token.upos);
const isDeterminer = (token: Token | undefined): boolean => isWord(token) && token.upos === 'DET';

/** The noun phrase that begins here: "o Ministério da Educação e Cultura (MEC), em parceria com a mídia". */
export function phraseFrom(tokens: readonly Token[], from: number): Range | null {
  let at = from;
  while (isDeterminer(tokens[at]) || (isNominal(tokens[at]) && !isHead(tokens[at]))) at += 1;
  if (!isHead(tokens[at])) return null;
  at += 1;
  for (;;) {
    const token = tokens[at];
    if (isNominal(token)) at += 1;
    else if (token?.text === '(' && tokens[at + 2]?.text === ')') at += 3;
    else if (OF.has(token?.lower ?? '')) {
      const next = phraseFrom(tokens, at + 1);
      if (!next) break;
      at = next.to;
    } else if (token?.lower === 'e') {
      // "ao Ministério da Saúde e ao da Educação": with its preposition again.
      const next = phraseFrom(tokens, at + (/^ADP/.test(tokens[at + 1]?.upos ?? '') ? 2 : 1));
      if (!next) break;
      at = next.to;
    } else {
      const comma = token?.text === ',' ? 1 : 0;
      const along = lengthAt(tokens, at + comma, ALONG);
      const next = along > 0 ? phraseFrom(tokens, at + comma + along) : null;
      if (!next) break;
      at = next.to;
    }
  }
  return { from, to: at };
}

/** The noun phrase that ends right before `to`, without the preposition before it. */
export function phraseBefore(tokens: readonly Token[], to: number): Range | null {
  let from = to;
  while (from > 0) {
    const token = tokens[from - 1];
    if (token?.text === ')' && tokens[from - 3]?.text === '(') from -= 3;
    else if (ARTICLES.has(token?.lower ?? '') && token?.upos !== 'ADP') {
      from -= 1;
      // "a escola e a família": what is joined belongs to it as well.
      if (tokens[from - 1]?.lower === 'e' && isNominal(tokens[from - 2])) from -= 1;
      else break;
    } else if (OF.has(token?.lower ?? '') && beginningBefore(tokens, from, ALONG) >= 0) break;
    else if (isNominal(token) || isDeterminer(token) || OF.has(token?.lower ?? '') || token?.lower === 'e') from -= 1;
    else break;
  }
  while (from < to && !isNominal(tokens[from]) && !isDeterminer(tokens[from])) from += 1;
  const range = { from, to };
  if (headOf(tokens, range) === undefined) return null;
  const along = beginningBefore(tokens, from, ALONG);
  const first = along > 0 ? phraseBefore(tokens, tokens[along - 1]?.text === ',' ? along - 1 : along) : null;
  return first ? { from: first.from, to } : range;
}

export function headOf(tokens: readonly Token[], { from, to }: Range): Token | undefined {
  return tokens.slice(from, to).find(isHead);
}

/** "o MEC", "a Federação Internacional": a name in the midst of a sentence. */
export const hasName = (tokens: readonly Token[], { from, to }: Range): boolean =>
  tokens.slice(Math.max(from, 1), to).some((token) => isHead(token) && isCapitalised(token));
