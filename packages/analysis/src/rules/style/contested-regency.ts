import type { Finding } from '../../rule';
import type { Token } from '../../text/token';
import { wordRule } from '../word-rule';

type Usage = { verb: RegExp; behind: RegExp; noun?: RegExp; comment: string };

const AIM = '(o|a|as|am|ou|aram|ar|arem|ava|avam|ando)';

/** Verbs that grammars and people use with different prepositions. What the grammars ask is told, not demanded. */
const USAGES: Usage[] = [
  {
    verb: new RegExp(`^vis${AIM}$`),
    behind: /^(o|os)$/,
    noun: /^(cargo|lucro|sucesso|bem|futuro|objetivo|diploma|fim|desenvolvimento)$/,
    comment: 'No sentido de ter em vista, a gramática pede a preposição “a”: “visa ao cargo”.',
  },
  {
    verb: new RegExp(`^aspir${AIM}$`),
    behind: /^(o|os)$/,
    noun: /^(cargo|sucesso|emprego|posto|título|diploma)$/,
    comment: 'No sentido de desejar, “aspirar” pede a preposição “a”: “aspira ao cargo”.',
  },
  {
    verb: /^(pag(o|a|am|uei|ou|aram|ar|arem)|perdo(o|a|am|ei|ou|aram|ar))$/,
    behind: /^(o|os)$/,
    noun: /^(médico|professor|funcionários?|empregados?|dentista|advogado|trabalhador|trabalhadores|inimigos?|irmão|amigos?)$/,
    comment: 'Paga-se ou perdoa-se uma coisa “a” alguém: “paguei ao médico”.',
  },
  {
    verb: /^respond(o|e|em|i|eu|eram|er|erem)$/,
    behind: /^(o|os)$/,
    noun: /^(questionário|e-mail|bilhete|chamado|desafio)$/,
    comment: 'Responde-se “a” alguma coisa: “respondeu ao questionário”.',
  },
  {
    verb: /^namor(o|a|am|ei|ou|aram|ar|ava|avam|ando)$/,
    behind: /^com$/,
    comment: 'Na escrita formal, namora-se alguém, sem “com”: “ele namora a vizinha”.',
  },
  {
    verb: /^(lembr(o|a|am|ei|ou|aram)|esque(ço|ce|cem|ci|ceu|ceram))$/,
    behind: /^d[aeo]s?$/,
    comment: 'Ou “lembrar e esquecer algo”, ou “lembrar-se e esquecer-se de algo”: com “de”, o verbo pede o pronome.',
  },
  {
    verb: /^cheg(o|a|am|uei|ou|aram|ar|arem|amos)$/,
    behind: /^em$/,
    noun: /^(casa|são|brasília|portugal)$/,
    comment: 'Chega-se “a” algum lugar: na escrita formal, “cheguei a casa”.',
  },
  {
    verb: /^(certeza|dúvida|convicção)$/,
    behind: /^que$/,
    comment: 'Tem-se certeza ou dúvida “de” alguma coisa: “certeza de que”, “dúvida de que”.',
  },
];

/** Any of the words that may stand behind: most words of a text are done with here. */
const BEHIND = /^(o|os|com|em|que|d[aeo]s?)$/;

export const contestedRegency = wordRule({
  id: 'contested-regency',
  category: 'special_cases',
  competence: 1,
  confidence: 0.45,
  at: (token, i, tokens): Finding[] => {
    const [next, noun] = [tokens[i + 1], tokens[i + 2]];
    if (!next || !BEHIND.test(next.lower)) return [];
    const found = USAGES.find(({ verb, behind }) => verb.test(token.lower) && behind.test(next.lower));
    if (!found || (found.noun && !found.noun.test(noun?.lower ?? '')) || isSettled(tokens, i)) return [];
    return [{ start: token.start, end: next.end, comment: found.comment }];
  },
});

/** "Eu me lembro de", "é certeza que", "a lembrança da": it has its pronoun, or is no verb at all. */
const isSettled = (tokens: Token[], i: number): boolean => {
  const [token, before] = [tokens[i], tokens[i - 1]];
  if (token?.upos === 'NOUN') return !/^(tenho|tem|têm|temos|ter|tinha|há|resta|restam|sem)$/.test(before?.lower ?? '');
  return /^(me|se|nos|te|lhe)$/.test(before?.lower ?? '') || token?.upos !== 'VERB';
};
