import type { Rule } from '../../rule';

const MANY_WORDS = 120;

/** A whole composition in one paragraph. */
export const singleBlock: Rule = {
  id: 'single-block',
  category: 'special_cases',
  competence: 2,
  confidence: 0.7,
  check: (paragraph, text) => {
    const first = paragraph.sentences[0]?.tokens[0];
    const words = paragraph.sentences.flatMap((sentence) => sentence.tokens).filter((token) => token.kind === 'word').length;
    if (words < MANY_WORDS || !first || text.paragraphs.some((other) => other !== paragraph && other.sentences.length > 0)) return [];
    return [
      {
        start: first.start,
        end: first.end,
        comment: 'O texto está em um bloco só. Divida-o em parágrafos: introdução, desenvolvimento e conclusão.',
      },
    ];
  },
};
