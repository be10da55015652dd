import { texts } from './texts';

/** As people greet each other: morning from five, afternoon from noon, evening from six. */
export function greeting(now: Date, name: string): string {
  const hour = now.getHours();
  if (hour >= 5 && hour < 12) return texts.morning(name);
  return hour >= 12 && hour < 18 ? texts.afternoon(name) : texts.evening(name);
}

const day = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long' });

/** "Domingo, 15 de novembro."; the first of a month is an ordinal: "1º de maio". */
export function today(now: Date): string {
  const words = day.format(now).replace(/\b1 de /, '1º de ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
