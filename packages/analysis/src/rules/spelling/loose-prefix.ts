import { logFrequency } from '../../lexicon/frequency';
import { readingsOf } from '../../lexicon/lexicon';
import type { Finding } from '../../rule';
import { isWord } from '../../text/token';
import { wordRule } from '../word-rule';

const PREFIXES = new Set(
  'auto anti super micro mini pseudo semi ultra neo infra inter multi mega hiper extra intra tele bio psico'.split(' '),
);

/** "auto estima", "super população": a prefix is part of its word. Doubles r and s as the reform asks. */
function joined(prefix: string, word: string): string | undefined {
  const vowel = /[aeiou]$/.test(prefix);
  const tries = [vowel && /^[rs]/.test(word) ? prefix + word.charAt(0) + word : prefix + word, `${prefix}-${word}`];
  return tries.find((form) => readingsOf(form) !== 0 && (form.includes('-') ? vowel && word.charAt(0) === prefix.at(-1) : true));
}

export const loosePrefix = wordRule({
  id: 'loose-prefix',
  category: 'erros_ortograficos',
  competence: 1,
  confidence: 0.8,
  at: (token, i, tokens): Finding[] => {
    const next = tokens[i + 1];
    if (!isWord(next) || !PREFIXES.has(token.lower) || next.text !== next.lower || next.lower.length < 4) return [];
    if (token.lower === 'super' && logFrequency(next.lower) > 8) return []; // "super legal" is another matter
    const form = joined(token.lower, next.lower);
    if (!form) return [];
    return [
      { start: token.start, end: next.end, comment: `O prefixo “${token.lower}” se junta à palavra: “${form}”.`, suggestions: [form] },
    ];
  },
});
