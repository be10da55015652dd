import { isAlwaysSmall } from '../../lexicon/frequency';
import { NAME, NOMINAL } from '../../lexicon/morphology';
import type { Finding } from '../../rule';
import { isAllCapitals, isCapitalised, isWord, type Token } from '../../text/token';
import { wordRule } from '../word-rule';

/** With these a sentence goes on; no name begins with them alone. */
const GOES_ON = new Set(
  'pois porém mas que e ou o os as um uma quando como se onde porque contudo todavia entretanto portanto também isso esse essa este esta desta dessa deste desse pode-se deve-se no na nos nas do da dos das com para por todos todas ele ela eles elas é são foi não sem assim porquanto então embora enquanto'.split(
    ' ',
  ),
);

/** "O povo Brasileiro": whoever is from a country is so in small letters. Names ("Campeonato Brasileiro") have their own capital before. */
const PEOPLES =
  /^(brasileir|american|african|argentin|italian|chilen|cuban|mexican|europe|paulist|carioc|espartan|roman|greg)(o|a|os|as|u|us|ia|ias)$|^(portugu|ingl|franc|japon|chin)(ês|esa|eses|esas)$|^(alemão|alemã|alemães|espanhol|espanhola|espanhóis)$/;

/** Common nouns and adjectives with a capital inside a sentence ("o País", "a mitologia Grega"), alone among small letters. */
export const needlessCapital = wordRule({
  id: 'needless-capital',
  category: 'erros_ortograficos',
  competence: 1,
  confidence: 0.65,
  at: (token, i, tokens): Finding[] => {
    if (followsComma(tokens, i))
      return [
        {
          start: token.start,
          end: token.end,
          comment: `Depois da vírgula a frase continua: “${token.lower}” se escreve com letra minúscula.`,
          suggestions: [token.lower],
        },
      ];
    if (!isWord(token) || i === 0 || !isCapitalised(token) || isAllCapitals(token) || token.readings & NAME || !(token.readings & NOMINAL))
      return [];
    const isPeople = PEOPLES.test(token.lower) && tokens[i - 1]?.upos === 'NOUN';
    if ((!isAlwaysSmall(token.lower) && token.lower !== 'país' && !isPeople) || partOfTitle(tokens, i)) return [];
    return [
      {
        start: token.start,
        end: token.end,
        comment: `“${token.lower}” é nome comum: dentro da frase, escreve-se com letra minúscula.`,
        suggestions: [token.lower],
      },
    ];
  },
});

/** A link or a pronoun right after a comma, and no name or title that goes on ("Minha Casa, Minha Vida"). */
function followsComma(tokens: Token[], i: number): boolean {
  const token = tokens[i];
  const next = tokens[i + 1];
  if (!isWord(token) || tokens[i - 1]?.text !== ',' || !GOES_ON.has(token.lower) || isAllCapitals(token)) return false;
  return isCapitalised(token) && isWord(next) && !isCapitalised(next);
}

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
