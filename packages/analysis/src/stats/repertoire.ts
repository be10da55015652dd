import { type ReadText, sentencesOf } from '../text/read-text';
import { isAllCapitals, isCapitalised, isWord } from '../text/token';

export type Reference = { kind: 'pessoa' | 'citação' | 'dado' | 'lei' | 'fonte'; text: string };

const SOURCES = new Set(['segundo', 'conforme', 'consoante']);
const LAWS = /^(constituição|lei|código|estatuto|declaração)$/;

/** What a writer brings from outside the theme: people, quotations, data, laws, sources. */
export function repertoireOf(text: ReadText): Reference[] {
  return sentencesOf(text).flatMap(({ tokens }) => {
    const found: Reference[] = [];
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i];
      const next = tokens[i + 1];
      if (!token) continue;
      if (token.text === '%' || (token.kind === 'number' && /^(por|milhões|mil|bilhões)$/.test(next?.lower ?? '')))
        found.push({ kind: 'dado', text: `${tokens[i - 1]?.text ?? ''}${token.text}` });
      if (SOURCES.has(token.lower) || (token.lower === 'acordo' && next?.lower === 'com')) found.push({ kind: 'fonte', text: token.text });
      if (LAWS.test(token.lower) && isCapitalised(token)) found.push({ kind: 'lei', text: token.text });
      if (token.text === '"' && next && tokens.slice(i + 1, i + 40).filter((other) => other.text === '"').length > 0) {
        const end = tokens.findIndex((other, j) => j > i && other.text === '"');
        if (end - i > 5)
          found.push({
            kind: 'citação',
            text: tokens
              .slice(i + 1, end)
              .map((other) => other.text)
              .join(' '),
          });
        i = end;
        continue;
      }
      if (
        i > 0 &&
        isWord(token) &&
        isWord(next) &&
        isCapitalised(token) &&
        isCapitalised(next) &&
        !isAllCapitals(token) &&
        token.upos === 'PROPN'
      ) {
        let end = i + 1;
        while (isWord(tokens[end + 1]) && isCapitalised(tokens[end + 1] ?? token)) end++;
        found.push({
          kind: 'pessoa',
          text: tokens
            .slice(i, end + 1)
            .map((other) => other.text)
            .join(' '),
        });
        i = end;
      }
    }
    return found;
  });
}
