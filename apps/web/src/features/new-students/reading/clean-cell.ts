// What nobody sees and every comparison stumbles over: zero-width signs, soft hyphens, marks of direction. The joiner inside an emoji stays.
const UNSEEN = /[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d/gu;
/** Excel's way of saying "this number is a text"; the quotes are taken off, nothing is calculated. */
const QUOTED_NUMBER = /^="([^"]*)"$/;
/** Our own exports put an apostrophe before what a spreadsheet would take for a formula. */
const GUARDED = /^'(?=[=+\-@])/;

/** One cell as a person reads it: one line, single spaces, composed accents. A formula stays the text it is. */
export const cleanCell = (text: string): string =>
  text
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(QUOTED_NUMBER, '$1')
    .replace(GUARDED, '');
