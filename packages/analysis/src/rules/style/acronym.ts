import type { Finding, Rule } from '../../rule';
import { tokensOf } from '../../text/read-text';
import { isAllCapitals } from '../../text/token';

/** Everybody knows these without their long name. */
const KNOWN = new Set(
  'EUA ONU PIB CPF TV DNA RNA HIV AIDS SUS MEC ENEM IBGE UFRJ USP LGBT LGBTQIA PT PSDB ONG ONGS CEO OMS UTI EAD DVD CD GPS II III IV VI VII VIII IX XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI OAB STF EUA. COVID'.split(
    ' ',
  ),
);

/** The first use of a sigla whose long name stands nowhere in the text. */
export const acronym: Rule = {
  id: 'acronym',
  category: 'special_cases',
  competence: 3,
  confidence: 0.5,
  check: (paragraph, text) => {
    const all = tokensOf(text);
    return paragraph.sentences.flatMap(({ tokens }) =>
      tokens.flatMap((token, i): Finding[] => {
        const sigla = token.text;
        if (!isAllCapitals(token) || !/^\p{Lu}{3,6}$/u.test(sigla) || KNOWN.has(sigla) || shouted(tokens.map(({ text: t }) => t)))
          return [];
        if (tokens[i - 1]?.text === '(' || tokens[i + 1]?.text === '(') return [];
        if (
          all.find((other) => other.text === sigla) !== token ||
          all.some((other, j) => other.text === sigla && (all[j - 1]?.text === '(' || all[j + 1]?.text === '('))
        )
          return [];
        return [
          {
            start: token.start,
            end: token.end,
            comment: `Na primeira vez, escreva o nome por extenso e a sigla entre parênteses: nem todo leitor conhece “${sigla}”.`,
          },
        ];
      }),
    );
  },
};

const shouted = (words: string[]): boolean =>
  words.filter((word) => word.length > 2 && word === word.toUpperCase() && /\p{Lu}/u.test(word)).length > words.length / 3;
