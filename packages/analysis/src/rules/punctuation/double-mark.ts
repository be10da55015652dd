import type { Finding, Rule } from '../../rule';

/** ",,", ";;", "..", ",.": two marks where one is meant. An abbreviation and its sentence's end share a full stop, and "..." is one mark. */
export const doubleMark: Rule = {
  id: 'double-mark',
  category: 'mistake',
  competence: 1,
  confidence: 0.8,
  check: (paragraph) => {
    const tokens = paragraph.sentences.flatMap((sentence) => sentence.tokens);
    return tokens.flatMap((token, i): Finding[] => {
      const next = tokens[i + 1];
      const mark = (end: number, instead: string, comment: string) => [{ start: token.start, end, comment, suggestions: [instead] }];
      if (token.text === '..') return mark(token.end, '.', 'O ponto final é um só; as reticências são três pontos.');
      if (!next || next.spaced || !/^[,;:]$/.test(token.text) || !/^[,;:.]$/.test(next.text)) return [];
      return mark(next.end, next.text === '.' ? '.' : token.text, 'Há dois sinais de pontuação seguidos. Deixe só um.');
    });
  },
};
