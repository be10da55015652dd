import type { Rule } from '../../rule';
import { isWord } from '../../text/token';

/** Doubling that Portuguese does on purpose: "não, não", "quase quase", "se se", reduplicated interjections. */
const MAY_DOUBLE = new Set(['não', 'sim', 'muito', 'bem', 'já', 'logo', 'quase', 'tão', 'ha', 'ah', 'que', 'se', 'blá', 'cada', 'pouco']);

export const repeatedWord: Rule = {
  id: 'repeated-word',
  category: 'mistake',
  competence: 1,
  confidence: 0.85,
  check: (paragraph) =>
    paragraph.sentences.flatMap(({ tokens }) =>
      tokens.flatMap((token, i) => {
        const next = tokens[i + 1];
        if (!isWord(token) || !isWord(next) || token.lower !== next.lower || MAY_DOUBLE.has(token.lower)) return [];
        if (token.text !== token.lower && next.text !== next.lower && i > 0) return []; // a name: "Bora Bora"
        return [
          {
            start: token.start,
            end: next.end,
            comment: `A palavra “${token.text}” aparece duas vezes seguidas. Basta uma.`,
            suggestions: [token.text],
          },
        ];
      }),
    ),
};
