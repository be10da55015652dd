import { isAlwaysSmall } from '../../lexicon/frequency';
import { NAME, NOMINAL } from '../../lexicon/morphology';
import type { Finding, Rule } from '../../rule';
import { isAllCapitals, isCapitalised, isWord, type Token } from '../../text/token';

/** Common nouns and adjectives with a capital inside a sentence ("o País", "a mitologia Grega"), alone among small letters. */
export const needlessCapital: Rule = {
  id: 'needless-capital',
  category: 'erros_ortograficos',
  competence: 1,
  confidence: 0.65,
  check: (paragraph) =>
    paragraph.sentences.flatMap(({ tokens }) =>
      tokens.flatMap((token, i): Finding[] => {
        if (
          !isWord(token) ||
          i === 0 ||
          !isCapitalised(token) ||
          isAllCapitals(token) ||
          token.readings & NAME ||
          !(token.readings & NOMINAL)
        )
          return [];
        if ((!isAlwaysSmall(token.lower) && token.lower !== 'país') || partOfTitle(tokens, i)) return [];
        return [
          {
            start: token.start,
            end: token.end,
            comment: `“${token.lower}” é nome comum: dentro da frase, escreve-se com letra minúscula.`,
            suggestions: [token.lower],
          },
        ];
      }),
    ),
};

/** Beside another capital, after a mark or a preposition of a name it may be part of a title: left in peace. */
function partOfTitle(tokens: Token[], i: number): boolean {
  const capital = (j: number) => {
    const token = tokens[j];
    return token !== undefined && isWord(token) && isCapitalised(token) && j > 0;
  };
  const before = tokens[i - 1];
  if (!isWord(before) || capital(i - 1) || capital(i + 1)) return true;
  return (/^(d[aeo]s?|e)$/.test(before.lower) && capital(i - 2)) || (/^(d[aeo]s?|e)$/.test(tokens[i + 1]?.lower ?? '') && capital(i + 2));
}
