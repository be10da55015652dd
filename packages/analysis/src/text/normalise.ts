/**
 * Characters that mean the same are made the same, one for one: every offset in the answer must be an offset in the text as it was sent.
 * (A decomposed accent is two characters and stays two; words are composed when they are looked up.)
 */
const SAME: Record<string, string> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‟': '"',
  '‘': "'",
  '’': "'",
  '´': "'",
  '`': "'",
  '‐': '-',
  '‑': '-',
  '−': '-',
  '\u00a0': ' ',
  '\u2007': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '\u200b': ' ',
  '\ufeff': ' ',
  '\t': ' ',
};
const UNUSUAL = /[“”„«»‟‘’´`‐‑−\u00a0\u2007\u202f\u2009\u200b\ufeff\t]/g;

export const normalise = (text: string): string => text.replace(UNUSUAL, (character) => SAME[character] ?? character);
