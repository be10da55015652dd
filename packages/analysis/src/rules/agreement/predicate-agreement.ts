import { DETERMINERS } from '../../choice/subject';
import { FP, FS, MP } from '../../lexicon/morphology';
import type { Finding } from '../../rule';
import type { Token } from '../../text/token';
import { wordRule } from '../word-rule';

const IS = /^(é|seria|será|era|foi|faz-se|fez-se|torna-se|mostra-se|faz|torna)$/;
/** By gender and number of what follows. "Preciso" and "bom" stay as they are in such phrases. */
const ADJECTIVES: Record<string, Record<number, string>> = {
  necessário: { [FS]: 'necessária', [MP]: 'necessários', [FP]: 'necessárias' },
  imprescindível: { [MP]: 'imprescindíveis', [FP]: 'imprescindíveis' },
  proibido: { [FS]: 'proibida', [MP]: 'proibidos', [FP]: 'proibidas' },
  notório: { [FS]: 'notória', [MP]: 'notórios', [FP]: 'notórias' },
};

/** "É necessário a criação": with an article, the adjective agrees with what is necessary. */
export const predicateAgreement = wordRule({
  id: 'predicate-agreement',
  // The grammars ask for it and hardly any reviewer does: a remark, not an error.
  category: 'special_cases',
  competence: 1,
  confidence: 0.5,
  at: (token, i, tokens): Finding[] => {
    const forms = ADJECTIVES[token.lower];
    if (!forms || !IS.test(tokens[i - 1]?.lower ?? '')) return [];
    const bits = genderOf(tokens, i + 1);
    const instead = forms[bits];
    if (!instead) return [];
    return [
      {
        start: token.start,
        end: token.end,
        comment: `Quando o que vem depois tem artigo, o adjetivo concorda com ele: “${instead} ${tokens[i + 1]?.text ?? ''} ${tokens[i + 2]?.text ?? ''}”.`,
        suggestions: [instead],
      },
    ];
  },
});

/** Of an article with its noun; "a fim de", "uma vez que" are no such thing. */
function genderOf(tokens: Token[], at: number): number {
  const [article, noun] = [tokens[at], tokens[at + 1]];
  if (!article || noun?.upos !== 'NOUN' || !/^(a|uma|os|as|uns|umas)$/.test(article.lower)) return 0;
  const bits = DETERMINERS.get(article.lower) ?? 0;
  return noun.readings & bits && !/^(fim|vez|partir|princípio)$/.test(noun.lower) ? bits : 0;
}
