import { readingsOf } from '../../lexicon/lexicon';
import { V3S } from '../../lexicon/morphology';
import type { Finding } from '../../rule';
import type { Token } from '../../text/token';
import { likeWritten } from '../like-written';
import { wordRule } from '../word-rule';

const OPENERS = /^(se|caso|que|embora)$/;

/** "Se todos ajuda-se": what sounds like "-se" is the ending of "ajudasse". */
export const imperfectSubjunctive = wordRule({
  id: 'imperfect-subjunctive',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.85,
  at: (token, i, tokens): Finding[] => {
    const stem = /^(.*[aei])-se$/.exec(token.lower)?.[1];
    const instead = stem && `${stem}sse`;
    if (!instead || !(readingsOf(instead) & V3S) || !isSupposed(tokens, i)) return [];
    return [
      {
        start: token.start,
        end: token.end,
        comment: `Aqui se imagina o que poderia ser, e o verbo se escreve junto: “${instead}”.`,
        suggestions: [likeWritten(instead, token.text)],
      },
    ];
  },
});

/** "Se" a word or three before, with its subject between and no other verb: "se o governo investi-se". Right before it is another mistake. */
function isSupposed(tokens: Token[], i: number): boolean {
  for (let at = i - 2; at >= Math.max(0, i - 4); at--) {
    const token = tokens[at];
    if (!token || token.kind === 'punctuation' || /^(VERB|AUX)$/.test(tokens[at + 1]?.upos ?? '')) return false;
    if (OPENERS.test(token.lower))
      return (
        token.lower === 'se' &&
        (at === 0 || tokens[at - 1]?.kind === 'punctuation' || /^(que|e|mas|como|só)$/.test(tokens[at - 1]?.lower ?? ''))
      );
  }
  return false;
}
