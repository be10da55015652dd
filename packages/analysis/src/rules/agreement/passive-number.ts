import { readingsOf } from '../../lexicon/lexicon';
import { PARTICIPLE, PLURAL, SINGULAR } from '../../lexicon/morphology';
import type { Finding } from '../../rule';
import { likeWritten } from '../like-written';
import { wordRule } from '../word-rule';

const PLURALS: Record<string, string> = {
  foi: 'foram',
  é: 'são',
  será: 'serão',
  era: 'eram',
  seria: 'seriam',
  seja: 'sejam',
  fosse: 'fossem',
};
const SINGULARS: Record<string, string> = Object.fromEntries(Object.entries(PLURALS).map(([one, many]) => [many, one]));

/** "Foi encontrados", "foram encontrado": the verb to be and its participle are of one number. */
export const passiveNumber = wordRule({
  id: 'passive-number',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.85,
  at: (token, i, tokens): Finding[] => {
    const participle = tokens[i + 1];
    if (participle?.upos !== 'VERB' || !(participle.readings & PARTICIPLE)) return [];
    const isPlural = (participle.readings & PLURAL) !== 0 && !(participle.readings & SINGULAR);
    const many = isPlural ? PLURALS[token.lower] : undefined;
    if (many) {
      const comment = `“${participle.text}” está no plural, e o verbo ser o acompanha: “${many} ${participle.lower}”.`;
      return [{ start: token.start, end: token.end, comment, suggestions: [likeWritten(many, token.text)] }];
    }
    const plural = `${participle.lower}s`;
    if (isPlural || !SINGULARS[token.lower] || !(readingsOf(plural) & PLURAL)) return [];
    const comment = `“${token.text}” está no plural, e o particípio o acompanha: “${token.lower} ${plural}”.`;
    return [{ start: participle.start, end: participle.end, comment, suggestions: [plural] }];
  },
});
