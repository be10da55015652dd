import { DETERMINERS } from '../../choice/subject';
import { PLURAL } from '../../lexicon/morphology';
import type { Finding } from '../../rule';
import type { Token } from '../../text/token';
import { likeWritten } from '../like-written';
import { wordRule } from '../word-rule';

/** Verbs whose future subjunctive is not their infinitive. "Vir" is left out: "se eu vir" may well be "ver". */
const FUTURE: Record<string, string> = {
  ver: 'vir',
  querer: 'quiser',
  fazer: 'fizer',
  poder: 'puder',
  ter: 'tiver',
  estar: 'estiver',
  ser: 'for',
  ir: 'for',
  pôr: 'puser',
  propor: 'propuser',
  dizer: 'disser',
  trazer: 'trouxer',
  saber: 'souber',
  haver: 'houver',
  dar: 'der',
  manter: 'mantiver',
  obter: 'obtiver',
  deter: 'detiver',
  conter: 'contiver',
  reter: 'retiver',
  dispor: 'dispuser',
  compor: 'compuser',
  supor: 'supuser',
  impor: 'impuser',
  expor: 'expuser',
  intervir: 'intervier',
  satisfazer: 'satisfizer',
  desfazer: 'desfizer',
  prever: 'previr',
  // No infinitive, but what many say in its place.
  vim: 'vier',
};
const OPENERS = /^(se|quando|enquanto)$/;
const ONE = /^(eu|ele|ela|você|alguém|ninguém)$/;
const MANY = /^(eles|elas|vocês|todos|todas)$/;

/** "Se ele querer", "quando eu ver": what may come to be is said with "quiser" and "vir". */
export const futureSubjunctive = wordRule({
  id: 'future-subjunctive',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.9,
  at: (token, i, tokens): Finding[] => {
    const isLongOpener = /^(assim|logo)$/.test(token.lower) && tokens[i + 1]?.lower === 'que';
    if (!OPENERS.test(token.lower) && !isLongOpener) return [];
    let at = i + (isLongOpener ? 2 : 1);
    const ending = endingFor(tokens, at);
    if (!ending) return [];
    at += ending.length;
    if (tokens[at]?.lower === 'não') at++;
    const verb = tokens[at];
    const infinitive = verb && [verb.lower, withoutEnding(verb.lower, ending.added)].find((form) => FUTURE[form]);
    const instead = infinitive && `${FUTURE[infinitive]}${ending.added}`;
    if (!verb || !instead) return [];
    return [
      {
        start: verb.start,
        end: verb.end,
        comment: `Depois de “${token.lower}${isLongOpener ? ' que' : ''}”, para o que ainda pode acontecer, usa-se o futuro do subjuntivo: “${instead}”.`,
        suggestions: [likeWritten(instead, verb.text)],
      },
    ];
  },
});

/** "Quererem", "termos": the ending of the person stands already. */
const withoutEnding = (verb: string, ending: string) => (ending && verb.endsWith(ending) ? verb.slice(0, -ending.length) : verb);

/** How many words the subject takes, and what it adds to the verb. */
function endingFor(tokens: Token[], at: number): { length: number; added: string } | undefined {
  const word = tokens[at]?.lower ?? '';
  if (ONE.test(word)) return { length: 1, added: '' };
  if (MANY.test(word)) return { length: 1, added: 'em' };
  if (word === 'nós') return { length: 1, added: 'mos' };
  if (word === 'a' && tokens[at + 1]?.lower === 'gente') return { length: 2, added: '' };
  const bits = DETERMINERS.get(word);
  return bits && tokens[at + 1]?.upos === 'NOUN' ? { length: 2, added: bits & PLURAL ? 'em' : '' } : undefined;
}
