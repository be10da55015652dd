import type { Finding } from '../../rule';
import { wordRule } from '../word-rule';

const WILL = /^(vai|vão|vamos|irá|irão|será|serão|ficará|ficarão|teremos|terá|terão|haverá|estaria|seria|teria)$/;
/** The future subjunctive, which only "se" brings: "chover", "houver", "fizermos". */
const IF_IT =
  /^(houver|for|forem|formos|tiver|tiverem|tivermos|fizer|fizerem|fizermos|puder|puderem|quiser|quiserem|chover|mudar|mudarmos|agir|agirmos)$/;

/** "Senão" is "otherwise"; "se não", "if not". */
export const seNao = wordRule({
  id: 'se-nao',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.85,
  at: (token, i, tokens): Finding[] => {
    const next = tokens[i + 1];
    if (token.lower === 'senão' && IF_IT.test(next?.lower ?? '')) {
      const comment = '“Se não”, separado, apresenta uma condição: equivale a “caso não”.';
      return [{ start: token.start, end: token.end, comment, suggestions: [i === 0 ? 'Se não' : 'se não'] }];
    }
    const isOtherwise =
      token.lower === 'se' &&
      next?.lower === 'não' &&
      tokens[i - 1]?.text === ',' &&
      WILL.test(tokens[i + 2]?.lower ?? '') &&
      !tokens.slice(i + 2).some(({ text }) => text === ',');
    if (!isOtherwise) return [];
    return [
      {
        start: token.start,
        end: next.end,
        comment: 'Com o sentido de “caso contrário”, escreve-se junto: “senão”.',
        suggestions: ['senão'],
      },
    ];
  },
});
