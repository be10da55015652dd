/** `2026-11-22T23:59`, as a date field speaks, in the clock of whoever looks. */
export function localMoment(iso: string | Date): string {
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What a date field says, as the wire carries it. A field that was emptied says nothing. */
export const momentOf = (local: string): string => {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
};
