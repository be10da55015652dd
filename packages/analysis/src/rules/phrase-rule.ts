import type { Finding, Rule } from '../rule';
import type { Token } from '../text/token';
import { likeWritten } from './like-written';

/** Words as written in lower case, what to write instead (nothing when the student must choose), and why. */
export type Phrase = { words: string; instead?: string; comment?: string; when?: (tokens: Token[], from: number, to: number) => boolean };

type PhraseRule = Omit<Rule, 'check'> & { phrases: Phrase[]; comment: (written: string, instead: string) => string; skipQuotes?: boolean };

/** A rule that is a list of phrases. Of two that begin alike the longer wins. */
export function phraseRule({ phrases, comment, skipQuotes = false, ...rule }: PhraseRule): Rule {
  const byFirst = new Map<string, { words: string[]; phrase: Phrase }[]>();
  for (const phrase of phrases) {
    const words = phrase.words.split(' ');
    const first = words[0] ?? '';
    byFirst.set(
      first,
      [...(byFirst.get(first) ?? []), { words, phrase }].sort((a, b) => b.words.length - a.words.length),
    );
  }
  return {
    ...rule,
    check: (paragraph) =>
      paragraph.sentences.flatMap(({ tokens }) =>
        tokens.flatMap((token, i): Finding[] => {
          const found = byFirst
            .get(token.lower)
            ?.find(
              ({ words, phrase }) =>
                words.every((word, k) => tokens[i + k]?.lower === word) && (phrase.when?.(tokens, i, i + words.length - 1) ?? true),
            );
          const last = found && tokens[i + found.words.length - 1];
          if (!found || !last || (skipQuotes && insideQuotes(tokens, i))) return [];
          const written = paragraph.text.slice(token.start, last.end);
          const instead = found.phrase.instead === undefined ? '' : likeWritten(found.phrase.instead, token.text);
          return [
            {
              start: token.start,
              end: last.end,
              comment: found.phrase.comment ?? comment(written, instead),
              suggestions: instead ? [instead] : [],
            },
          ];
        }),
      ),
  };
}

/** What others said may be said as they said it. */
const insideQuotes = (tokens: Token[], i: number): boolean => tokens.slice(0, i).filter((token) => token.text === '"').length % 2 === 1;
