import type { Rule } from '../../rule';

const TIGHT = new Set([',', '.', ';', ':', '!', '?']);

export const spaceBeforeMark: Rule = {
  id: 'space-before-mark',
  category: 'special_cases',
  competence: 1,
  confidence: 0.6,
  check: (paragraph) =>
    paragraph.sentences.flatMap(({ tokens }) =>
      tokens.flatMap((token, i) => {
        const before = tokens[i - 1];
        if (!before || before.kind === 'punctuation' || !TIGHT.has(token.text) || !token.spaced) return [];
        return [
          {
            start: before.end,
            end: token.end,
            comment: `O sinal “${token.text}” fica junto da palavra que vem antes, sem espaço.`,
            suggestions: [token.text],
          },
        ];
      }),
    ),
};
