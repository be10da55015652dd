import type { Finding } from '../../rule';
import type { Token } from '../../text/token';
import { likeWritten } from '../like-written';
import { wordRule } from '../word-rule';

const UNIT = /^(anos|meses|dias|semanas|séculos|décadas|tempo|tempos)$/;
const HOW_MANY =
  /^(muito|muitos|muitas|pouco|poucos|poucas|alguns|algumas|vários|várias|dois|duas|três|quatro|cinco|seis|dez|vinte|trinta|cem)$/;
const AHEAD = /^(daqui|dali|daí|de|até|com|para)$/;
/** "Comparado a séculos anteriores": another thing that "a" is asked for. */
const ASKS_FOR_A =
  /^(compara\w*|refer\w*|relat\w*|igual|superior|inferior|relação|frente|devido|equival\w*|volt\w*|retorn\w*|remont\w*|remet\w*|correspond\w*|condenad\w*)$/;

/** Time that has passed is counted with "há"; time to come, with "a". */
export const timeElapsed = wordRule({
  id: 'time-elapsed',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.85,
  at: (token, i, tokens, paragraph): Finding[] => {
    const before = tokens[i - 1]?.lower ?? '';
    const unit = unitBehind(tokens, i);
    if (!unit) return [];
    const mark = (instead: string, comment: string): Finding[] => [
      { start: token.start, end: token.end, comment, suggestions: [likeWritten(instead, token.text)] },
    ];
    if (token.lower === 'há' && /^(daqui|dali)$/.test(before))
      return mark('a', 'Para o tempo que ainda vai passar, use a preposição “a”: “daqui a dois anos”.');
    const isRange = tokens[i - 1]?.kind === 'number';
    if (token.lower === 'à' && (isRange || AHEAD.test(before)))
      return mark('a', 'Antes de palavra masculina ou no plural não há crase: “a”.');
    const isBare = unit.length === 1 && token.lower === 'a' && unit.word !== 'tempo' && !isRange;
    if (token.lower === 'à' || (isBare && !AHEAD.test(before) && !ASKS_FOR_A.test(before)))
      return mark('há', 'Para o tempo que já passou, use “há”, do verbo haver: equivale a “faz”.');
    const late = token.lower === 'há' ? tokens[i + unit.length + 1] : undefined;
    if (late?.lower !== 'atrás') return [];
    const kept = paragraph.text.slice(token.start, tokens[i + unit.length]?.end);
    return [
      {
        start: token.start,
        end: late.end,
        comment: '“Há” já diz que o tempo passou: “atrás” sobra.',
        suggestions: [kept],
      },
    ];
  },
});

/** "Anos", "muitos anos", "20 anos", "mais de dez anos": the words up to the unit, counted from the one behind `i`. */
function unitBehind(tokens: Token[], i: number): { word: string; length: number } | undefined {
  let at = i + 1;
  const first = tokens[at]?.lower ?? '';
  if (/^(mais|menos|cerca)$/.test(first) && tokens[at + 1]?.lower === 'de') at += 2;
  if (tokens[at]?.kind === 'number' || HOW_MANY.test(tokens[at]?.lower ?? '')) at++;
  const word = tokens[at]?.lower ?? '';
  return UNIT.test(word) ? { word, length: at - i } : undefined;
}
