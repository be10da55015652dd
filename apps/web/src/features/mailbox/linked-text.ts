export type Piece = { text: string; href?: string };

const ADDRESS = /https?:\/\/[^\s<>"']+/g;
/** A sentence's own marks after an address are not part of it. */
const TRAILING = /[.,;:!?)\]]+$/;

/** A letter's text cut where its addresses are, so that they can be followed; the pieces join back to the text. */
export function linkedText(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const href = match[0].replace(TRAILING, '');
    if (match.index > at) pieces.push({ text: text.slice(at, match.index) });
    pieces.push({ text: href, href });
    at = match.index + href.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}
