import { PLURAL, SINGULAR } from '../../lexicon/morphology';
import type { Finding } from '../../rule';
import { likeWritten } from '../like-written';
import { wordRule } from '../word-rule';

/** Verbs that take a direct object, and so with "se" have a subject. "Precisa-se de" and "trata-se de" have none. */
const PLURALS: Record<string, string> = {
  'vende-se': 'vendem-se',
  'aluga-se': 'alugam-se',
  'compra-se': 'compram-se',
  'conserta-se': 'consertam-se',
  'procura-se': 'procuram-se',
  'aceita-se': 'aceitam-se',
  'oferece-se': 'oferecem-se',
  'contrata-se': 'contratam-se',
  'observa-se': 'observam-se',
  'percebe-se': 'percebem-se',
  'nota-se': 'notam-se',
  'encontra-se': 'encontram-se',
  'vê-se': 'veem-se',
  'faz-se': 'fazem-se',
  'ouve-se': 'ouvem-se',
  'criou-se': 'criaram-se',
  'busca-se': 'buscam-se',
};
const OPENS = /^(os|as|muitos|muitas|vários|várias|diversos|diversas|inúmeros|inúmeras|alguns|algumas|poucos|poucas)$/;

/** "Vende-se casas": the houses are sold, and the verb agrees with them. */
export const sePassive = wordRule({
  id: 'se-passive',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.8,
  at: (token, i, tokens): Finding[] => {
    const instead = PLURALS[token.lower];
    if (!instead) return [];
    const noun = tokens[i + (OPENS.test(tokens[i + 1]?.lower ?? '') ? 2 : 1)];
    if (noun?.upos !== 'NOUN' || !(noun.readings & PLURAL) || noun.readings & SINGULAR) return [];
    const comment = `Com “se”, o que vem depois é o sujeito e está no plural: “${instead} ${noun.lower}” (${noun.lower} sofrem a ação).`;
    return [{ start: token.start, end: token.end, comment, suggestions: [likeWritten(instead, token.text)] }];
  },
});
