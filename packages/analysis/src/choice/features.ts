import { readingsOf } from '../lexicon/lexicon';
import { hashText, mix } from '../model/hash';
import type { Token } from '../text/token';
import { subjectBefore } from './subject';

/** What stands around a word, as numbers; the word itself is not in it, so that any candidate can be put in its place. */
export type Context = {
  l1: number;
  l2: number;
  l3: number;
  r1: number;
  r2: number;
  r3: number;
  rl1: number;
  rl2: number;
  rr1: number;
  rr2: number;
  rr3: number;
  subject: number;
  head: number;
  nearest: number;
  sl1: number;
  sr1: number;
  capital: number;
};

const START = 11;
const END = 13;

export function contextOf(tokens: Token[], i: number): Context {
  const word = (j: number) => {
    const token = tokens[j];
    if (!token) return j < 0 ? START : END;
    return hashText(token.kind === 'number' ? '0' : token.lower);
  };
  const readings = (j: number) => tokens[j]?.readings ?? 1 << 21;
  const ending = (j: number) => hashText(tokens[j]?.lower.slice(-3) ?? '');
  const { head, nearest, joined, relative } = subjectBefore(tokens, i);
  return {
    l1: word(i - 1),
    l2: word(i - 2),
    l3: word(i - 3),
    r1: word(i + 1),
    r2: word(i + 2),
    r3: word(i + 3),
    rl1: readings(i - 1),
    rl2: readings(i - 2),
    rr1: readings(i + 1),
    rr2: readings(i + 2),
    rr3: readings(i + 3),
    subject: mix(mix(head, nearest), (joined ? 1 : 0) + (relative ? 2 : 0)),
    head,
    nearest,
    sl1: ending(i - 1),
    sr1: ending(i + 1),
    capital: tokens[i + 1] && tokens[i + 1]?.text !== tokens[i + 1]?.lower ? 1 : 0,
  };
}

export const CHOICE_FEATURES = 40;

/** Features of putting `candidate` into the context: by its own name, and by its class, which speaks for rare words. */
export function fillChoice(out: Uint32Array, c: Context, candidate: string): number {
  const name = hashText(candidate);
  const kind = mix(readingsOf(candidate), hashText(candidate.slice(-2)));
  const readings = mix(readingsOf(candidate), 77);
  let n = 0;
  const put = (template: number, a: number, b = 0) => {
    out[n++] = mix(mix(template, a), b);
  };
  put(1, name);
  put(2, name, c.l1);
  put(3, name, c.r1);
  put(4, name, mix(c.l1, c.r1));
  put(5, name, mix(c.l2, c.l1));
  put(6, name, mix(c.r1, c.r2));
  put(7, name, c.rl1);
  put(8, name, c.rr1);
  put(9, name, mix(c.rl1, c.rr1));
  put(10, name, mix(c.rr1, c.rr2));
  put(11, name, mix(c.rl2, c.rl1));
  put(12, name, c.l2);
  put(13, name, c.r2);
  put(14, name, c.subject);
  put(15, name, mix(c.l1, c.rr1));
  put(16, name, mix(c.rl1, c.r1));
  put(17, name, mix(c.sl1, c.sr1));
  put(18, name, mix(c.capital, c.l1));
  put(19, name, mix(mix(c.l1, c.rr1), c.rr2));
  put(20, kind, c.l1);
  put(21, kind, c.r1);
  put(22, kind, c.rl1);
  put(23, kind, c.rr1);
  put(24, kind, mix(c.rl1, c.rr1));
  put(25, kind, mix(c.rl2, c.rl1));
  put(26, kind, mix(c.l2, c.l1));
  put(27, kind, c.subject);
  put(28, kind, mix(c.head, c.l1));
  put(29, kind, mix(c.nearest, c.l1));
  put(30, kind, mix(c.sl1, c.sr1));
  put(31, readings, c.l1);
  put(32, readings, c.rl1);
  put(33, readings, mix(c.rl2, c.rl1));
  put(34, readings, mix(c.rl1, c.rr1));
  put(35, readings, mix(c.head, c.l1));
  put(36, readings, c.subject);
  put(37, readings, mix(c.rr1, c.rr2));
  put(38, name, mix(c.l3, c.l2));
  put(39, kind, mix(c.rr1, c.l1));
  put(40, name, mix(c.head, c.rr1));
  return n;
}
