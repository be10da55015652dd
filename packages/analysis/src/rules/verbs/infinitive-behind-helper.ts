import { readingsOf } from '../../lexicon/lexicon';
import { FINITE, INFINITIVE, NOMINAL } from '../../lexicon/morphology';
import type { Finding } from '../../rule';
import { wordRule } from '../word-rule';

const HELPERS = /^(vou|vai|vamos|vão|pode|podem|podemos|deve|devem|devemos|irá|irão|poderá|poderia|deveria|deveriam|poderiam|conseguem?)$/;

/** "Ele vai viaja": the r that speech drops. */
export const infinitiveBehindHelper = wordRule({
  id: 'infinitive-behind-helper',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.85,
  at: (token, i, tokens): Finding[] => {
    const verb = tokens[i + 1];
    if (!verb || !HELPERS.test(token.lower) || verb.upos !== 'VERB' || !(verb.readings & FINITE) || verb.readings & NOMINAL) return [];
    const instead = `${verb.lower}r`;
    // "Deve ser", "pode vir": "vi" and "ve" are too short to tell.
    if (verb.lower.length < 4 || !(readingsOf(instead) & INFINITIVE)) return [];
    const comment = `Depois de “${token.lower}”, o verbo fica no infinitivo e não perde o “r”: “${instead}”.`;
    return [{ start: verb.start, end: verb.end, comment, suggestions: [instead] }];
  },
});
