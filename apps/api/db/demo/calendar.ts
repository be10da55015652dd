/** The school year follows the calendar year; lessons go from early February to mid December. Days as `2026-11-15`. */
export type Calendar = { today: string; thisYear: number };

/** Brasília keeps its own day: at 22:00 there it is tomorrow in UTC. */
export function calendarOf(now: Date): Calendar {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(now);
  return { today, thisYear: Number(today.slice(0, 4)) };
}

export const YEARS_SHOWN = 3;

/** Nothing of the demonstration happens after today. */
const atMost = (day: string, limit: string) => (day < limit ? day : limit);

/** Seven in the morning in Brasília. */
export const morningOf = (day: string) => `${day}T07:00:00-03:00`;

export const yearStarts = (year: number, { today }: Calendar) => morningOf(atMost(`${year}-02-02`, today));
export const yearEnds = (year: number, { today }: Calendar) => morningOf(atMost(`${year}-12-18`, today));
