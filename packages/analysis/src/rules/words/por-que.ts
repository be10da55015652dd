import type { Finding, Rule } from '../../rule';
import type { Token } from '../../text/token';

const NOUNS = /^(motivo|motivos|razão|razões|causa|causas)$/;

/** "Seja porque", "só porque": what stands before tells that a cause follows. */
const EXPLAINS =
  /^(seja|talvez|só|apenas|justamente|principalmente|simplesmente|acontecem?|aconteceu|ocorrem?|ocorreu|importante|necessário|fundamental|grave|preocupante)$/;

const KNOWS = /^(eis|saber|entender|explica|explicar|pergunto|perguntar|perguntou|perguntam|pergunta-se|descobrir)$/;

/** The four porquês, where the sentence itself tells which one it is. */
export const porQue: Rule = {
  id: 'por-que',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.8,
  check: (paragraph) =>
    paragraph.sentences.flatMap(({ tokens }) => {
      const asks = tokens.at(-1)?.text.startsWith('?') === true;
      return tokens.flatMap((token, i): Finding[] => {
        const next = tokens[i + 1];
        if (token.lower === 'porque') return written(tokens, i, asks);
        if (token.lower === 'por' && next?.lower === 'que' && /^[?!.]/.test(tokens[i + 2]?.text ?? ''))
          return [
            {
              start: token.start,
              end: next.end,
              comment: 'No fim da frase, o “quê” é tônico e leva acento: “por quê”.',
              suggestions: ['por quê'],
            },
          ];
        if (
          token.lower === 'por' &&
          next?.lower === 'que' &&
          !asks &&
          tokens[i + 2]?.kind !== 'punctuation' &&
          tokens[i + 2]?.lower !== 'não' &&
          ((tokens[i - 1]?.text === ',' && !/^(é|eis)$/.test(tokens[i - 2]?.lower ?? '')) || EXPLAINS.test(tokens[i - 1]?.lower ?? ''))
        ) {
          return [
            {
              start: token.start,
              end: next.end,
              comment: 'Para explicar, escreve-se “porque”, junto e sem acento.',
              suggestions: ['porque'],
            },
          ];
        }
        return [];
      });
    }),
};

function written(tokens: Token[], i: number, asks: boolean): Finding[] {
  const token = tokens[i];
  const before = tokens[i - 1];
  if (!token) return [];
  const mark = (instead: string, comment: string): Finding[] => [
    { start: token.start, end: token.end, comment, suggestions: [token.text === token.lower ? instead : `P${instead.slice(1)}`] },
  ];
  if (/^(o|um|do|os|dos)$/.test(before?.lower ?? ''))
    return mark('porquê', 'Depois de artigo, “porquê” é substantivo: junto e com acento.');
  if (NOUNS.test(before?.lower ?? '') || KNOWS.test(before?.lower ?? '') || (before?.lower === 'sei' && tokens[i - 2]?.lower === 'não'))
    return mark('por que', 'Quando equivale a “pelo qual” ou “por qual motivo”, escreve-se “por que”, separado.');
  const opens = i === 0 || (/^(e|mas|então|:|,)$/.test(before?.lower ?? '') && i <= 2);
  if (asks && opens) return mark('por que', 'Em perguntas, escreve-se “por que”, separado.');
  return [];
}
