import { DETERMINERS, PREPOSITIONS } from '../../choice/subject';
import { NOMINAL, PLURAL, SINGULAR, V3S } from '../../lexicon/morphology';
import type { Finding } from '../../rule';
import type { Token } from '../../text/token';
import { wordRule } from '../word-rule';
import { isOnlyNumber, otherNumber } from './verb-number';

const BETWEEN = new Set('não também já ainda só sempre nunca se mais hoje'.split(' '));
/** Those who do things. Of things one may also say what somebody else does with them: "os livros que comprou". */
const WHO = new Set(
  `pessoas jovens alunos alunas estudantes mulheres homens crianças brasileiros brasileiras cidadãos cidadãs políticos professores professoras
  adolescentes partidos governantes trabalhadores trabalhadoras idosos famílias pais mães negros indígenas pacientes médicos usuários moradores eleitores
  presos detentos refugiados imigrantes empresas escolas países indivíduos deficientes internautas torcedores motoristas policiais`.split(
    /\s+/,
  ),
);
/** "As pessoas que ama", "os amigos que tem": whom somebody loves or has. "Os alunos que falta": the subject comes behind. */
const TAKES_THEM = /^(ama|tem|conhece|encontra|vê|viu|odeia|admira|quer|falta|existe|há|resta|basta|sobra|deu|é|era|foi)$/;

/** "As pessoas que mora": the verb behind "que" agrees with what "que" stands for. */
export const relativeAgreement = wordRule({
  id: 'relative-agreement',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.75,
  at: (noun, i, tokens, paragraph): Finding[] => {
    if (noun.upos !== 'NOUN' || !WHO.has(noun.lower) || isPartOfAnother(tokens, i)) return [];
    const first = isPlural(tokens[i - 1]) ? tokens[i - 1] : noun;
    const verb = verbBehindQue(tokens, i + 1);
    if (!isOnlyNumber(verb, V3S) || (TAKES_THEM.test(verb.lower) && !hasObject(verb, tokens))) return [];
    const instead = otherNumber(verb);
    if (!instead) return [];
    return [
      {
        start: verb.start,
        end: verb.end,
        comment: `Quem pratica a ação são “${paragraph.text.slice(first?.start, noun.end)}”: o verbo depois de “que” também vai para o plural, “${instead}”.`,
        suggestions: [instead],
      },
    ];
  },
});

/** "Um grupo de pessoas que mora", "um acordo entre os países que entrou em vigor": what "que" stands for may be the word before. */
function isPartOfAnother(tokens: Token[], i: number): boolean {
  const before = tokens[isPlural(tokens[i - 1]) ? i - 2 : i - 1];
  return PREPOSITIONS.has(before?.lower ?? '') || PREPOSITIONS.has(tokens[i - 1]?.lower ?? '');
}

const isPlural = (token: Token | undefined): boolean => {
  const bits = DETERMINERS.get(token?.lower ?? '') ?? 0;
  return (bits & PLURAL) !== 0 && (bits & SINGULAR) === 0;
};

/** "As pessoas que tem medo" have it themselves; "os amigos que tem" are had. */
const hasObject = (verb: Token, tokens: Token[]): boolean =>
  verb.lower === 'tem' && /^(NOUN|DET|ADJ)$/.test(tokens[tokens.indexOf(verb) + 1]?.upos ?? '');

function verbBehindQue(tokens: Token[], from: number): Token | undefined {
  let at = from;
  if (tokens[at]?.upos === 'ADJ' && (tokens[at]?.readings ?? 0) & NOMINAL) at++;
  if (tokens[at]?.lower !== 'que') return undefined;
  at++;
  while (BETWEEN.has(tokens[at]?.lower ?? '')) at++;
  return tokens[at];
}
