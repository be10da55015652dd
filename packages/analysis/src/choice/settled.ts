import { FINITE } from '../lexicon/morphology';
import { isWord, type Token } from '../text/token';

const ARTICLES = new Set('o os um uns do dos no nos ao aos pelo seu seus esse este algum nenhum outro qualquer'.split(' '));
const OPENS_TIME = new Set(['daqui', 'dali', 'daí']);
/** "Há medida que" is a slip for "à medida que"; before most other words an initial "há" is the verb. */
const PHRASES_OF_CRASE = new Set('medida procura espera toa vontade noite tarde partir beira luz mercê'.split(' '));

/** Places where grammar itself says that the written form is right: no other is worth a thought, however often people mix the two up. */
export function isSettled(tokens: Token[], i: number): boolean {
  const token = tokens[i];
  const before = tokens[i - 1];
  const after = tokens[i + 1];
  if (!token) return false;
  switch (token.lower) {
    case 'quê': // por quê, para quê, o quê: stressed at the end of a clause
      return i > 0 && (!isWord(after) || (before?.lower === 'para' && !isVerb(after)));
    case 'porquê':
    case 'porquês':
      return ARTICLES.has(before?.lower ?? '');
    case 'a': // daqui a pouco, dali a dez dias
      return OPENS_TIME.has(before?.lower ?? '');
    case 'há':
      return i === 0 && after !== undefined && !PHRASES_OF_CRASE.has(after.lower);
    case 'dá':
      return isOnlyVerb(tokens, i);
    default:
      return false;
  }
}

const isVerb = (token: Token | undefined): boolean =>
  token !== undefined && /^(VERB|AUX)/.test(token.upos) && (token.readings & FINITE) !== 0;

/** Whether the clause around has no other finite verb: "a mãe dá amor e o pai dá exemplo". */
function isOnlyVerb(tokens: Token[], i: number): boolean {
  const ends = (token: Token): boolean => token.kind === 'punctuation' || /^[CS]CONJ$/.test(token.upos) || token.lower === 'que';
  for (let j = i - 1; j >= 0 && !ends(tokens[j] as Token); j--) if (isVerb(tokens[j])) return false; // j is in range
  for (let j = i + 1; j < tokens.length && !ends(tokens[j] as Token); j++) if (isVerb(tokens[j])) return false;
  return true;
}
