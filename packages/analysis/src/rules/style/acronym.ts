import type { Finding, Rule } from '../../rule';
import { type ReadText, tokensOf } from '../../text/read-text';
import { isAllCapitals, type Token } from '../../text/token';

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
    const siglas = paragraph.sentences.flatMap(({ tokens }) => {
      const found = tokens.filter(isUnknownSigla);
      return found.length === 0 || isShouted(tokens) ? [] : found;
    });
    return siglas
      .filter((token) => firstUses(text).get(token.text) === token)
      .map(
        (token): Finding => ({
          start: token.start,
          end: token.end,
          comment: `Na primeira vez, escreva o nome por extenso e a sigla entre parênteses: nem todo leitor conhece “${token.text}”.`,
        }),
      );
  },
};

/** One text has many paragraphs, and one answer. */
const remembered = new WeakMap<ReadText, Map<string, Token | undefined>>();

/** Where each sigla first stands; nowhere, if brackets beside it somewhere show that it was spelt out. */
function firstUses(text: ReadText): Map<string, Token | undefined> {
  const known = remembered.get(text);
  if (known) return known;
  const uses = new Map<string, Token | undefined>();
  const all = tokensOf(text);
  all.forEach((token, i) => {
    if (!isUnknownSigla(token)) return;
    if (all[i - 1]?.text === '(' || all[i + 1]?.text === '(') uses.set(token.text, undefined);
    else if (!uses.has(token.text)) uses.set(token.text, token);
  });
  remembered.set(text, uses);
  return uses;
}

const isUnknownSigla = (token: Token): boolean => isAllCapitals(token) && /^\p{Lu}{3,6}$/u.test(token.text) && !KNOWN.has(token.text);

const isShouted = (tokens: Token[]): boolean =>
  tokens.filter(({ text }) => text.length > 2 && text === text.toUpperCase() && /\p{Lu}/u.test(text)).length > tokens.length / 3;
