import type { Finding } from '../../rule';
import type { Token } from '../../text/token';
import { likeWritten } from '../like-written';
import { wordRule } from '../word-rule';
import { PARONYMS, type Paronym } from './paronyms';

/** How far from the word its company may stand. */
const REACH = 4;

/** "Tráfego de drogas", "em fragrante": words that sound nearly alike, told apart by their company. */
export const paronym = wordRule({
  id: 'paronym',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.9,
  at: (token, i, tokens): Finding[] =>
    candidates(token.lower).flatMap(({ written, instead, behind, ahead, comment }) => {
      if (!written.test(token.lower) || !(met(tokens, i, 1, behind) || met(tokens, i, -1, ahead))) return [];
      const right = likeWritten(token.lower.replace(written, instead), token.text);
      return [{ start: token.start, end: token.end, comment, suggestions: [right] }];
    }),
});

/** Asked for every word of a text: the first letters refuse nearly all of them. */
const byOpening = new Map<string, Paronym[]>();
for (const entry of PARONYMS) byOpening.set(entry.opening, [...(byOpening.get(entry.opening) ?? []), entry]);

const candidates = (word: string): Paronym[] => byOpening.get(word.slice(0, 3)) ?? [];

/** Whether the company stands near on one side, before the clause ends. */
function met(tokens: Token[], i: number, step: 1 | -1, company: RegExp | undefined): boolean {
  if (!company) return false;
  for (let at = i + step; Math.abs(at - i) <= REACH; at += step) {
    const token = tokens[at];
    if (!token || token.kind === 'punctuation') return false;
    if (company.test(token.lower)) return true;
  }
  return false;
}
