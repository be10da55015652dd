import { inflectionsOf } from '../../choice/inflections';
import { DETERMINERS } from '../../choice/subject';
import { readingsOf } from '../../lexicon/lexicon';
import { NOMINAL, PLURAL, SINGULAR, V3P, V3S, VERBAL } from '../../lexicon/morphology';
import type { Finding } from '../../rule';
import type { Token } from '../../text/token';
import { wordRule } from '../word-rule';

const OPENERS = new Set('que quando porque pois enquanto embora mas como se e há tem existem existe são havia'.split(' '));
const BETWEEN = new Set('não também já ainda só sempre nunca se mais hoje'.split(' '));
/** Those who do things. Of things one may also say what somebody else does with them: "os livros que comprou". */
const WHO = new Set(
  `pessoas jovens alunos alunas estudantes mulheres homens crianças brasileiros brasileiras cidadãos cidadãs políticos professores professoras
  adolescentes governantes trabalhadores trabalhadoras idosos famílias pais mães negros indígenas pacientes médicos usuários moradores eleitores
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
  at: (token, i, tokens): Finding[] => {
    const before = tokens[i - 1];
    if (before && before.kind !== 'punctuation' && !OPENERS.has(before.lower)) return [];
    const noun = tokens[i + 1];
    if (!isPlural(token) || !noun || !WHO.has(noun.lower)) return [];
    const verb = verbBehindQue(tokens, i + 2);
    if (!verb || (verb.readings & VERBAL) !== V3S || TAKES_THEM.test(verb.lower)) return [];
    const instead = inflectionsOf(verb.lower).find((form) => (readingsOf(form) & VERBAL) === V3P);
    if (!instead) return [];
    return [
      {
        start: verb.start,
        end: verb.end,
        comment: `Quem pratica a ação são “${token.text} ${noun.text}”: o verbo depois de “que” também vai para o plural, “${instead}”.`,
        suggestions: [instead],
      },
    ];
  },
});

const isPlural = ({ lower }: Token): boolean => {
  const bits = DETERMINERS.get(lower) ?? 0;
  return (bits & PLURAL) !== 0 && (bits & SINGULAR) === 0;
};

function verbBehindQue(tokens: Token[], from: number): Token | undefined {
  let at = from;
  if (tokens[at]?.upos === 'ADJ' && (tokens[at]?.readings ?? 0) & NOMINAL) at++;
  if (tokens[at]?.lower !== 'que') return undefined;
  at++;
  while (BETWEEN.has(tokens[at]?.lower ?? '')) at++;
  const verb = tokens[at];
  return verb && /^(VERB|AUX)$/.test(verb.upos) ? verb : undefined;
}
