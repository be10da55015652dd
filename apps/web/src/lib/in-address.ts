/** What an address may hold; anything else is as if it were not there. */
export const idIn = (text: string | null | undefined): number | null => (text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null);

export const oneOf = <T extends string>(text: string | null, options: readonly T[]): T | null =>
  options.find((option) => option === text) ?? null;
