import { FINITE, GERUND, INFINITIVE, PARTICIPLE } from '../lexicon/morphology';
import { hashText } from '../model/hash';
import type { Token } from '../text/token';

/** What a word does in its clause, coarser than its part of speech: articles, adjectives and nouns are one stretch of name. */
export const NAME = 1;
export const PREPOSITION = 2;
export const VERB = 3;
const INFINITE = 4;
const GERUNDIAL = 5;
const PARTICIPIAL = 6;
const ADVERBIAL = 7;
export const RELATIVE = 8;
export const SUBORDINATOR = 9;
const COORDINATOR = 10;
const REFLEXIVE = 11;
const MARK = 14;
const END = 15;

const RELATIVES = new Set('que quem onde cujo cuja cujos cujas qual quais'.split(' '));
/** Runs of these count once. */
const COLLAPSED = new Set([NAME, VERB, PREPOSITION, ADVERBIAL]);

const isInfinitive = (token: Token | undefined): boolean =>
  token !== undefined && /^(VERB|AUX)/.test(token.upos) && (token.readings & INFINITIVE) !== 0 && /r(em)?(-|$)/.test(token.lower);

/** Whether "para" before an infinitive is a preposition or a conjunction depends on whom one asks: here it is always the latter. */
const partOf = (token: Token, next: Token | undefined): string =>
  token.upos === 'ADP' && isInfinitive(next) ? 'SCONJ' : token.upos || token.kind;

function chunkOf({ kind, lower, readings }: Token, upos: string): number {
  if (kind === 'punctuation') return MARK;
  if (upos.startsWith('VERB') || upos.startsWith('AUX')) {
    if (readings & GERUND && /ndo(-|$)/.test(lower)) return GERUNDIAL;
    if (readings & INFINITIVE && /r(em)?(-|$)/.test(lower)) return INFINITE;
    if (readings & FINITE || lower.includes('-')) return VERB;
    return readings & PARTICIPLE ? PARTICIPIAL : VERB;
  }
  if (RELATIVES.has(lower)) return RELATIVE;
  if (upos === 'SCONJ') return SUBORDINATOR;
  if (upos === 'CCONJ') return COORDINATOR;
  if (upos.startsWith('ADP')) return PREPOSITION;
  if (upos === 'ADV') return ADVERBIAL;
  if (upos === 'PRON') return lower === 'se' ? REFLEXIVE : NAME;
  return upos === 'ADJ' && readings & PARTICIPLE ? PARTICIPIAL : NAME;
}

/** A sentence as the comma model sees it: everything that is asked again for every gap is worked out once per word. */
export type Chunked = { tokens: Token[]; words: Uint32Array; tags: Uint32Array; chunks: Uint8Array };

export function chunked(tokens: Token[]): Chunked {
  const parts = tokens.map((token, i) => partOf(token, tokens[i + 1]));
  return {
    tokens,
    words: Uint32Array.from(tokens, (token) => hashText(token.kind === 'number' ? '0' : token.lower)),
    tags: Uint32Array.from(parts, hashText),
    chunks: Uint8Array.from(tokens, (token, i) => chunkOf(token, parts[i] ?? '')),
  };
}

/** The chunks from `from` up to (not including) `stop`, forwards or backwards, at most `most` of them, as one number. */
export function pattern(chunks: Uint8Array, from: number, stop: number, most: number): number {
  const step = from <= stop ? 1 : -1;
  let code = 17;
  let last = 0;
  let n = 0;
  for (let j = from; j !== stop; j += step) {
    const chunk = chunks[j] ?? END;
    if (chunk === last && COLLAPSED.has(chunk)) continue;
    code = Math.imul(code, 16) + chunk;
    last = chunk;
    if (++n >= most) return code >>> 0;
  }
  return (Math.imul(code, 16) + END) >>> 0;
}
