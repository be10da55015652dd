import type { Finding } from '../../rule';
import { likeWritten } from '../like-written';
import { wordRule } from '../word-rule';

const PREFIXED =
  /^(auto|anti|contra|extra|infra|intra|micro|mini|multi|neo|pseudo|semi|supra|ultra|co|s[óo]cio(?=-(?:econ|cult|educ|ambi|pol)))-(\p{L}{3,})$/u;
/** "Auto-retrato" doubles its r: autorretrato. */
const joined = (prefix: string, word: string) => `${prefix.replace('ó', 'o')}${/^[rs]/.test(word) ? word.charAt(0) : ''}${word}`;

/** Hyphens that the reform took away: only before h and before the vowel that the prefix ends in do they stay. */
export const prefixHyphen = wordRule({
  id: 'prefix-hyphen',
  category: 'erros_ortograficos',
  competence: 1,
  confidence: 0.85,
  at: (token): Finding[] => {
    const [, prefix = '', word = ''] = PREFIXED.exec(token.lower) ?? [];
    if (
      !prefix ||
      word.startsWith('h') ||
      (prefix !== 'co' && word.charAt(0) === prefix.at(-1)) ||
      token.text.slice(1) !== token.lower.slice(1)
    )
      return [];
    const instead = joined(prefix, word);
    const comment = `Desde o Acordo Ortográfico, o prefixo “${prefix}” se junta a “${word}” sem hífen: “${instead}”.`;
    return [{ start: token.start, end: token.end, comment, suggestions: [likeWritten(instead, token.text)] }];
  },
});
