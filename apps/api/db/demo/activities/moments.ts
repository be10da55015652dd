import type { Random } from '../random';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** The first moment of a day in Brasília, which has no summer time. */
export const startOf = (day: string) => Date.parse(`${day}T00:00:00-03:00`);
export const iso = (moment: number) => new Date(moment).toISOString();

/** 0 is Sunday. */
const weekday = (moment: number) => new Date(moment - 3 * HOUR).getUTCDay();

/** Saturday and Sunday give way to the Monday after. */
export function onSchoolDay(moment: number): number {
  const day = weekday(moment);
  if (day === 6) return moment + 2 * DAY;
  return day === 0 ? moment + DAY : moment;
}

const RISE = 7;
const BED = 23;

/** Nobody writes or corrects at night: what would fall into it comes early next morning, in the same order. */
function awake(moment: number): number {
  const sinceBed = (((moment - (3 + BED) * HOUR) % DAY) + DAY) % DAY;
  const night = (24 - BED + RISE) * HOUR;
  return sinceBed < night ? Math.round(moment - sinceBed + night + sinceBed / 4) : moment;
}

export type Clock = ReturnType<typeof clockOf>;

/** Nothing of the demonstration happens later than the evening before it is loaded. */
export function clockOf(today: string, random: Random) {
  const limit = startOf(today) - 2 * HOUR;
  return {
    today: startOf(today),
    limit,
    /** Some time after `moment`, between so many hours; sooner if it would be too late. Always after it. */
    after(moment: number, leastHours: number, mostHours: number): number {
      const wanted = moment + (leastHours + (random.below(1000) / 1000) * (mostHours - leastHours)) * HOUR;
      if (wanted <= limit) return awake(Math.round(wanted));
      const sooner = Math.max(moment + 60_000, Math.round(moment + (limit - moment) * (0.3 + random.below(600) / 1000)));
      return sooner <= limit ? awake(sooner) : sooner;
    },
    within(from: number, to: number): number {
      const last = Math.min(to, limit);
      const drawn = Math.round(from + ((random.below(1000) + 1) / 1001) * (last - from));
      const moment = awake(drawn);
      return moment <= last ? moment : drawn;
    },
  };
}
