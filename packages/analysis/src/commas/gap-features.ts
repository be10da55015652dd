import { NOMINAL, PLURAL, SINGULAR, V3P, V3S } from '../lexicon/morphology';
import { hashText, mix } from '../model/hash';
import { type Chunked, NAME, PREPOSITION, pattern, RELATIVE, SUBORDINATOR, VERB } from './chunks';
import type { Gap, Stretch } from './gap';

export const GAP_FEATURES = 87;

const EDGE_WORD = 3;
const EDGE_TAG = 5;
const steps = (n: number): number => (n < 6 ? n : n < 9 ? 6 : n < 13 ? 7 : n < 20 ? 8 : 9);

/** Fills `out` with the features of a gap. The comma itself is never among them; other commas of the sentence are. */
export function fillGap(out: Uint32Array, sentence: Chunked, gap: Gap, stretch: Stretch): number {
  const { tokens, words, tags, chunks } = sentence;
  const { left, right } = gap;
  const { start, end } = stretch;
  const W = (i: number): number => words[i] ?? EDGE_WORD;
  const T = (i: number): number => tags[i] ?? EDGE_TAG;
  const isVerb = (i: number): number => (chunks[i] === VERB ? 1 : 0);
  const [hl1, hl2, hl3, hr1, hr2, hr3] = [W(left), W(left - 1), W(left - 2), W(right), W(right + 1), W(right + 2)];
  const [tl1, tl2, tl3, tr1, tr2, tr3] = [T(left), T(left - 1), T(left - 2), T(right), T(right + 1), T(right + 2)];
  const length = steps(left - start + 1);
  const ahead = steps(end - right);
  const whole = steps(start);
  const before = Math.min(stretch.verbsBefore, 2);
  const after = Math.min(stretch.verbsAfter, 2);
  const verbs = before * 3 + after;
  const [opener, openerTag, second] = [W(start), T(start), W(start + 1)];
  const mark = start === 0 ? 1 : W(start - 1);
  const nextMark = W(end);
  const finite = isVerb(right);
  const first = W(0);
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
  put(17, opener, length);
  put(18, mix(opener, second), length);
  put(19, mix(opener, tr1), length);
  put(20, mix(openerTag, tl1), mix(tr1, length));
  put(21, verbs, mix(tl1, tr1));
  put(22, verbs, hr1);
  put(23, mix(opener, verbs), hr1);
  put(24, mix(opener, verbs), tr1);
  put(25, mix(mark, length), tr1);
  put(26, mix(mark, opener), length);
  put(27, nextMark, mix(ahead, hr1));
  put(28, nextMark, mix(ahead, tr1));
  put(29, mix(mark, nextMark), mix(hr1, length));
  put(30, mix(hl3, hl2), hl1);
  put(31, mix(hr1, hr2), hr3);
  put(32, finite, mix((tokens[left]?.readings ?? 0) & NOMINAL, verbs));
  put(33, mix(finite, openerTag), mix(length, verbs));
  put(34, first, mix(whole, tr1));
  put(35, mix(tl3, tl2), mix(tl1, tr1));
  put(36, mix(tr1, tr2), mix(tr3, tl1));
  put(37, mix(opener, hl1), hr1);
  put(38, mix(opener, second), mix(hl1, tr1));
  put(39, ahead, mix(length, verbs));
  put(40, mix(hr1, verbs), length);
  put(41, mix(hr1, hr2), verbs);
  put(42, mix(hr1, tl1), mix(verbs, ahead));
  put(43, hl2);
  put(44, hr2);
  put(45, mix(hl1, verbs), length);
  put(46, mix(openerTag, verbs), mix(tr1, ahead));
  put(47, tokens[right] && tokens[right]?.text !== tokens[right]?.lower ? 1 : 0, tl1);

  // The words beyond the marks on both sides: "o Estado, por meio de leis [gap] deve" lacks the second of a pair.
  const beyond = mix(mix(nextMark, T(end + 1)), isVerb(end + 1));
  const behind = mix(mix(mark, start > 1 ? T(start - 2) : EDGE_TAG), start > 1 ? isVerb(start - 2) : 0);
  const back2 = pattern(chunks, left, start - 1, 2);
  const back3 = pattern(chunks, left, start - 1, 3);
  const ahead2 = pattern(chunks, right, end, 2);
  const ahead3 = pattern(chunks, right, end, 3);
  const ahead5 = pattern(chunks, right, end, 5);
  const open3 = pattern(chunks, start, left + 1, 3);
  const open6 = pattern(chunks, start, left + 1, 6);
  put(50, beyond, mix(ahead, tr1));
  put(51, mix(nextMark, W(end + 1)), hr1);
  put(52, beyond, mix(tl1, tr1));
  put(53, behind, mix(tl1, mix(tr1, finite)));
  put(54, behind, mix(finite, mix(opener, length)));
  put(55, behind, mix(opener, tr1));
  put(56, beyond, mix(hr1, after));
  put(57, back3, ahead3);
  put(58, back2, ahead5);
  put(59, pattern(chunks, left, start - 1, 5), ahead2);
  put(60, open6, ahead2);
  put(61, open3, ahead3);
  put(62, opener, ahead3);
  put(63, opener, open6);
  put(64, hr1, back3);
  put(65, hl1, ahead3);
  put(66, mix(hr1, hr2), back2);
  put(67, mix(opener, second), ahead2);
  put(68, mix(nextMark, ahead), ahead3);
  put(69, beyond, ahead2);
  put(70, behind, back3);
  put(71, behind, mix(open3, finite));
  put(72, hr1, ahead5);
  put(73, mix(hr1, before), ahead3);

  // The clause a "que" or "se" has opened and whether its verb has come yet.
  let link = left;
  while (link >= start && chunks[link] !== RELATIVE && chunks[link] !== SUBORDINATOR) link--;
  let since = 0;
  for (let j = Math.max(link, start); j <= left; j++) since += isVerb(j);
  const linkWord = link >= start ? W(link) : 0;
  put(74, linkWord, mix(Math.min(since, 2), tr1));
  put(75, linkWord, mix(steps(left - link), mix(tr1, Math.min(since, 2))));
  put(76, link >= start ? 1 : 0, mix(mix(Math.min(since, 2), stretch.verbsBefore - since), mix(tl1, tr1)));

  const { fits, distance } = subjectOfNextVerb(sentence, gap, stretch);
  put(77, fits, mix(ahead2, before));
  put(78, fits, mix(opener, steps(distance)));
  put(79, fits, mix(open3, length));
  put(80, hashText(tokens[left]?.lower.slice(-3) ?? ''), mix(tr1, ahead2));
  put(81, hashText(tokens[right]?.lower.slice(-3) ?? ''), mix(tl1, back2));

  let earlier = start - 2;
  while (earlier > 0 && tokens[earlier - 1]?.kind !== 'punctuation') earlier--;
  put(82, start > 1 ? W(earlier) : 0, mix(finite, mix(tr1, Math.min(before, 1))));
  put(83, start > 1 ? T(earlier) : 0, mix(steps(start - earlier), mix(tr1, verbs)));
  put(84, mix(first, W(1)), hr1);
  put(85, mix(first, W(1)), mix(length, tr1));
  put(86, mix(back2, hr1), hr2);
  put(87, mix(hl1, nextMark), ahead2);
  put(88, mix(opener, beyond), ahead2);
  return n;
}

/** Whether the verb ahead agrees in number with what stands before the gap and with what stands after it. */
function subjectOfNextVerb({ tokens, chunks }: Chunked, { left, right }: Gap, { start, end }: Stretch): { fits: number; distance: number } {
  const numberOf = (i: number) => {
    const readings = tokens[i]?.readings ?? 0;
    return (readings & SINGULAR ? 1 : 0) | (readings & PLURAL ? 2 : 0);
  };
  let verb = right;
  while (verb < end && chunks[verb] !== VERB) verb++;
  if (verb >= end) return { fits: 0, distance: verb - right };
  const readings = tokens[verb]?.readings ?? 0;
  const wanted = (readings & V3S ? 1 : 0) | (readings & V3P ? 2 : 0);
  let head = start;
  while (head <= left && (chunks[head] !== NAME || (head > start && chunks[head - 1] === PREPOSITION))) head++;
  const subject = head <= left ? numberOf(head) : 0;
  const fitsLeft = subject === 0 ? 0 : subject & wanted ? 1 : 2;
  const fitsRight = chunks[right] !== NAME ? 0 : numberOf(right) & wanted ? 1 : 2;
  return { fits: 1 + fitsLeft + 3 * fitsRight, distance: verb - right };
}
