import { doubtRule } from '../doubt-rule';

/** "Este" looks forward, "esse" looks back; essays nearly always look back. Half of the teachers let it pass, so it is a remark and not an error. */
export const demonstrative = doubtRule({
  id: 'demonstrative',
  category: 'special_cases',
  kinds: ['deixis'],
  least: 0.5,
  confidence: 0.6,
  comment: (written, variant) =>
    `Para retomar o que já foi dito no texto, prefira “${variant}”. “${written.charAt(0).toUpperCase() + written.slice(1)}” anuncia o que ainda vai ser dito ou o que está perto.`,
});
