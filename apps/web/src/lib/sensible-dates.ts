export const inDays = (days: number, from = new Date()) => new Date(from.getFullYear(), from.getMonth(), from.getDate() + days);

/** Students read "until Sunday" as until Sunday is over. */
export const lastMinuteOf = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate(), 23, 59);
