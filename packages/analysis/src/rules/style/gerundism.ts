import { GERUND } from '../../lexicon/morphology';
import type { Finding } from '../../rule';
import { wordRule } from '../word-rule';

const FIRST = /^(vou|vai|vamos|vão|irá|irão|iremos|pode|podem|deve|devem|poderá|poderão|deverá|deverão)$/;

/** "Vou estar enviando": three verbs where one is enough. */
export const gerundism = wordRule({
  id: 'gerundism',
  category: 'special_cases',
  competence: 1,
  confidence: 0.8,
  at: (token, i, tokens): Finding[] => {
    const last = tokens[i + 2];
    if (!FIRST.test(token.lower) || tokens[i + 1]?.lower !== 'estar' || !last || !(last.readings & GERUND)) return [];
    return [
      { start: token.start, end: last.end, comment: 'Três verbos onde um bastaria: evite o gerundismo e diga a ação de forma direta.' },
    ];
  },
});
