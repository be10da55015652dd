import type { Highlight } from './request';

/** Remarks on style stand back before errors, whatever their confidence. */
const rank = (highlight: Highlight): number => (highlight.category === 'special_cases' ? 0 : 1) + highlight.confidence;

/** Where highlights overlap the surest keeps the text; of equals, the shorter one, which points more exactly. */
export function resolve(highlights: Highlight[]): Highlight[] {
  const length = (h: Highlight) => h.boundaries[1] - h.boundaries[0];
  const best = [...highlights].sort((a, b) => rank(b) - rank(a) || length(a) - length(b));
  const taken = new Map<number, Set<number>>();
  const kept = best.filter(({ paragraph, boundaries: [start, end] }) => {
    const here = taken.get(paragraph) ?? new Set();
    taken.set(paragraph, here);
    for (let at = start; at < end; at++) if (here.has(at)) return false;
    for (let at = start; at < end; at++) here.add(at);
    return true;
  });
  return kept.sort((a, b) => a.paragraph - b.paragraph || a.boundaries[0] - b.boundaries[0]);
}
