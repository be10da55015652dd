import type { Finding } from '../../rule';
import type { Token } from '../../text/token';
import { likeWritten } from '../like-written';
import { wordRule } from '../word-rule';

const HOURS =
  /^(duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte|\d{1,2})$/;
/** "Desde as oito", "após as dez": the preposition is there already. "Passou as oito horas dormindo" tells how long. */
const TAKES_THEM = /^(desde|após|para|entre|todas|durante|passa\w*|passou|trabalh\w*|gast\w*|durou|dura|complet\w*|são|eram|e|das|até)$/;

/** "A aula começa as oito horas": the hour at which something happens has a crase. */
export const craseOfHours = wordRule({
  id: 'crase-of-hours',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.85,
  at: (token, i, tokens): Finding[] => {
    if (token.lower !== 'as' || !isHour(tokens, i + 1)) return [];
    const before = tokens[i - 1];
    if (before && (TAKES_THEM.test(before.lower) || before.upos.startsWith('ADP'))) return [];
    return [
      {
        start: token.start,
        end: token.end,
        comment: 'A hora em que algo acontece leva crase: “às oito horas”. Teste: ao meio-dia.',
        suggestions: [likeWritten('às', token.text)],
      },
    ];
  },
});

function isHour(tokens: Token[], at: number): boolean {
  const word = tokens[at]?.lower ?? '';
  if (/^\d{1,2}h(\d\d)?$/.test(word)) return true;
  return HOURS.test(word) && word !== '24' && /^(horas|h|hrs|hs)$/.test(tokens[at + 1]?.lower ?? '');
}
