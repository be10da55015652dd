import type { Random } from '../random';
import type { Activity, Draft } from './world';

/** What one reviewer comes to; null grades: zeroed. */
export type Opinion = { points: number[] | null; reason: string | null };

const STEP = { enem: 40, unica: 2 };
const BEST = { enem: 200, unica: 10 };
const UNSURE = 0.12;

const levels = (isEnem: boolean) => ({ step: STEP[isEnem ? 'enem' : 'unica'], best: BEST[isEnem ? 'enem' : 'unica'] });
const within = (points: number, isEnem: boolean) => Math.min(levels(isEnem).best, Math.max(levels(isEnem).step, points));

/** A careful reviewer, who now and then sees one competence a level higher or lower than another would. */
export function opinionOf({ variant, zero }: Draft, { isEnem }: Activity, random: Random, unsure = UNSURE): Opinion {
  if (zero) return { points: null, reason: zero.reason };
  const { step } = levels(isEnem);
  const points = (variant.grades ?? []).map((given) => {
    const thrown = random.below(1000) / 1000;
    const change = thrown < unsure ? step : thrown < 2 * unsure ? -step : 0;
    return within(given + change, isEnem);
  });
  return { points, reason: null };
}

const FIXED = {
  middle: [120, 120, 120, 120, 120],
  low: [80, 80, 80, 80, 80],
  high: [160, 160, 160, 160, 160],
  panel: [120, 120, 160, 120, 120],
};
const graded = (points: readonly number[]): Opinion => ({ points: [...points], reason: null });

/**
 * The cases of the double review that a visitor should find, in order: the same grade twice, as far apart as is still agreed (80: with levels
 * of 40, 100 does not occur), 120 apart and settled by a third, 120 apart in the proposal alone and waiting for a third, a zero against a
 * grade, three who do not agree and wait for the panel, and a panel that has spoken.
 */
export const SHOWN_PAIRS: readonly { opinions: readonly Opinion[]; panel?: Opinion }[] = [
  { opinions: [graded([120, 160, 120, 120, 120]), graded([120, 160, 120, 120, 120])] },
  { opinions: [graded([120, 160, 120, 120, 120]), graded([120, 120, 120, 120, 80])] },
  { opinions: [graded([160, 160, 120, 120, 120]), graded([120, 120, 80, 120, 120]), graded([160, 160, 120, 120, 80])] },
  { opinions: [graded([120, 120, 120, 120, 160]), graded([160, 160, 120, 120, 40])] },
  { opinions: [graded([120, 120, 120, 80, 80]), { points: null, reason: 'fuga_tema' }, graded([120, 120, 80, 80, 80])] },
  { opinions: [graded(FIXED.middle), graded(FIXED.low), graded(FIXED.high)] },
  { opinions: [graded(FIXED.middle), graded(FIXED.low), graded(FIXED.high)], panel: graded(FIXED.panel) },
];
