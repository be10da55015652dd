import { DETERMINERS } from '../../choice/subject';
import { NOMINAL, PLURAL, SINGULAR, V3S } from '../../lexicon/morphology';
import type { Finding } from '../../rule';
import type { Token } from '../../text/token';
import { likeWritten } from '../like-written';
import { wordRule } from '../word-rule';
import { isOnlyNumber, otherNumber } from './verb-number';

/** Verbs whose subject usually comes behind them. "Haver" has none, and is another rule's. */
const COMES_FIRST =
  /^(exist(e|ia|iu|irá|iria)|falt(a|ava|ou|ará)|ocorr(e|ia|eu|erá)|acontec(e|ia|eu)|surg(e|ia|iu|irá)|rest(a|ava|ou)|bastava|sobr(a|ava|ou)|cheg(ou|ava)|aparec(e|eu|ia)|mor(a|ava)|viv(e|ia)|nasc(e|eu)|morr(e|eu))$/;
/** The place where somebody lives may stand right before: "naquela rua mora duas famílias". */
const AT_A_PLACE = /^(mor(a|ava)|viv(e|ia)|exist(e|ia)|nasc(e|eu)|morr(e|eu))$/;
const NUMBERS = 'dois duas três quatro cinco seis sete oito nove dez onze doze quinze vinte trinta quarenta cinquenta cem'.split(' ');
const SEVERAL = new Set([
  ...'vários várias diversos diversas inúmeros inúmeras tantos tantas muitos muitas poucos poucas'.split(' '),
  ...NUMBERS,
]);
const BETWEEN = new Set('também ainda já mais hoje'.split(' '));

/** "Existe muitas pessoas": what exists is the subject, and the verb agrees with it although it comes first. */
export const verbBeforeSubject = wordRule({
  id: 'verb-before-subject',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.8,
  at: (token, i, tokens, paragraph): Finding[] => {
    if (!COMES_FIRST.test(token.lower) || !isOnlyNumber(token, V3S)) return [];
    const at = i + (BETWEEN.has(tokens[i + 1]?.lower ?? '') ? 2 : 1);
    const noun = pluralAt(tokens, at);
    const instead = noun && otherNumber(token);
    if (!instead || hasSubjectBefore(tokens, i)) return [];
    return [
      {
        start: token.start,
        end: token.end,
        comment: `O sujeito vem depois do verbo e está no plural (“${paragraph.text.slice(tokens[at]?.start, noun.end)}”): escreva “${instead}”.`,
        suggestions: [likeWritten(instead, token.text)],
      },
    ];
  },
});

const isPlural = (bits: number) => (bits & PLURAL) !== 0 && (bits & SINGULAR) === 0;

/** The noun of a plural that begins here: "muitas pessoas", "políticas", "os recursos". */
function pluralAt(tokens: Token[], at: number): Token | undefined {
  const first = tokens[at]?.lower ?? '';
  const isOpener = SEVERAL.has(first) || isPlural(DETERMINERS.get(first) ?? 0);
  const from = isOpener ? at + 1 : at;
  const noun = tokens[tokens[from]?.upos === 'ADJ' ? from + 1 : from];
  return noun?.upos === 'NOUN' && isPlural(noun.readings & NOMINAL) ? noun : undefined;
}

/** "O problema que ocorre muitas vezes", "isso acontece todos os dias": what stands before does it, and what follows tells when. */
function hasSubjectBefore(tokens: Token[], i: number): boolean {
  const following = tokens.slice(i + 1, i + 4).map(({ lower }) => lower);
  if (following.some((word) => /^(vezes|dias|anos|meses|semanas|horas|décadas|séculos)$/.test(word))) return true;
  const before = tokens[i - 1];
  if (!before || before.kind === 'punctuation') return false;
  if (/^(não|já|ainda|também|hoje|ontem|e|mas|pois|porque|onde|quando|se|atualmente|infelizmente|só)$/.test(before.lower)) {
    const earlier = tokens[i - 2];
    return before.lower !== 'e' && earlier !== undefined && /^(NOUN|PRON|PROPN|ADJ)$/.test(earlier.upos) && earlier.lower !== 'que';
  }
  return !isAtAPlace(tokens, i);
}

/** "Naquela rua": the sentence begins with "em" and a noun, and nothing else stands before the verb. */
const isAtAPlace = (tokens: Token[], i: number): boolean =>
  AT_A_PLACE.test(tokens[i]?.lower ?? '') &&
  i === 2 &&
  /^(n[ao]|naquel[ae]|nest[ae]|ness[ae]|em)$/.test(tokens[0]?.lower ?? '') &&
  tokens[1]?.upos === 'NOUN';
