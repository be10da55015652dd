import type { Rule } from '../../rule';

const MANY_WORDS = 120;

/** A whole composition in one paragraph. */
export const singleBlock: Rule = {
  id: 'single-block',
  category: 'special_cases',
  competence: 2,
  confidence: 0.7,
  check: (paragraph, text) => {
    const filled = text.paragraphs.filter(({ sentences }) => sentences.length > 0);
    const first = paragraph.sentences[0]?.tokens[0];
    const words = paragraph.sentences.flatMap((sentence) => sentence.tokens).filter((token) => token.kind === 'word').length;
    if (filled.length !== 1 || words < MANY_WORDS || !first) return [];
    return [
      {
        start: first.start,
        end: first.end,
        comment: 'O texto está em um bloco só. Divida-o em parágrafos: introdução, desenvolvimento e conclusão.',
      },
    ];
  },
};
