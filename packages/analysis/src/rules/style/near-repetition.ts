import type { Finding, Rule } from '../../rule';
import { isWord, type Token } from '../../text/token';

const OFTEN = 4;
const MARKS = 2;

/** A noun or verb used again and again within one paragraph; the last uses are marked, where a synonym would help. */
export const nearRepetition: Rule = {
  id: 'near-repetition',
  category: 'special_cases',
  competence: 4,
  confidence: 0.4,
  check: (paragraph) => {
    const uses = new Map<string, Token[]>();
    for (const token of paragraph.sentences.flatMap(({ tokens }) => tokens)) {
      if (!isWord(token) || !/^(NOUN|VERB|ADJ)$/.test(token.upos) || token.lower.length <= 4) continue;
      const list = uses.get(token.lower);
      if (list) list.push(token);
      else uses.set(token.lower, [token]);
    }
    return [...uses.values()]
      .filter((list) => list.length >= OFTEN)
      .slice(0, MARKS)
      .flatMap((list): Finding[] => {
        const last = list.at(-1);
        return last
          ? [
              {
                start: last.start,
                end: last.end,
                comment: `“${last.lower}” aparece ${list.length} vezes neste parágrafo. Experimente um sinônimo ou um pronome.`,
              },
            ]
          : [];
      });
  },
};
