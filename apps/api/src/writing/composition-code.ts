/** What a text is called where no name may be said: short, and the same everywhere. */
export const codeOf = (id: number) => `R-${id.toString(36).toUpperCase().padStart(5, '0')}`;
