import type { Finding, Rule } from '../../rule';
import type { Paragraph, Token } from '../../text/token';

/** Eight marks in ten were right from here on, on essays set aside while training; fewer where reviewers note less. */
export const SURE = 0.64;

export const missingComma: Rule = {
  id: 'missing-comma',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.6,
  check: (paragraph) => missingCommas(paragraph, SURE, 1),
};

/** Places without a comma where reviewers would note one with a probability from `least` to below `most`. */
export const missingCommas = (paragraph: Paragraph, least: number, most: number): Finding[] =>
  paragraph.sentences.flatMap((sentence) =>
    sentence.commas.flatMap(({ comma, left, right, probability }): Finding[] => {
      const before = sentence.tokens[left];
      const after = sentence.tokens[right];
      if (!before || !after || comma || probability < least || probability >= most) return [];
      if (isNoun(before, after) || isNotOnly(sentence.tokens, right)) return [];
      return [
        {
          start: before.start,
          end: after.end,
          comment: why(before, after),
          suggestions: [`${before.text}, ${after.text}`],
          confidence: Math.min(0.9, 0.2 + probability),
        },
      ];
    }),
  );

/** "Há um porém": a noun. */
const isNoun = (before: Token, after: Token): boolean => after.lower === 'porém' && /^(um|o|esse|este)$/.test(before.lower);

/** "Não só o pai mas também a mãe": the two go together, and a comma may be left out. */
const isNotOnly = (tokens: Token[], right: number): boolean =>
  tokens[right]?.lower === 'mas' &&
  /^(também|ainda|sim)$/.test(tokens[right + 1]?.lower ?? '') &&
  tokens.slice(0, right).some(({ lower }, i) => lower === 'não' && /^(só|somente|apenas)$/.test(tokens[i + 1]?.lower ?? ''));

const OPPOSES = /^(mas|porém|contudo|todavia|entretanto)$/;
const EXPLAINS = /^(pois|porque|visto|já|uma|sendo|ou)$/;

function why(before: Token, after: Token): string {
  if (OPPOSES.test(after.lower)) return `Antes de “${after.lower}”, que opõe ideias, usa-se vírgula.`;
  if (EXPLAINS.test(after.lower)) return `Antes de “${after.lower}”, que introduz uma explicação, usa-se vírgula.`;
  if (after.lower === 'que') return 'Quando o trecho com “que” explica o nome anterior, ele fica entre vírgulas.';
  return `Falta uma vírgula depois de “${before.text}”: ela separa a expressão que termina aqui do resto da frase.`;
}
