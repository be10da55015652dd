import { formsOf } from '../../choice/inflections';
import { DETERMINERS, PREPOSITIONS } from '../../choice/subject';
import { readingsOf } from '../../lexicon/lexicon';
import { CLOSED, FP, MP, NAME, NOMINAL, PLURAL, SINGULAR } from '../../lexicon/morphology';
import type { Finding } from '../../rule';
import { isWord, type Token } from '../../text/token';
import { wordRule } from '../word-rule';

/** Determiners that stand for themselves too often ("todo mundo", "cada um", "nada") to ask anything of the next word. */
const SKIPPED = new Set(
  'cada isso isto aquilo tudo nada quem ninguém alguém ele ela eles elas mesmo mesma mesmos mesmas ambos ambas todo toda todos todas a as o os'.split(
    ' ',
  ),
);

/** Whoever counts further than one asks for a plural. */
const NUMBERS = new Map([
  ['dois', MP],
  ['duas', FP],
  ...'três quatro cinco seis sete oito nove dez vinte trinta quarenta cinquenta'.split(' ').map((number) => [number, PLURAL] as const),
]);

/** An article or pronoun and its noun, or a noun and its adjective, of which one is plural and the other is not. */
export const nounAgreement = wordRule({
  id: 'noun-agreement',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.75,
  at: (token, i, tokens): Finding[] => {
    const noun = tokens[i + 1];
    if (!isWord(token) || !isWord(noun) || noun.text !== noun.lower || noun.readings & NAME) return [];
    if (noun.readings & CLOSED && !NUMBERS.has(token.lower)) return [];
    const asked = askedBy(token);
    const has = noun.readings & NOMINAL;
    if (asked === 0 || has === 0 || asked & has) return [];
    if (!sameGender(asked, has) || !/^(NOUN|ADJ)$/.test(noun.upos)) return [];
    const instead = formsOf(noun.lower).find((form) => readingsOf(form) & asked);
    if (!instead) return [];
    // "À pessoas" may also lack no s at all, but have a crase too many.
    const other = token.lower === 'à' ? `${token.text === 'À' ? 'A' : 'a'} ${noun.text}` : `${token.text} ${instead}`;
    const suggestions = [...pluralOf(token).map((plural) => `${plural} ${noun.text}`), other];
    return [
      {
        start: token.start,
        end: noun.end,
        comment: `“${token.text}” e “${noun.text}” devem concordar em número: “${suggestions[0]}”.`,
        suggestions,
      },
    ];
  },
});

/** Gender and number that a word asks of the next one; 0 when it asks nothing. */
function askedBy(token: Token): number {
  if (SKIPPED.has(token.lower) && !/^[oa]s$/.test(token.lower)) return 0;
  const bits = DETERMINERS.get(token.lower) ?? PREPOSITIONS.get(token.lower) ?? NUMBERS.get(token.lower);
  if (bits) return token.upos.startsWith('PRON') || token.upos === 'VERB' ? 0 : bits;
  return 0;
}

/** "Nosso jovens": more often the first of the two has lost its s than the second has one too many. */
const pluralOf = ({ text, lower }: Token): string[] =>
  (DETERMINERS.get(`${lower}s`) ?? PREPOSITIONS.get(`${lower}s`) ?? 0) & PLURAL ? [`${text}s`] : [];

const sameGender = (a: number, b: number): boolean =>
  ((a & SINGULAR) !== 0 && (b & PLURAL) !== 0 && ((a << 2) & b) !== 0) ||
  ((a & PLURAL) !== 0 && (b & SINGULAR) !== 0 && ((a >> 2) & b) !== 0);
