import { DETERMINERS } from '../../choice/subject';
import { NOMINAL, PLURAL, SINGULAR, V3P, V3S } from '../../lexicon/morphology';
import type { Finding } from '../../rule';
import type { Token } from '../../text/token';
import { wordRule } from '../word-rule';
import { isOnlyNumber, otherNumber } from './verb-number';

const OPENERS = new Set('que quando porque pois enquanto embora mas se onde aonde'.split(' '));
const BETWEEN = new Set('não também já ainda só sempre nunca'.split(' '));
/** These nouns are singular and mean many: with "de" behind them both numbers are heard. */
const COLLECTIVE = /^(maioria|parte|grupo|série|metade|número|conjunto|minoria|porcentagem|cento|quantidade)$/;
/** "Que muitas vezes consegue", "que todos os dias sai": they tell when, not who. */
const WHEN = /^(vez|vezes|dia|dias|ano|anos|mês|meses)$/;

/** A short subject right before its verb, one plural and the other not: "Os jovens precisa", "O governo devem", "Os efeitos da crise atinge". */
export const verbAgreement = wordRule({
  id: 'verb-agreement',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.75,
  at: (token, i, tokens, paragraph): Finding[] => {
    if (i > 0 && !OPENERS.has(tokens[i - 1]?.lower ?? '')) return [];
    const subject = subjectAt(tokens, i);
    if (!subject) return [];
    const verb = tokens[subject.next];
    if (!isOnlyNumber(verb, subject.plural ? V3S : V3P) || verb.lower === 'são') return []; // "O resultado são enchentes": to be agrees with what follows, too
    const instead = otherNumber(verb);
    if (!instead) return [];
    return [
      {
        start: verb.start,
        end: verb.end,
        comment: `O sujeito “${paragraph.text.slice(token.start, tokens[subject.last]?.end)}” está no ${subject.plural ? 'plural' : 'singular'}, e o verbo deve acompanhá-lo: “${instead}”.`,
        suggestions: [instead],
      },
    ];
  },
});

function subjectAt(tokens: Token[], i: number): { plural: boolean; last: number; next: number } | undefined {
  const determiner = tokens[i];
  const noun = tokens[i + 1];
  const bits = DETERMINERS.get(determiner?.lower ?? '');
  if (!determiner || !noun || !bits || noun.upos !== 'NOUN' || !(noun.readings & bits) || WHEN.test(noun.lower)) return undefined;
  const plural = (bits & PLURAL) !== 0;
  if (noun.readings & NOMINAL & (plural ? SINGULAR : PLURAL)) return undefined;
  let next = i + 2;
  const adjective = tokens[next];
  if (adjective?.upos === 'ADJ' && adjective.readings & bits && !(adjective.readings & (V3S | V3P))) next++;
  const isCounted = /^d[aeo]s?$/.test(tokens[next]?.lower ?? '');
  if (COLLECTIVE.test(noun.lower) && isCounted) return undefined;
  if (isCounted) next = behindComplement(tokens, next);
  const last = next - 1;
  if (BETWEEN.has(tokens[next]?.lower ?? '')) next++;
  return { plural, last, next };
}

/** The place behind "da crise", "dos recursos": what stands there is no subject, though it is nearer to the verb. */
function behindComplement(tokens: Token[], at: number): number {
  const noun = tokens[at + 1];
  if (noun?.upos !== 'NOUN' || noun.text !== noun.lower) return at;
  return tokens[at + 2]?.upos === 'ADJ' ? at + 3 : at + 2;
}
