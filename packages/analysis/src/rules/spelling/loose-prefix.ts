import { logFrequency } from '../../lexicon/frequency';
import { readingsOf } from '../../lexicon/lexicon';
import type { Finding } from '../../rule';
import { isWord, type Token } from '../../text/token';
import { likeWritten } from '../like-written';
import { wordRule } from '../word-rule';

const PREFIXES = new Set(
  'auto anti super micro mini pseudo semi ultra neo infra inter multi mega hiper extra intra tele bio psico'.split(' '),
);

/** These keep their hyphen whatever follows. */
const WITH_HYPHEN = new Set('vice ex pré pós pró recém'.split(' '));

/** "auto estima", "super população": a prefix is part of its word. Doubles r and s as the reform asks. */
function joined(prefix: string, word: string): string | undefined {
  const vowel = /[aeiou]$/.test(prefix);
  const tries = [vowel && /^[rs]/.test(word) ? prefix + word.charAt(0) + word : prefix + word, `${prefix}-${word}`];
  return tries.find((form) => readingsOf(form) !== 0 && (form.includes('-') ? vowel && word.charAt(0) === prefix.at(-1) : true));
}

/** "ex presidente", "pré natal". Before a name or a verb ("pós o livro") it is something else. */
function hyphened(prefix: string, next: Token): string | undefined {
  const isNamed = next.upos === 'NOUN' || next.upos === 'ADJ';
  return WITH_HYPHEN.has(prefix) && isNamed && next.readings !== 0 ? `${prefix}-${next.lower}` : undefined;
}

export const loosePrefix = wordRule({
  id: 'loose-prefix',
  category: 'erros_ortograficos',
  competence: 1,
  confidence: 0.8,
  at: (token, i, tokens): Finding[] => {
    const next = tokens[i + 1];
    if (!isWord(next) || next.text !== next.lower || next.lower.length < 4) return [];
    const kept = hyphened(token.lower, next);
    if (kept) {
      const comment = `O prefixo “${token.lower}” se liga à palavra com hífen: “${kept}”.`;
      return [{ start: token.start, end: next.end, comment, suggestions: [likeWritten(kept, token.text)] }];
    }
    if (!PREFIXES.has(token.lower)) return [];
    if (token.lower === 'super' && logFrequency(next.lower) > 8) return []; // "super legal" is another matter
    const form = joined(token.lower, next.lower);
    if (!form) return [];
    return [
      { start: token.start, end: next.end, comment: `O prefixo “${token.lower}” se junta à palavra: “${form}”.`, suggestions: [form] },
    ];
  },
});
