import { DETERMINERS } from '../../choice/subject';
import { readingsOf } from '../../lexicon/lexicon';
import { NAME, PLURAL } from '../../lexicon/morphology';
import type { Finding, Rule } from '../../rule';
import { suggest } from '../../spelling/suggest';
import { isAllCapitals, isCapitalised, isWord, type Token } from '../../text/token';
import { SURE_OF_ACCENT } from './missing-accent';

/** In letters changed: beyond this a suggestion is a guess. */
const FARTHEST = 1.7;

/** The reform took the accent and the trema away in names too: União Europeia, Coreia. */
const BEFORE_REFORM = /[éó]i[ao]s?$|[gq]ü[eéií]/;

/** A word we do not know. Names and acronyms are never alarms: no dictionary holds the people and places of the world. */
export const unknownWord: Rule = {
  id: 'unknown-word',
  category: 'erros_ortograficos',
  competence: 1,
  confidence: 0.8,
  check: (paragraph) =>
    paragraph.sentences.flatMap(({ tokens, doubts }) => {
      const quoted = insideQuotes(tokens);
      return tokens.flatMap((token, i) => {
        if (
          !isWord(token) ||
          token.readings !== 0 ||
          token.text.length < 2 ||
          /[.\d@']|^www|^http/.test(token.lower) ||
          isAllCapitals(token)
        )
          return [];
        const before = tokens[i - 1];
        const opens = !before || before.kind === 'punctuation';
        if (isCapitalised(token) && !opens && !BEFORE_REFORM.test(token.lower)) return [];
        const accented = doubts.find(({ index, kind, probability }) => index === i && kind === 'accent' && probability >= SURE_OF_ACCENT);
        return finding(token, {
          first: accented?.variant,
          isPlural: isPlural(before),
          capital: isCapitalised(token),
          quoted: quoted.has(i),
        });
      });
    }),
};

/** "As familia": several were meant. */
const isPlural = (before: Token | undefined): boolean => ((DETERMINERS.get(before?.lower ?? '') ?? 0) & PLURAL) !== 0;

type Place = { first: string | undefined; isPlural: boolean; capital: boolean; quoted: boolean };

function finding(token: Token, { first, isPlural, capital, quoted }: Place): Finding[] {
  const suggestions = suggest(token.lower);
  const best = suggestions[0];
  // Nothing near it: more likely a word we lack (foreign, technical, new) than a slip.
  if (!best || best.cost > FARTHEST) return [];
  // At the head of a sentence an unknown capitalised word may be a name: only an evident slip is marked.
  if (capital && best.cost > 0.65) return [];
  // Foreign words are put between quotation marks.
  if (quoted && best.cost > 0.65) return [];
  if (/[kwy]/.test(token.lower) && best.cost > 0.8) return [];
  const ranked = inFront(
    suggestions.map(({ word }) => word),
    first ?? (isPlural ? `${best.word}s` : undefined),
  );
  const words = ranked.map((word) => (capital || readingsOf(word) === NAME ? word.charAt(0).toUpperCase() + word.slice(1) : word));
  const comment = `Não encontramos “${token.text}” no dicionário. Você quis escrever “${words[0] ?? ''}”?`;
  return [{ start: token.start, end: token.end, comment, suggestions: words }];
}

/** What the place asks for comes first, if it is a word. */
const inFront = (words: string[], first: string | undefined): string[] =>
  first && readingsOf(first) !== 0 ? [first, ...words.filter((word) => word !== first)].slice(0, Math.max(words.length, 1)) : words;

function insideQuotes(tokens: Token[]): Set<number> {
  const inside = new Set<number>();
  let open = -1;
  tokens.forEach((token, i) => {
    if (token.text !== '"') return;
    if (open < 0) open = i;
    else {
      if (i - open <= 5) for (let j = open + 1; j < i; j++) inside.add(j);
      open = -1;
    }
  });
  return inside;
}
