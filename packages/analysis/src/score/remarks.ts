import type { Features } from './features';

/** What reviewers remark on paragraphs, learnt from their margin notes. Each term: its rarity and, in thousandths, its weight for each kind. */
export type Remarks = { kinds: string[]; base: number[]; terms: Record<string, number[]> };
export type PackedRemarks = { kinds: string[]; base: number[]; order: Map<number, number>; rarity: Float32Array; weights: Float32Array };

export function packRemarks({ kinds, base, terms }: Remarks): PackedRemarks {
  const entries = Object.entries(terms);
  return {
    kinds,
    base,
    order: new Map(entries.map(([term], i) => [Number(term), i])),
    rarity: Float32Array.from(entries, ([, [rarity = 0]]) => rarity),
    weights: Float32Array.from(
      entries.flatMap(([, [, ...weights]]) => weights),
      (weight) => weight / 1000,
    ),
  };
}

/** Terms of one paragraph with their weight in it; long paragraphs weigh no more than short ones. */
export function termsOf(phrases: number[], order: Map<number, number>, rarity: ArrayLike<number>): Map<number, number> {
  const terms = new Map<number, number>();
  for (const phrase of phrases) {
    const term = order.get(phrase);
    if (term !== undefined) terms.set(term, (terms.get(term) ?? 0) + 1);
  }
  let length = 0;
  for (const [term, count] of terms) {
    const weight = Math.log(1 + count) * (rarity[term] ?? 0);
    terms.set(term, weight);
    length += weight * weight;
  }
  for (const [term, weight] of terms) terms.set(term, weight / Math.sqrt(length));
  return terms;
}

/** On how many paragraphs reviewers would likely remark each kind. */
export function remarksOn({ kinds, base, order, rarity, weights }: PackedRemarks, paragraphs: number[][]): Features {
  const f: Features = Object.fromEntries(kinds.map((kind) => [`remark_${kind}`, 0]));
  for (const phrases of paragraphs) {
    const terms = termsOf(phrases, order, rarity);
    kinds.forEach((kind, k) => {
      let sum = base[k] ?? 0;
      for (const [term, weight] of terms) sum += weight * (weights[term * kinds.length + k] ?? 0);
      f[`remark_${kind}`] = (f[`remark_${kind}`] ?? 0) + Math.max(0, Math.min(1, sum));
    });
  }
  return f;
}
