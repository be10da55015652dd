const PARTICLES = new Set(['da', 'das', 'de', 'do', 'dos', 'di', 'du', 'del', 'della', 'e', 'van', 'von', 'y']);
const NUMERAL = /^(ii|iii|iv)$/;
/** Marks of direction, joiners and the like: they come along from spreadsheets and nobody sees them. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’.\- ]*$/u;

/** As it will be kept: composed, with single spaces, without what nobody sees. */
export const tidied = (text: string) => text.normalize('NFC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();

const capital = (word: string) => word.replace(/(^|['’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** `MARIA DA SILVA` and `maria da silva` become `Maria da Silva`; a name with both cases was written by someone who meant it. */
function recased(text: string, isGiven: boolean): string {
  const lower = text.toLowerCase();
  if (text !== lower && text !== text.toUpperCase()) return text;
  return lower
    .split(' ')
    .map((word, at) => {
      if (NUMERAL.test(word)) return word.toUpperCase();
      return PARTICLES.has(word) && !(isGiven && at === 0) ? word : capital(word);
    })
    .join(' ');
}

export const givenName = (text: string) => recased(tidied(text), true);
export const familyName = (text: string) => recased(tidied(text), false);

export const isName = (text: string) => NAME.test(text);

/** For comparing and for usernames: lower case, no marks. The database's `folded` says the same. */
export const foldedName = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const wordsOf = (name: string) =>
  foldedName(name)
    .replace(/[^a-z ]/g, '')
    .split(' ')
    .filter((word) => word !== '' && !PARTICLES.has(word));

const LONGEST = 70; // leaves room for a number

/** `maria.silva`: the first given name and the last surname, which is how a class calls its people. */
export function usernameStem(first_name: string, last_name: string): string {
  const first = wordsOf(first_name)[0] ?? 'estudante';
  const last = wordsOf(last_name).at(-1);
  const stem = last === undefined ? first : `${first}.${last}`;
  return stem.length < 2 ? `${stem}.estudante` : stem.slice(0, LONGEST);
}

/** `maria.silva`, then `maria.silva2`, and so on. Remembers how far each stem has come: a list may hold the same name often. */
export function usernameGiver(taken: ReadonlySet<string>): (stem: string) => string {
  const next = new Map<string, number>();
  return (stem) => {
    let number = next.get(stem) ?? 1;
    const username = () => (number === 1 ? stem : `${stem}${number}`);
    while (taken.has(username())) number += 1;
    next.set(stem, number + 1);
    return username();
  };
}
