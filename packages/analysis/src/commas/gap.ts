import { FINITE, NOMINAL } from '../lexicon/morphology';
import { hashText, mix } from '../model/hash';
import type { Token } from '../text/token';

/** The place between two words, with or without a comma, and what stands around it. */
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

const hash = (token: Token | undefined): number => (token ? hashText(token.kind === 'number' ? '0' : token.lower) : 3);
const tag = (token: Token | undefined): number => (token ? hashText(token.upos || token.kind) : 5);
const steps = (n: number): number => (n < 6 ? n : n < 9 ? 6 : n < 13 ? 7 : n < 20 ? 8 : 9);
const isFiniteVerb = (token: Token): boolean => /^(VERB|AUX)/.test(token.upos) && (token.readings & FINITE) !== 0;

export const GAP_FEATURES = 64;

/** The stretch from the last mark of punctuation to this gap, which a comma would close, and the one it would open. */
type Stretch = { start: number; length: number; verbs: number; opener: number; openerTag: number; second: number; mark: number };

function stretchBefore(tokens: Token[], left: number): Stretch {
  let start = left;
  while (start > 0 && tokens[start - 1]?.kind !== 'punctuation') start--;
  let verbs = 0;
  for (let j = start; j <= left; j++) if (isFiniteVerb(tokens[j] as Token)) verbs++; // j is in range
  return {
    start,
    length: left - start + 1,
    verbs,
    opener: hash(tokens[start]),
    openerTag: tag(tokens[start]),
    second: hash(tokens[start + 1]),
    mark: start === 0 ? 1 : hash(tokens[start - 1]),
  };
}

function stretchAfter(tokens: Token[], right: number): { length: number; verbs: number; mark: number } {
  let end = right;
  let verbs = 0;
  while (end < tokens.length && tokens[end]?.kind !== 'punctuation') {
    if (isFiniteVerb(tokens[end] as Token)) verbs++; // end is in range
    end++;
  }
  return { length: end - right, verbs, mark: hash(tokens[end]) };
}

/** Fills `out` with the features of a gap. The comma itself is never among them. */
export function fillGap(out: Uint32Array, tokens: Token[], { left, right }: Gap): number {
  const [l1, l2, l3] = [tokens[left], tokens[left - 1], tokens[left - 2]];
  const [r1, r2, r3] = [tokens[right], tokens[right + 1], tokens[right + 2]];
  const before = stretchBefore(tokens, left);
  const after = stretchAfter(tokens, right);
  const whole = steps(before.start);
  const length = steps(before.length);
  const ahead = steps(after.length);
  const [hl1, hl2, hl3, hr1, hr2, hr3] = [hash(l1), hash(l2), hash(l3), hash(r1), hash(r2), hash(r3)];
  const [tl1, tl2, tl3, tr1, tr2, tr3] = [tag(l1), tag(l2), tag(l3), tag(r1), tag(r2), tag(r3)];
  const verbs = Math.min(before.verbs, 2) * 3 + Math.min(after.verbs, 2);
  const nominal = (l1?.readings ?? 0) & NOMINAL;
  const finite = r1 && isFiniteVerb(r1) ? 1 : 0;
  const sentence = hash(tokens[0]);
  let n = 0;
  const put = (template: number, a: number, b = 0) => {
    out[n++] = mix(mix(template + 500, a), b);
  };
  put(0, 1);
  put(1, hl1);
  put(2, hr1);
  put(3, hl1, hr1);
  put(4, hl2, hl1);
  put(5, hr1, hr2);
  put(6, mix(hl2, hl1), hr1);
  put(7, mix(hl1, hr1), hr2);
  put(8, tl1, tr1);
  put(9, mix(tl2, tl1), tr1);
  put(10, mix(tl1, tr1), tr2);
  put(11, mix(mix(tl2, tl1), tr1), tr2);
  put(12, hl1, tr1);
  put(13, tl1, hr1);
  put(14, mix(tl1, hr1), tr2);
  put(15, mix(tl2, hl1), tr1);
  put(16, length, whole === 0 ? 1 : 0);
  put(17, before.opener, length);
  put(18, mix(before.opener, before.second), length);
  put(19, mix(before.opener, tr1), length);
  put(20, mix(before.openerTag, tl1), mix(tr1, length));
  put(21, verbs, mix(tl1, tr1));
  put(22, verbs, hr1);
  put(23, mix(before.opener, verbs), hr1);
  put(24, mix(before.opener, verbs), tr1);
  put(25, mix(before.mark, length), tr1);
  put(26, mix(before.mark, before.opener), length);
  put(27, after.mark, mix(ahead, hr1));
  put(28, after.mark, mix(ahead, tr1));
  put(29, mix(before.mark, after.mark), mix(hr1, length));
  put(30, mix(hl3, hl2), hl1);
  put(31, mix(hr1, hr2), hr3);
  put(32, finite, mix(nominal, verbs));
  put(33, mix(finite, before.openerTag), mix(length, verbs));
  put(34, sentence, mix(whole, tr1));
  put(35, mix(tl3, tl2), mix(tl1, tr1));
  put(36, mix(tr1, tr2), mix(tr3, tl1));
  put(37, mix(before.opener, hl1), hr1);
  put(38, mix(before.opener, before.second), mix(hl1, tr1));
  put(39, ahead, mix(length, verbs));
  put(40, mix(hr1, verbs), length);
  put(41, mix(hr1, hr2), verbs);
  put(42, mix(hr1, tl1), mix(verbs, ahead));
  put(43, hl2);
  put(44, hr2);
  put(45, mix(hl1, verbs), length);
  put(46, mix(before.openerTag, verbs), mix(tr1, ahead));
  put(47, r1 && r1.text !== r1.lower ? 1 : 0, tl1);
  return n;
}
