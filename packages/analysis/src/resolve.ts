import type { Highlight } from './request';

/** Remarks on style stand back before errors, whatever their confidence. */
const rank = (highlight: Highlight): number => (highlight.category === 'special_cases' ? 0 : 1) + highlight.confidence;

const overlap = (a: Highlight, b: Highlight): boolean =>
  a.paragraph === b.paragraph && a.boundaries[0] < b.boundaries[1] && b.boundaries[0] < a.boundaries[1];

/** Where highlights overlap the surest keeps the text; of equals, the shorter one, which points more exactly. */
export function resolve(highlights: Highlight[]): Highlight[] {
  const length = (h: Highlight) => h.boundaries[1] - h.boundaries[0];
  const best = [...highlights].sort((a, b) => rank(b) - rank(a) || length(a) - length(b));
  const kept: Highlight[] = [];
  for (const candidate of best) {
    if (!kept.some((other) => overlap(other, candidate))) kept.push(candidate);
  }
  return kept.sort((a, b) => a.paragraph - b.paragraph || a.boundaries[0] - b.boundaries[0]);
}
