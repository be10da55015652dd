import { CLOSED, FEMININE, INFINITIVE, MASCULINE, NOMINAL } from '../../lexicon/morphology';
import type { Finding } from '../../rule';
import { isWord, type Token } from '../../text/token';
import { likeWritten } from '../like-written';
import { wordRule } from '../word-rule';

const PRONOUN =
  /^(ela|ele|elas|eles|você|vocês|mim|nós|ninguém|alguém|cada|qualquer|quaisquer|esse|essa|esses|essas|este|esta|estes|estas|isso|isto|tudo|todos|todas|alguma|algumas|nenhuma)$/;
const WEEKDAY = /^(segunda|terça|quarta|quinta|sexta|domingo|sábado)(-feira)?$/;
/** Of set phrases; the dictionary alone would leave them in doubt. */
const SET = /^(pé|cavalo|bordo|prazo|rigor|esmo|respeito|partir|princípio)$/;
/** "À Machado de Assis", "à milanesa": in somebody's manner. "À uma hora" tells the time. */
const MAY_HAVE_IT = /^(distância|moda|toa|parte)$/;

/** "À pé", "à ela", "cara à cara", "à fazer": before what has no feminine article there is nothing for the preposition to meet. */
export const noCrase = wordRule({
  id: 'no-crase',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.85,
  at: (token, i, tokens): Finding[] => {
    const next = tokens[i + 1];
    if (!/^às?$/.test(token.lower) || !isWord(next) || next.text !== next.lower) return [];
    const comment = whyNot(token, next, tokens[i - 1], tokens[i - 2]);
    if (!comment) return [];
    const instead = token.lower === 'à' ? 'a' : 'as';
    return [{ start: token.start, end: token.end, comment, suggestions: [likeWritten(instead, token.text)] }];
  },
});

function whyNot(token: Token, next: Token, before: Token | undefined, earlier: Token | undefined): string | undefined {
  if (MAY_HAVE_IT.test(next.lower)) return undefined;
  if (before && before.lower === next.lower) return 'Entre palavras repetidas não há crase: “cara a cara”, “gota a gota”.';
  if (earlier?.lower === 'de' && WEEKDAY.test(before?.lower ?? '') && WEEKDAY.test(next.lower))
    return 'De um dia da semana “a” outro: sem artigo em “de segunda”, não há crase em “a sexta”.';
  if (token.lower === 'às') return undefined;
  if (next.lower === 'pena' && /^val(e|er|eu|ia|em|esse|erá)$/.test(before?.lower ?? ''))
    return 'Algo vale “a pena”: o valor é o objeto, e não há crase.';
  if (SET.test(next.lower)) return `“${next.lower}” é palavra masculina, e antes dela não se usa crase: “a ${next.lower}”.`;
  if (PRONOUN.test(next.lower)) return `Antes do pronome “${next.lower}” não há artigo e, por isso, não há crase.`;
  const isVerb = next.upos === 'VERB' && (next.readings & INFINITIVE) !== 0 && !(next.readings & NOMINAL);
  if (isVerb) return `“${next.lower}” é verbo, e antes de verbo não se usa crase.`;
  // The dictionary takes some feminine words ("exaustão") for masculine ones; their endings tell.
  const isMasculine = (next.readings & MASCULINE) !== 0 && !(next.readings & (FEMININE | CLOSED)) && !/(ão|ade|gem)$/.test(next.lower);
  if (next.upos === 'NOUN' && isMasculine) return `“${next.lower}” é palavra masculina, e antes dela não se usa crase.`;
  return undefined;
}
