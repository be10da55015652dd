import type { Token } from '../text/token';
import { type Chunked, RELATIVE, SUBORDINATOR, VERB } from './chunks';

/** The place between two words, with or without a comma. */
export type Gap = {
  /** Index of the word before. */
  left: number;
  /** Index of the word after (the comma, if there is one, lies between). */
  right: number;
  comma: boolean;
};

export function gapsOf(tokens: Token[]): Gap[] {
  const gaps: Gap[] = [];
  for (let i = 0; i < tokens.length - 1; i++) {
    const token = tokens[i];
    const next = tokens[i + 1];
    if (!token || !next || (token.kind === 'punctuation' && token.text !== ')' && token.text !== '"')) continue;
    if (next.text === ',' && tokens[i + 2]) gaps.push({ left: i, right: i + 2, comma: true });
    else if (next.kind !== 'punctuation') gaps.push({ left: i, right: i + 1, comma: false });
  }
  return gaps;
}

/** The stretch from the last mark of punctuation to the gap, which a comma would close, and the one up to the next mark, which it would open. */
export type Stretch = {
  start: number;
  /** Index of the mark that ends the stretch after the gap, or the sentence's length. */
  end: number;
  verbsBefore: number;
  verbsAfter: number;
  linksBefore: number;
};

export function stretchAround({ tokens, chunks }: Chunked, { left, right }: Gap): Stretch {
  let start = left;
  while (start > 0 && tokens[start - 1]?.kind !== 'punctuation') start--;
  let end = right;
  while (end < tokens.length && tokens[end]?.kind !== 'punctuation') end++;
  const stretch = { start, end, verbsBefore: 0, verbsAfter: 0, linksBefore: 0 };
  for (let j = start; j <= left; j++) {
    if (chunks[j] === VERB) stretch.verbsBefore++;
    else if (chunks[j] === RELATIVE || chunks[j] === SUBORDINATOR) stretch.linksBefore++;
  }
  for (let j = right; j < end; j++) if (chunks[j] === VERB) stretch.verbsAfter++;
  return stretch;
}
