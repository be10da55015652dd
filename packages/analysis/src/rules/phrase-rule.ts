import type { Finding, Rule } from '../rule';
import type { Paragraph, Token } from '../text/token';
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
  const findingAt = (tokens: Token[], i: number, paragraph: Paragraph): Finding | undefined => {
    const token = tokens[i];
    const found = byFirst
      .get(token?.lower ?? '')
      ?.find(
        ({ words, phrase }) =>
          words.every((word, k) => tokens[i + k]?.lower === word) && (phrase.when?.(tokens, i, i + words.length - 1) ?? true),
      );
    const last = found && tokens[i + found.words.length - 1];
    if (!token || !found || !last || (skipQuotes && insideQuotes(tokens, i))) return undefined;
    const written = paragraph.text.slice(token.start, last.end);
    const instead = found.phrase.instead === undefined ? '' : likeWritten(found.phrase.instead, token.text);
    return {
      start: token.start,
      end: last.end,
      comment: found.phrase.comment ?? comment(written, instead),
      suggestions: instead ? [instead] : [],
    };
  };
  return {
    ...rule,
    check: (paragraph) => {
      const all: Finding[] = [];
      // Plain loops: this runs for every word and every rule, and nearly always finds nothing.
      for (const { tokens } of paragraph.sentences) {
        for (let i = 0; i < tokens.length; i++) {
          const finding = findingAt(tokens, i, paragraph);
          if (finding) all.push(finding);
        }
      }
      return all;
    },
  };
}

/** What others said may be said as they said it. */
export const insideQuotes = (tokens: Token[], i: number): boolean =>
  tokens.slice(0, i).filter((token) => token.text === '"').length % 2 === 1;
