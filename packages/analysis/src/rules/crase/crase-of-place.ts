import { goesTo } from '../../choice/goes-to';
import type { Finding } from '../../rule';
import { wordRule } from '../word-rule';

/** "Ele foi a praia", "vão as ruas". */
export const craseOfPlace = wordRule({
  id: 'crase-of-place',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.85,
  at: (token, i, tokens): Finding[] => {
    const place = tokens[i + 1];
    if (!place || !/^as?$/.test(token.lower) || !goesTo(tokens, i) || (token.lower === 'as') !== place.lower.endsWith('s')) return [];
    const instead = token.lower === 'a' ? 'à' : 'às';
    const comment = `Quem vai, vai “a” algum lugar, e “${place.lower}” tem artigo: “${instead} ${place.lower}”. Teste: vou ao parque.`;
    return [{ start: token.start, end: token.end, comment, suggestions: [instead] }];
  },
});
