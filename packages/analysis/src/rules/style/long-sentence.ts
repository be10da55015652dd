import type { Rule } from '../../rule';
import { isWord } from '../../text/token';

/** Above this a reader loses the thread; good essays stay near twenty-five. */
const TOO_MANY = 60;

export const longSentence: Rule = {
  id: 'long-sentence',
  category: 'special_cases',
  competence: 4,
  confidence: 0.5,
  check: (paragraph) =>
    paragraph.sentences.flatMap(({ tokens, start }) => {
      const words = tokens.filter(isWord);
      const mark = words[5];
      if (words.length <= TOO_MANY || !mark) return [];
      return [
        { start, end: mark.end, comment: `Esta frase tem ${words.length} palavras. Divida-a em duas ou três para o leitor não se perder.` },
      ];
    }),
};
