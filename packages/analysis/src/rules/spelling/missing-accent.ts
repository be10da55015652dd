import { readingsOf } from '../../lexicon/lexicon';
import { NOMINAL, VERBAL } from '../../lexicon/morphology';
import { isCapitalised } from '../../text/token';
import { doubtRule } from '../doubt-rule';

/** Sure enough to be shown; set on corrected essays, where the mark's neighbours agree. */
export const SURE_OF_ACCENT = 0.45;

/** Two words that differ only in accents, and here the other one fits: "esta" for "está", "publico" for "público". */
export const missingAccent = doubtRule({
  id: 'missing-accent',
  category: 'erros_gramaticais',
  kinds: ['accent'],
  least: SURE_OF_ACCENT,
  confidence: 0.8,
  // What no dictionary holds is a matter of spelling, and marked there; but in the midst of a sentence a capital may be a name's.
  accepts: (_, token) => token.readings !== 0 || isCapitalised(token),
  comment: (written, variant, { readings }) => {
    const lower = variant.toLowerCase();
    if (lower === 'têm' || lower === 'vêm') return `Com o sujeito no plural, escreve-se “${variant}”, com acento circunflexo.`;
    if (lower === 'tem' || lower === 'vem') return `Com o sujeito no singular, escreve-se “${variant}”, sem acento.`;
    if (lower === 'está') return 'Aqui parece ser o verbo estar: “está” leva acento. “Esta”, sem acento, aponta para algo (esta casa).';
    const meant = readingsOf(lower);
    if (readings === 0) return `Falta o acento: escreve-se “${variant}”.`;
    if (!(readings & NOMINAL) && readings & VERBAL && meant & NOMINAL)
      return `“${written}” é forma de verbo; o nome que cabe aqui se escreve “${variant}”.`;
    if (!(readings & VERBAL) && meant & VERBAL && !(meant & NOMINAL))
      return `Aqui cabe o verbo, que se escreve “${variant}”; “${written}” é o nome.`;
    return `As duas palavras existem, mas neste lugar o sentido pede “${variant}”, e não “${written}”.`;
  },
});
