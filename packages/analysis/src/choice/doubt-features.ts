import { logFrequency } from '../lexicon/frequency';
import { hashText, mix } from '../model/hash';
import type { DoubtKind } from '../text/token';

/** A place where another form would fit better than the one written, by how much, and the neighbours. */
export type Candidate = {
  index: number;
  written: string;
  variant: string;
  kind: DoubtKind;
  margin: number;
  rivals: number;
  before: string;
  after: string;
  position: number;
  unknown: boolean;
};

/** What kind of writer it is, in steps: words misspelt, and forms that fit badly. */
export type Writer = { slips: number; misfits: number };

/** A margin above this is counted as a form that fits badly. */
export const MISFIT = 3;

export const DOUBT_FEATURES = 28;

const step = (value: number, width: number, least: number, most: number): number =>
  Math.round(Math.max(least, Math.min(most, value)) / width);

/** What decides whether people would mark it: mostly how much better the other form fits, and which pair it is. */
export function fillDoubt(out: Uint32Array, c: Candidate, writer: Writer): number {
  const kind = hashText(c.kind);
  const pair = hashText(`${c.written}>${c.variant}`);
  const margin = step(c.margin, 0.5, -2, 8);
  const coarse = step(c.margin, 1.5, -3, 9);
  const before = hashText(c.before);
  const after = hashText(c.after);
  const first = c.position === 0 ? 1 : 0;
  let n = 0;
  const put = (template: number, a: number, b = 0) => {
    out[n++] = mix(mix(template + 200, a), b);
  };
  put(0, 1);
  put(1, margin);
  put(2, kind, margin);
  put(3, kind, coarse);
  put(4, pair);
  put(5, pair, coarse);
  put(6, hashText(c.written));
  put(7, hashText(c.variant), kind);
  put(8, kind, first);
  put(9, pair, first);
  put(10, pair, before);
  put(11, pair, after);
  put(12, kind, step(logFrequency(c.written), 1.5, 0, 12));
  put(13, kind, step(logFrequency(c.variant) - logFrequency(c.written), 1.5, -9, 9));
  put(14, mix(kind, margin), step(logFrequency(c.written), 2, 0, 12));
  put(15, kind, hashText(c.written.slice(-2) + c.variant.slice(-2)));
  put(16, mix(kind, coarse), hashText(c.written.slice(-2) + c.variant.slice(-2)));
  put(17, kind, before);
  put(18, kind, after);
  put(19, kind, c.rivals);
  put(20, kind, c.unknown ? 1 : 0);
  put(21, mix(kind, margin), writer.slips);
  put(22, mix(kind, coarse), writer.misfits);
  put(23, kind, mix(writer.misfits, writer.slips));
  put(24, pair, writer.misfits);
  return n;
}
