import { DETERMINERS } from '../../choice/subject';
import { NOMINAL, PLURAL, SINGULAR } from '../../lexicon/morphology';
import type { Finding } from '../../rule';
import type { Token } from '../../text/token';
import { likeWritten } from '../like-written';
import { wordRule } from '../word-rule';

/** Verbs whose subject usually comes behind them. "Haver" has none, and is another rule's. */
const MANY: Record<string, string> = {
  existe: 'existem',
  existia: 'existiam',
  existiu: 'existiram',
  existirá: 'existirão',
  falta: 'faltam',
  faltava: 'faltavam',
  faltou: 'faltaram',
  ocorre: 'ocorrem',
  ocorreu: 'ocorreram',
  acontece: 'acontecem',
  aconteceu: 'aconteceram',
  surge: 'surgem',
  surgiu: 'surgiram',
  resta: 'restam',
  bastava: 'bastavam',
};
const SEVERAL = new Set(
  'vários várias diversos diversas inúmeros inúmeras tantos tantas dois duas três quatro cinco muitos muitas poucos poucas'.split(' '),
);
const BETWEEN = new Set('também ainda já mais hoje'.split(' '));

/** "Existe muitas pessoas": what exists is the subject, and the verb agrees with it although it comes first. */
export const verbBeforeSubject = wordRule({
  id: 'verb-before-subject',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.8,
  at: (token, i, tokens, paragraph): Finding[] => {
    const instead = MANY[token.lower];
    if (!instead || !/^(VERB|AUX)$/.test(token.upos)) return [];
    const at = i + (BETWEEN.has(tokens[i + 1]?.lower ?? '') ? 2 : 1);
    const noun = pluralAt(tokens, at);
    if (!noun || hasSubjectBefore(tokens, i)) return [];
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
  if (/^(não|já|ainda|também|hoje|e|mas|pois|porque|onde|quando|se|atualmente|infelizmente|só)$/.test(before.lower)) {
    const earlier = tokens[i - 2];
    return before.lower !== 'e' && earlier !== undefined && /^(NOUN|PRON|PROPN|ADJ)$/.test(earlier.upos) && earlier.lower !== 'que';
  }
  return true;
}
