import { VERBAL } from '../../lexicon/morphology';
import type { Finding } from '../../rule';
import type { Token } from '../../text/token';
import { wordRule } from '../word-rule';

const ATTRACTS = new Set(
  'não nunca jamais que quem onde quando porque embora conforme já nada ninguém também sempre enquanto cujo cuja'.split(' '),
);
const CLITIC = /^(.+)-(me|te|se|lhe|lhes|nos|o|a|os|as)$/;

/** Where the unstressed pronoun stands: not at the head of a sentence, and before the verb when a word attracts it. */
export const pronounPlacement = wordRule({
  id: 'pronoun-placement',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.6,
  at: (token, i, tokens): Finding[] => {
    const next = tokens[i + 1];
    if (i === 0 && token.spaced && /^(me|te|lhe|lhes)$/.test(token.lower) && next && next.readings & VERBAL && !next.lower.includes('-')) {
      const instead = `${next.text.charAt(0).toUpperCase()}${next.text.slice(1)}-${token.lower}`;
      return [
        {
          start: token.start,
          end: next.end,
          comment: `Na escrita formal, a frase não começa por pronome átono: “${instead}”.`,
          suggestions: [instead],
        },
      ];
    }
    const parts = CLITIC.exec(token.lower);
    if (!parts || !attracted(tokens, i)) return [];
    const instead = `${parts[2]} ${parts[1]}`;
    const before = tokens[i - 1];
    return [
      {
        start: token.start,
        end: token.end,
        comment: `A palavra “${before?.text ?? ''}” atrai o pronome para antes do verbo: “${before?.text ?? ''} ${instead}”.`,
        suggestions: [instead],
      },
    ];
  },
});

const attracted = (tokens: Token[], i: number): boolean => {
  const before = tokens[i - 1];
  return before !== undefined && ATTRACTS.has(before.lower) && !/(r|ndo)-/.test(tokens[i]?.lower ?? '');
};
