/** What a blind reviewer calls a text, since no name is said: short, easy to read aloud, the same everywhere. */
export const codeOf = (compositionId: number) => `T-${compositionId.toString(36).toUpperCase().padStart(4, '0')}`;
