import type { Finding } from '../../rule';
import { wordRule } from '../word-rule';

/** Verbs of which somebody is the object, and behind which a subject hardly ever stands. */
const DONE_TO =
  /^(vi|vimos|viram|amo|amava|amar|encontrei|encontraram|encontrar|conheci|conheço|conhecer|levei|levar|levaram|chamei|chamaram|chamar|ajudei|ajudar|ajudaram|deixei|deixaram|deixar|peguei|pegar|pegaram|abracei|abraçar|convidei|convidar|convidaram|esperei|esperar|matar|mataram|odeio|odiar|prender|prenderam|proteger|respeitar|tratar)$/;
const OBJECT: Record<string, string> = { ele: 'o', ela: 'a', eles: 'os', elas: 'as' };

/** "Vi ela": in writing, whoever something is done to is "a", "o", "lhe". */
export const objectPronoun = wordRule({
  id: 'object-pronoun',
  category: 'oralidades',
  competence: 1,
  confidence: 0.75,
  at: (token, i, tokens): Finding[] => {
    const [verb, next] = [tokens[i - 1], tokens[i + 1]];
    const object = OBJECT[token.lower];
    if (!object || !verb || !DONE_TO.test(verb.lower) || /^(próprio|própria|mesmo|mesma|mesmos|mesmas)$/.test(next?.lower ?? '')) return [];
    const instead = joined(verb.text, object);
    return [
      {
        start: verb.start,
        end: token.end,
        comment: `“${token.text}” é sujeito; para quem recebe a ação, a escrita formal usa “${object}”: “${instead}”.`,
        suggestions: [instead],
      },
    ];
  },
});

const ACCENTED: Record<string, string> = { a: 'á', e: 'ê', i: 'i', o: 'ô' };

/** "Ver ela" → "vê-la", "viram ela" → "viram-na", "vi ela" → "vi-a". */
function joined(verb: string, object: string): string {
  if (verb.endsWith('r')) {
    const vowel = verb.at(-2) ?? '';
    return `${verb.slice(0, -2)}${ACCENTED[vowel] ?? vowel}-l${object}`;
  }
  if (verb.endsWith('mos')) return `${verb.slice(0, -1)}-l${object}`;
  return `${verb}-${verb.endsWith('m') ? 'n' : ''}${object}`;
}
