import { FINITE } from '../lexicon/morphology';
import { isWord, type Token } from '../text/token';
import { goesTo } from './goes-to';

const ARTICLES = new Set('o os um uns do dos no nos ao aos pelo seu seus esse este algum nenhum outro qualquer'.split(' '));
const OPENS_TIME = new Set(['daqui', 'dali', 'daí']);
/** "Há medida que" is a slip for "à medida que"; before most other words an initial "há" is the verb. */
const PHRASES_OF_CRASE = new Set('medida procura espera toa vontade noite tarde partir beira luz mercê'.split(' '));

const ONE = /^(ele|ela|você|ninguém|alguém|isso|isto)$/;
const MOVES = /^(vai|vão|vou|vamos|ir|iremos|irá|foi|foram|fomos|chega|chegam|chegar|chegamos|leva|levam|levar)$/;

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
    case 'a': // daqui a pouco, dali a dez dias; ir a fundo
      return OPENS_TIME.has(before?.lower ?? '') || after?.lower === 'fundo';
    case 'à': // foi à praia
    case 'às':
      return goesTo(tokens, i);
    case 'àquele': // refiro-me àquele aluno
    case 'àquela':
    case 'àqueles':
    case 'àquelas':
      return /^ref[ei]r/.test(before?.lower ?? '');
    case 'aonde': // aonde você vai
      return tokens.slice(i + 1, i + 4).some(({ lower }) => MOVES.test(lower));
    case 'há':
      return (
        (i === 0 && after !== undefined && !PHRASES_OF_CRASE.has(after.lower)) || tokens.every((other) => other === token || !isVerb(other))
      );
    case 'dá':
      return isOnlyVerb(tokens, i);
    case 'pôr': // nobody puts this accent by chance
      return true;
    case 'tem': // quantos anos você tem
    case 'vem':
      return ONE.test(before?.lower ?? '');
    case 'mais': // mais e mais
      return (after?.lower === 'e' && tokens[i + 2]?.lower === 'mais') || (before?.lower === 'e' && tokens[i - 2]?.lower === 'mais');
    case 'séria': // uma questão séria, muito séria
      return before !== undefined && (before.upos === 'NOUN' || /^(mais|muito|tão|menos|bem)$/.test(before.lower));
    default: // quem a pratica
      return /^[oa]s?$/.test(before?.lower ?? '') && tokens[i - 2]?.lower === 'quem' && (token.readings & FINITE) !== 0;
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
