import { inflectionsOf } from '../../choice/inflections';
import { DETERMINERS } from '../../choice/subject';
import { readingsOf } from '../../lexicon/lexicon';
import { NOMINAL, PLURAL, SINGULAR, V3P, V3S, VERBAL } from '../../lexicon/morphology';
import type { Finding } from '../../rule';
import type { Token } from '../../text/token';
import { wordRule } from '../word-rule';

const OPENERS = new Set('que quando porque pois enquanto embora mas se onde aonde'.split(' '));
const BETWEEN = new Set('não também já ainda só sempre nunca'.split(' '));
/** These nouns are singular and mean many: both numbers are heard. */
const COLLECTIVE = /^(maioria|parte|grupo|série|metade|número|conjunto|minoria|porcentagem|cento|quantidade)$/;
/** "Que muitas vezes consegue", "que todos os dias sai": they tell when, not who. */
const WHEN = /^(vez|vezes|dia|dias|ano|anos|mês|meses)$/;

/** A short subject right before its verb, one plural and the other not: "Os jovens precisa", "O governo devem". */
export const verbAgreement = wordRule({
  id: 'verb-agreement',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.75,
  at: (token, i, tokens): Finding[] => {
    if (i > 0 && !OPENERS.has(tokens[i - 1]?.lower ?? '')) return [];
    const subject = subjectAt(tokens, i);
    if (!subject) return [];
    const verb = tokens[subject.next];
    if (!verb || !/^(VERB|AUX)$/.test(verb.upos)) return [];
    const has = verb.readings & VERBAL;
    const wants = subject.plural ? V3P : V3S;
    const wrong = subject.plural ? V3S : V3P;
    if (has !== wrong || verb.lower === 'são') return []; // "O resultado são enchentes": to be agrees with what follows, too
    const instead = inflectionsOf(verb.lower).find((form) => (readingsOf(form) & VERBAL) === wants);
    if (!instead) return [];
    return [
      {
        start: verb.start,
        end: verb.end,
        comment: `O sujeito “${token.text} ${tokens[i + 1]?.text ?? ''}” está no ${subject.plural ? 'plural' : 'singular'}, e o verbo deve acompanhá-lo: “${instead}”.`,
        suggestions: [instead],
      },
    ];
  },
});

function subjectAt(tokens: Token[], i: number): { plural: boolean; next: number } | undefined {
  const determiner = tokens[i];
  const noun = tokens[i + 1];
  const bits = DETERMINERS.get(determiner?.lower ?? '');
  if (!determiner || !noun || !bits || noun.upos !== 'NOUN' || !(noun.readings & bits)) return undefined;
  if (COLLECTIVE.test(noun.lower) || WHEN.test(noun.lower)) return undefined;
  const plural = (bits & PLURAL) !== 0;
  if (noun.readings & NOMINAL & (plural ? SINGULAR : PLURAL)) return undefined;
  let next = i + 2;
  const adjective = tokens[next];
  if (adjective?.upos === 'ADJ' && adjective.readings & bits && !(adjective.readings & (V3S | V3P))) next++;
  if (BETWEEN.has(tokens[next]?.lower ?? '')) next++;
  return { plural, next };
}
