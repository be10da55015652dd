import { fingerprintWords } from '../similarity/words';
import { copiedWords } from '../stats/own-lines';
import type { ReadText } from '../text/read-text';

const stems = (text: string): Set<string> =>
  new Set(
    fingerprintWords(text)
      .map(({ word }) => word)
      .filter((word) => word.length > 4)
      .map((word) => word.slice(0, 6)),
  );

/** How much the text speaks of the theme, and how much it copies. All zero when no theme was sent, as in half of the training. */
export function nearTheme(text: ReadText, theme?: { title: string; texts: string[] }): Record<string, number> {
  const own = text.paragraphs.map((paragraph) => paragraph.text).join('\n');
  const words = fingerprintWords(own).map(({ word }) => word);
  const mine = stems(own);
  const title = stems(theme?.title ?? '');
  const texts = stems(theme?.texts.join('\n') ?? '');
  const share = (of: Set<string>, within: Set<string>) => (of.size ? [...of].filter((stem) => within.has(stem)).length / of.size : 0);
  const first = stems(text.paragraphs[0]?.text ?? '');
  return {
    theme_title: share(title, mine),
    theme_title_first: share(title, first),
    theme_words: theme ? share(mine, texts) : 0,
    theme_mentions: words.filter((word) => word.length > 4 && title.has(word.slice(0, 6))).length / Math.max(1, words.length),
    theme_copied: copiedWords(words, theme?.texts ?? []).size / Math.max(1, words.length),
  };
}
