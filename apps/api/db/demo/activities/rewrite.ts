import { draftFor } from './draft';
import type { Student } from './students';
import { vary } from './variation/vary';
import { type Activity, type Draft, textsOn, type World } from './world';

/** How often the second version is the one that was written for it. */
const WRITTEN_ANEW = 0.6;

/** The second version: what was done worse is mended, or the text is the one that its author wrote after the correction. */
export function rewriteOf(world: World, activity: Activity, student: Student, first: Draft): Draft {
  if (first.zero) return draftFor(world, activity, student);
  const { random, written } = world;
  const { theme, isEnem } = activity;
  const anew = textsOn(theme).find(({ rewrites }) => rewrites === first.base.key);
  const isAnew = anew !== undefined && random.chance(WRITTEN_ANEW);
  const base = isAnew ? anew : first.base;
  const mended = isAnew ? first.weaknesses : first.weaknesses.slice(1 + random.below(3));
  for (let attempt = 0; ; attempt += 1) {
    // The same seed keeps the student's words.
    const seed = attempt === 0 ? first.wish.seed : random.below(2 ** 31);
    const wish = { base, isEnem, seed, weaknesses: mended, isHasty: attempt > 1 };
    const variant = vary(wish);
    if (written.has(variant.text) && attempt < 60) continue;
    written.add(variant.text);
    return { variant, zero: null, base, wish, weaknesses: mended };
  }
}
