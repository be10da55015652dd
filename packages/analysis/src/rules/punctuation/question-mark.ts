import type { Finding, Rule } from '../../rule';

const HOW_MANY = /^(quantos|quantas|qual|quais)$/;
const LONGEST = 12;

/** "Quantos anos você tem.": a short sentence that asks the reader something and ends in a full stop. */
export const questionMark: Rule = {
  id: 'question-mark',
  category: 'special_cases',
  competence: 1,
  confidence: 0.5,
  check: (paragraph) =>
    paragraph.sentences.flatMap(({ tokens }): Finding[] => {
      const [first, second, last] = [tokens[0]?.lower ?? '', tokens[1]?.lower, tokens.at(-1)];
      if (last?.text !== '.' || tokens.length > LONGEST || tokens.some(({ text }) => text === ',')) return [];
      const asks =
        (first === 'será' && second === 'que') ||
        (first === 'até' && second === 'quando') ||
        (HOW_MANY.test(first) && tokens.some(({ lower }) => lower === 'você' || lower === 'vocês'));
      if (!asks) return [];
      return [{ start: last.start, end: last.end, comment: 'Parece uma pergunta: termine com ponto de interrogação.', suggestions: ['?'] }];
    }),
};
