import { FINITE } from '../../lexicon/morphology';
import type { Finding, Rule } from '../../rule';
import type { Paragraph, Token } from '../../text/token';

/** Eight marks in ten were right from here on, on essays set aside while training. */
export const SURE = 0.59;

/** Reported speech: “Vou conversar com ela”, completou. */
const SAYS =
  /^(diz|disse|disseram|dizem|afirma|afirmou|conta|contou|explica|explicou|completa|completou|acrescenta|acrescentou|declarou|comenta|lembra|avalia|resume)$/;

export const unneededComma: Rule = {
  id: 'unneeded-comma',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.65,
  check: (paragraph) => unneededCommas(paragraph, SURE, 1),
};

/** Commas that reviewers would want away with a probability from `least` to below `most`. */
export const unneededCommas = (paragraph: Paragraph, least: number, most: number): Finding[] =>
  paragraph.sentences.flatMap((sentence) =>
    sentence.commas.flatMap(({ comma, left, right, probability }): Finding[] => {
      const before = sentence.tokens[left];
      const after = sentence.tokens[right];
      if (!before || !after || !comma || probability < least || probability >= most || SAYS.test(after.lower)) return [];
      return [
        {
          start: before.start,
          end: after.end,
          comment: why(before, after),
          suggestions: [`${before.text} ${after.text}`],
          confidence: Math.min(0.9, 0.25 + probability),
        },
      ];
    }),
  );

function why(before: Token, after: Token): string {
  if (after.lower === 'que') return 'Aqui não há pausa antes de “que”: retire a vírgula.';
  if (after.lower === 'e') return 'Antes de “e” que liga termos da mesma frase, não se usa vírgula.';
  if (after.readings & FINITE && /^(VERB|AUX)/.test(after.upos)) return 'Não se separa o sujeito do verbo com vírgula.';
  return `A vírgula depois de “${before.text}” separa o que deve ficar junto. Retire-a.`;
}
