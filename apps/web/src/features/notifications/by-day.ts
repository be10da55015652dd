import { texts } from './texts';

const ofThisYear = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long' });
const ofAnotherYear = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', year: 'numeric' });
const hour = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString();

function dayName(date: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (isSameDay(date, now)) return texts.today;
  if (isSameDay(date, yesterday)) return texts.yesterday;
  const name = (date.getFullYear() === now.getFullYear() ? ofThisYear : ofAnotherYear).format(date);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export const hourOf = (iso: string) => hour.format(new Date(iso));

/** Newest first as they come, one group a day of whoever looks. */
export function byDay<Row extends { created: string }>(rows: readonly Row[], now: Date): { day: string; rows: Row[] }[] {
  const days: { day: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const day = dayName(new Date(row.created), now);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}
