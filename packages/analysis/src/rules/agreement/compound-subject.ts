import { DETERMINERS } from '../../choice/subject';
import { V3S } from '../../lexicon/morphology';
import type { Finding, Rule } from '../../rule';
import type { Token } from '../../text/token';
import { isOnlyNumber, otherNumber } from './verb-number';

const BETWEEN = new Set('não também já ainda sempre nunca'.split(' '));

/** "A escola e a família deve": two that do something together make a plural. Only at the head of a sentence, where nothing governs them. */
export const compoundSubject: Rule = {
  id: 'compound-subject',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.75,
  check: (paragraph) =>
    paragraph.sentences.flatMap(({ tokens }): Finding[] => {
      const joint = groupEnd(tokens, 0);
      if (joint === undefined || tokens[joint]?.lower !== 'e') return [];
      let at = groupEnd(tokens, joint + 1);
      if (at === undefined) return [];
      if (BETWEEN.has(tokens[at]?.lower ?? '')) at++;
      const verb = tokens[at];
      if (!isOnlyNumber(verb, V3S)) return [];
      const instead = otherNumber(verb);
      if (!instead) return [];
      return [
        {
          start: verb.start,
          end: verb.end,
          comment: `O sujeito tem dois núcleos ligados por “e”: o verbo vai para o plural, “${instead}”.`,
          suggestions: [instead],
        },
      ];
    }),
};

/** The place behind an article, its noun and at most one adjective. */
function groupEnd(tokens: Token[], from: number): number | undefined {
  const [article, noun] = [tokens[from], tokens[from + 1]];
  if (!article || !/^(NOUN|PROPN)$/.test(noun?.upos ?? '') || !DETERMINERS.has(article.lower) || article.lower === 'cada') return undefined;
  return tokens[from + 2]?.upos === 'ADJ' ? from + 3 : from + 2;
}
