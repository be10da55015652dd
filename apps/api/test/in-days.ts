/** The moment so many days from now, or before it: what a test makes today is as old tomorrow. */
export const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString();
