import { doubtRule } from '../doubt-rule';

/** Two words that differ only in accents, and here the other one fits: "esta" for "está", "publico" for "público". */
export const missingAccent = doubtRule({
  id: 'missing-accent',
  category: 'erros_gramaticais',
  kinds: ['accent'],
  least: 0.45,
  confidence: 0.8,
  comment: (written, variant) => {
    const lower = variant.toLowerCase();
    if (lower === 'têm' || lower === 'vêm') return `Com o sujeito no plural, escreve-se “${variant}”, com acento circunflexo.`;
    if (lower === 'tem' || lower === 'vem') return `Com o sujeito no singular, escreve-se “${variant}”, sem acento.`;
    if (lower === 'está') return 'Aqui parece ser o verbo estar: “está” leva acento. “Esta”, sem acento, aponta para algo (esta casa).';
    return `As duas palavras existem, mas neste lugar o sentido pede “${variant}”, e não “${written}”.`;
  },
});
