import type { DifferenceSegment } from './word-difference';

/**
 * Whether a passage of the old text reads otherwise in the new one: a word of it went, one came into it, or the mark that stands right behind
 * it came or went. That it is better now only a person can say.
 */
export function isRewritten(segments: readonly DifferenceSegment[], { start, end }: { start: number; end: number }): boolean {
  return segments.some(({ kind, text, old }) => {
    if (kind === 'same') return false;
    const isBehind = old.start === end && !/^\s/.test(text);
    return isBehind || (old.start < end && Math.max(old.end, old.start + 1) > start);
  });
}
