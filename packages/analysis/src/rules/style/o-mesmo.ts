import type { Finding } from '../../rule';
import { wordRule } from '../word-rule';

/** "O mesmo" as a pronoun: "o aluno estuda, mas o mesmo não lê". Before a noun it is an adjective and fine. */
export const oMesmo = wordRule({
  id: 'o-mesmo',
  category: 'special_cases',
  competence: 4,
  confidence: 0.5,
  at: (token, i, tokens): Finding[] => {
    const before = tokens[i - 1];
    const next = tokens[i + 1];
    if (!before || !/^mesm[oa]s?$/.test(token.lower) || !/^([oa]s?|d[oa]s?|n[oa]s?|pel[oa]s?|a[os]s?|à|às)$/.test(before.lower)) return [];
    if (next && !/^(VERB|AUX|PUNCT|ADV|CCONJ)/.test(next.upos)) return [];
    if (next?.lower === 'que' || next?.lower === 'de' || tokens[i - 2]?.lower === 'é') return [];
    return [
      {
        start: before.start,
        end: token.end,
        comment: 'Evite “o mesmo” para retomar alguém ou algo já citado: use um pronome (ele, ela) ou um sinônimo.',
      },
    ];
  },
});
