import { formsOf } from '../../choice/inflections';
import { DETERMINERS } from '../../choice/subject';
import { readingsOf } from '../../lexicon/lexicon';
import { PLURAL, SINGULAR } from '../../lexicon/morphology';
import type { Finding } from '../../rule';
import type { Token } from '../../text/token';
import { wordRule } from '../word-rule';

const ARE = /^(são|estão|eram|estavam|foram|ficam|ficaram|parecem|pareciam|serão|sejam|continuam)$/;
const BETWEEN = /^(muito|mais|menos|tão|bem|bastante|não|sempre|cada|vez|também|ainda)$/;

/** "As casas são bonita": what is said of several things is plural too. */
export const predicateNumber = wordRule({
  id: 'predicate-number',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.8,
  at: (token, i, tokens): Finding[] => {
    if (!ARE.test(token.lower)) return [];
    let at = i + 1;
    while (at < i + 4 && BETWEEN.test(tokens[at]?.lower ?? '')) at++;
    const adjective = tokens[at];
    const asked = subjectBits(tokens, i);
    if (!asked || !isSingular(adjective) || tokens[at + 1]?.upos === 'NOUN') return [];
    const instead = formsOf(adjective.lower).find((form) => readingsOf(form) & asked);
    if (!instead) return [];
    const comment = `“${adjective.text}” fala de “${tokens[i - 1]?.text ?? ''}”, que está no plural: escreva “${instead}”.`;
    return [{ start: adjective.start, end: adjective.end, comment, suggestions: [instead] }];
  },
});

/** Gender of a plural subject that stands right before, with its article. */
function subjectBits(tokens: Token[], i: number): number {
  const [article, noun] = [tokens[i - 2], tokens[i - 1]];
  const bits = (DETERMINERS.get(article?.lower ?? '') ?? 0) & PLURAL;
  return noun?.upos === 'NOUN' ? bits & noun.readings : 0;
}

const isSingular = (token: Token | undefined): token is Token =>
  token?.upos === 'ADJ' && (token.readings & SINGULAR) !== 0 && (token.readings & PLURAL) === 0;
