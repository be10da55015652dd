import type { Finding, Rule } from '../../rule';
import type { Token } from '../../text/token';

/** Where six marks in ten were right on the essays set aside while training (the header of the weights tells). */
const LEAST = 0.38;

export const missingComma: Rule = {
  id: 'missing-comma',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.65,
  check: (paragraph) =>
    paragraph.sentences.flatMap((sentence) =>
      sentence.commas.flatMap(({ comma, left, right, probability }): Finding[] => {
        const before = sentence.tokens[left];
        const after = sentence.tokens[right];
        if (!before || !after || comma || probability < LEAST) return [];
        return [
          {
            start: before.start,
            end: after.end,
            comment: why(before, after),
            suggestions: [`${before.text}, ${after.text}`],
            confidence: Math.min(0.9, 0.45 + 0.5 * probability),
          },
        ];
      }),
    ),
};

const OPPOSES = /^(mas|porém|contudo|todavia|entretanto)$/;
const EXPLAINS = /^(pois|porque|visto|já|uma|sendo|ou)$/;

function why(before: Token, after: Token): string {
  if (OPPOSES.test(after.lower)) return `Antes de “${after.lower}”, que opõe ideias, usa-se vírgula.`;
  if (EXPLAINS.test(after.lower)) return `Antes de “${after.lower}”, que introduz uma explicação, usa-se vírgula.`;
  if (after.lower === 'que') return 'Quando o trecho com “que” explica o nome anterior, ele fica entre vírgulas.';
  return `Falta uma vírgula depois de “${before.text}”: ela separa a expressão que termina aqui do resto da frase.`;
}
