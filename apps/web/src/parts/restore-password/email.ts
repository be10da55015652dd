/** Enough to catch a slip of the finger; the letter itself is the proof. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim());
