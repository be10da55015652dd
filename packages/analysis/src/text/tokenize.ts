import type { Token } from './token';

/** Abbreviations keep their full stop, so that it does not end a sentence. */
const ABBREVIATIONS = new Set(
  'sr sra srs sras srta dr dra drs dras prof profa profª exmo ilmo av art arts inc cap caps fig ed pág págs p pp vol etc ex obs tel cia ltda jr st sto sta gen cel cap ten maj sgt dep sen gov min fl fls séc d n nº v vs cf jan fev abr jun jul ago set out nov dez'.split(
    ' ',
  ),
);

const LETTERS = '[\\p{L}\\p{M}]';
const PIECE = new RegExp(
  [
    // The parts of an address are as short as the net allows, so that a long row of letters is not read again from each of them.
    '(?<link>https?://[^\\s<>"]+|www\\.[^\\s<>"]+|[\\w-]{1,63}(?:\\.[\\w-]{1,63}){0,4}\\.(?:com|org|net|gov|edu)(?:\\.br)?(?:/[^\\s<>"]*)?(?![\\w])|[\\w.+-]{1,64}@[\\w-]{1,63}\\.[\\w.]+)',
    '(?<money>(?:US|U|CR|R)\\$)',
    // 19h30, 1m34,5s, 1.500, 2019-2020; 27.ª, 3º. ano; G1, covid19: what has digits in it is no word of the dictionary
    '(?<number>\\d+h\\d*|\\d+m\\d+(?:,\\d+)?s|\\d+(?:[.,:/-]\\d+)*(?:[ºª]\\.(?=,| \\p{Ll})|\\.?[ºª]s?|°)?|(?<!\\p{L})\\p{L}+\\d[\\p{L}\\d]*(?!-\\p{L}))',
    // J. K. Rowling, S.A., P. -- Como foi?; a lone letter needs a name or a dash behind it, or it ends a sentence
    '(?<initials>(?:\\p{Lu}\\.){2,}|(?<!\\p{L})\\p{Lu}\\.(?= \\p{Lu}\\p{Ll}+ ?\\p{Lu}?| (?:--|—|–)))',
    `(?<word>\\p{Lu}+&\\p{Lu}+(?!${LETTERS})|${LETTERS}+(?:[-'](?=${LETTERS})${LETTERS}+)*(?:-(?=\\d)\\d+)?)`,
    '(?<mark>\\.{2,}|[!?]{2,}|-{2,}|[^\\s])',
  ].join('|'),
  'gu',
);

const lowered = (text: string): string => text.normalize('NFC').toLowerCase();

/** Cuts a normalised paragraph into tokens. Joined back with the white space between them they are the paragraph. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PIECE)) {
    const groups = match.groups ?? {};
    const start = match.index;
    let piece = match[0];
    let kind: Token['kind'] = groups.mark === undefined ? 'word' : 'punctuation';
    if (groups.number !== undefined) kind = 'number';
    if (groups.money !== undefined) kind = 'punctuation';
    if (
      groups.word !== undefined &&
      text[start + piece.length] === '.' &&
      ABBREVIATIONS.has(lowered(piece)) &&
      keepsFullStop(text, start + piece.length, lowered(piece))
    ) {
      piece += '.';
    }
    tokens.push({
      text: piece,
      lower: lowered(piece),
      start,
      end: start + piece.length,
      kind,
      spaced: start === 0 || /\s/.test(text[start - 1] ?? ' '),
      upos: '',
      readings: 0,
    });
  }
  return tokens.filter((token, i) => i === 0 || token.start >= (tokens[i - 1]?.end ?? 0));
}

/** "etc." at the end of the text is the end of the sentence; "Sr. João" is not. Short words that are also plain words need a follower. */
function keepsFullStop(text: string, at: number, word: string): boolean {
  const after = text.slice(at + 1).trimStart();
  if (after === '') return false;
  if (word === 'etc') return !/^\p{Lu}/u.test(after);
  if (word === 'p' || word === 'd' || word === 'n' || word === 'v' || word === 'art' || word === 'arts') return /^[\d\p{Lu}]/u.test(after);
  if (['set', 'ex', 'fig', 'ed', 'cap', 'min', 'out', 'ago', 'sem', 'st', 'dez', 'cia', 'sto', 'sta', 'vol', 'gen', 'inc'].includes(word))
    return /^[\d\p{Ll},;:)]/u.test(after);
  return true;
}
