import { doubtRule } from '../doubt-rule';

/** "Neste ano", "neste país", "este texto": the time, the place and the text one stands in are near, and "este" is right. */
const AT_HAND = /^(ano|mês|século|semana|redação|texto|artigo|reportagem|matéria|país)$/;

/** "Este" looks forward, "esse" looks back; essays nearly always look back. Teachers correct six in ten of the ones marked here. */
export const demonstrative = doubtRule({
  id: 'demonstrative',
  category: 'erros_gramaticais',
  kinds: ['deixis'],
  least: 0.44,
  confidence: 0.6,
  accepts: ({ index }, _, tokens) => !AT_HAND.test(tokens[index + 1]?.lower ?? ''),
  comment: (written, variant) =>
    `Para retomar o que já foi dito no texto, use “${variant}”. “${written.charAt(0).toUpperCase() + written.slice(1)}” anuncia o que ainda vai ser dito ou o que está perto.`,
});
