import { FINITE, GERUND } from '../../lexicon/morphology';
import type { Finding, Rule } from '../../rule';

/** A sentence that cannot stand alone: it begins with "Pois" or with a gerund that hangs on the sentence before. */
export const fragment: Rule = {
  id: 'fragment',
  category: 'special_cases',
  competence: 1,
  confidence: 0.6,
  check: (paragraph) =>
    paragraph.sentences.flatMap(({ tokens }, s): Finding[] => {
      const first = tokens[0];
      const before = paragraph.sentences[s - 1]?.tokens.at(-1);
      if (!first || before?.text !== '.') return [];
      const short = tokens.length < 26;
      if (first.lower === 'pois' && tokens[1]?.lower !== 'bem' && tokens[1]?.text !== ',') {
        return [
          {
            start: before.start,
            end: first.end,
            comment: '“Pois” explica a frase anterior e não deve ficar separado dela por ponto. Use vírgula.',
            suggestions: [', pois'],
          },
        ];
      }
      const verb = tokens.some((token) => /^(VERB|AUX)/.test(token.upos) && token.readings & FINITE && !/ndo$/.test(token.lower));
      if (first.readings === GERUND && short && !verb) {
        return [
          {
            start: before.start,
            end: first.end,
            comment: 'Essa frase depende da anterior: sem verbo principal, ela fica incompleta. Ligue as duas com vírgula.',
            suggestions: [`, ${first.lower}`],
          },
        ];
      }
      return [];
    }),
};
