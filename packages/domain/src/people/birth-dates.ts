const WRITTEN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T.*)?$/;
const OLDEST = '1920-01-01';

/** `31/12/2012` or `2012-12-31` as `2012-12-31`; null for nothing, undefined for what is no day that someone was born on. */
export function dayOf(text: string, today: string): string | null | undefined {
  if (text === '') return null;
  const [, day, month, year] = WRITTEN.exec(text) ?? [];
  const [, isoYear, isoMonth, isoDay] = ISO.exec(text) ?? [];
  const iso = [year ?? isoYear, (month ?? isoMonth)?.padStart(2, '0'), (day ?? isoDay)?.padStart(2, '0')].join('-');
  const time = Date.parse(`${iso}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso) return undefined;
  return iso >= OLDEST && iso <= today ? iso : undefined;
}
