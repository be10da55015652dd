import type { Finding } from '../../rule';
import { isCapitalised } from '../../text/token';
import { wordRule } from '../word-rule';

const MONTHS = /^(janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/;
const WEEKDAYS = /^(segunda|terça|quarta|quinta|sexta)-feira$/;
const LANGUAGES = /^(inglês|português|espanhol|francês|alemão|italiano)$/;
const BEFORE_MONTH = /^(em|de|desde|até|mês)$/;
const SPEAKS = /^(fala|falam|falar|falo|aprender|aprende|estuda|estudar|em)$/;

/** "Em Janeiro", "na Segunda-feira", "fala Inglês". Once the rule, and few reviewers correct it: a remark. */
export const smallMonth = wordRule({
  id: 'small-month',
  category: 'special_cases',
  competence: 1,
  confidence: 0.45,
  at: (token, i, tokens): Finding[] => {
    const before = tokens[i - 1]?.lower ?? '';
    const isOne =
      (MONTHS.test(token.lower) && BEFORE_MONTH.test(before)) ||
      WEEKDAYS.test(token.lower) ||
      (LANGUAGES.test(token.lower) && SPEAKS.test(before));
    // "Sete de Setembro", "25 de Março": a day, or the street that is called after it.
    const isDay = before === 'de' && /^\p{Lu}|^\d/u.test(tokens[i - 2]?.text ?? '');
    if (!isOne || i === 0 || !isCapitalised(token) || isDay) return [];
    return [
      {
        start: token.start,
        end: token.end,
        comment: 'Meses, dias da semana e línguas se escrevem com inicial minúscula.',
        suggestions: [token.lower],
      },
    ];
  },
});
