import { readingsOf } from '../../lexicon/lexicon';
import { FINITE, INFINITIVE } from '../../lexicon/morphology';
import { doubtRule } from '../doubt-rule';

/** Number, gender or person that does not go with the rest of the sentence. */
export const agreement = doubtRule({
  id: 'agreement',
  category: 'erros_gramaticais',
  kinds: ['inflection'],
  least: 0.44,
  confidence: 0.6,
  comment: (written, variant) => {
    const readings = readingsOf(variant.toLowerCase());
    if (readings & INFINITIVE) return `Depois de outro verbo ou de preposição, o verbo fica no infinitivo: “${variant}”.`;
    if (readings & FINITE)
      return `O verbo acompanha o sujeito. Confira quem pratica a ação: parece pedir “${variant}”, e não “${written}”.`;
    return `As palavras que acompanham um nome concordam com ele. Aqui o trecho pede “${variant}”.`;
  },
});
