import { fingerprintWords } from '../similarity/words';

/** A theme the model has read essays on: its title, the stems that give it away, and how its graders differed from the latest ones. */
export type KnownTheme = { title: string; stems: Record<string, number>; offsets: number[] };

/** An essay far above all but one or two themes in shared stems is likely on one of them; between these two it is believed in part. */
const NOT_BELIEVED = 0.5;
const BELIEVED = 0.85;

export const titleKey = (title: string): string =>
  fingerprintWords(title)
    .map(({ word }) => word)
    .join(' ');

export const stemsOf = (paragraphs: string[]): Set<string> =>
  new Set(
    paragraphs
      .flatMap((paragraph) => fingerprintWords(paragraph))
      .filter(({ word }) => word.length > 4)
      .map(({ word }) => word.slice(0, 6)),
  );

/** How much the graders of the theme an essay is on gave more or less than today's; nothing when the theme is new. */
export function themeOffsets(themes: KnownTheme[], stems: Set<string>, title = ''): number[] | undefined {
  const key = titleKey(title);
  const told = key === '' ? undefined : themes.find((theme) => theme.title === key);
  if (told) return told.offsets;
  const shares = themes.map((theme) => ({ theme, share: shareOf(theme, stems) })).sort((a, b) => b.share - a.share);
  const [best, , third] = shares;
  if (!best) return undefined;
  const clear = 2 * best.share - (third?.share ?? 0);
  const belief = Math.max(0, Math.min(1, (clear - NOT_BELIEVED) / (BELIEVED - NOT_BELIEVED)));
  return belief === 0 ? undefined : best.theme.offsets.map((offset) => belief * offset);
}

function shareOf({ stems }: KnownTheme, used: Set<string>): number {
  let share = 0;
  for (const stem in stems) if (used.has(stem)) share += stems[stem] ?? 0;
  return share;
}
