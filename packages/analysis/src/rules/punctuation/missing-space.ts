import type { Finding, Rule } from '../../rule';
import { isWord } from '../../text/token';

/** "violência.Fato", "medo,e": the mark is there, the space after it is not. */
export const missingSpace: Rule = {
  id: 'missing-space',
  category: 'special_cases',
  competence: 1,
  confidence: 0.6,
  check: (paragraph) => {
    const tokens = paragraph.sentences.flatMap((sentence) => sentence.tokens);
    return tokens.flatMap((token, i): Finding[] => {
      const before = tokens[i - 1];
      const next = tokens[i + 1];
      if (
        !/^[.,;:!?]$/.test(token.text) ||
        !isWord(before) ||
        !isWord(next) ||
        token.spaced ||
        next.spaced ||
        before.text.length < 2 ||
        /^(com|br|org)$/.test(next.lower)
      )
        return [];
      return [
        {
          start: token.start,
          end: next.end,
          comment: `Depois de “${token.text}” vai um espaço.`,
          suggestions: [`${token.text} ${next.text}`],
        },
      ];
    });
  },
};
