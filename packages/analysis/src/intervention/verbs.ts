import { FINITE, GERUND, INFINITIVE, PARTICIPLE } from '../lexicon/morphology';
import { isWord, type Token } from '../text/token';

const has = (token: Token, bits: number): boolean => (token.readings & bits) !== 0;
const isVerb = (token: Token | undefined): token is Token => isWord(token) && /^(VERB|AUX)$/.test(token.upos);

/** "criar", "criarem", "promovê-lo", "torná-la". */
export const isInfinitive = (token: Token | undefined): boolean =>
  isVerb(token) &&
  (has(token, INFINITIVE) || /([aei]r|por|pôr)(em|mos)?(-\p{L}+)*$/u.test(token.lower) || /[áêéíô]-l[oa]s?$/.test(token.lower));

export const isFiniteVerb = (token: Token | undefined): boolean =>
  isVerb(token) && !isInfinitive(token) && (has(token, FINITE) || !has(token, GERUND | PARTICIPLE));

export const isFuture = (token: Token): boolean => isVerb(token) && /(rá|rão|remos)(-se)?$|^(possa|possam)$/.test(token.lower);

/** What separates an insertion from the clause it stands in. */
export const isBreak = (token: Token | undefined): boolean => /^[,;:–—()-]$/.test(token?.text ?? '');

const isSmall = (token: Token | undefined): boolean => /^(ADV|PART)$/.test(token?.upos ?? '') || token?.lower === 'se';

/** Over the "não", "também" and "se" that stand before a verb. */
export function beforeSmall(tokens: readonly Token[], at: number): number {
  let before = at;
  while (before > 0 && isSmall(tokens[before - 1])) before -= 1;
  return before;
}

/**
 * The first such verb from here that belongs to the clause itself: right here, or where an insertion has ended ("deve, por meio de
 * palestras, promover"); failing that, one that follows a noun, since the second comma is often forgotten.
 */
export function verbFrom(tokens: readonly Token[], from: number, isWanted: (token: Token | undefined) => boolean): number {
  let afterNoun = -1;
  for (let at = from; at < tokens.length; at += 1) {
    if (!isWanted(tokens[at])) continue;
    const before = beforeSmall(tokens, at);
    if (before <= from || isBreak(tokens[before - 1])) return at;
    if (afterNoun < 0 && /^(NOUN|PROPN|ADJ)$/.test(tokens[before - 1]?.upos ?? '')) afterNoun = at;
  }
  return afterNoun;
}
