import type { Highlight } from '@lauda/contract/analysis';

export type Deviations = { accepted: number; rejected: number; open: number };

/** What the reviewer made of the engine's marks, by the competence that they speak of. */
export function deviationsOf(
  highlights: readonly Highlight[],
  decisions: Readonly<Record<string, 'accepted' | 'rejected'>>,
): ReadonlyMap<number, Deviations> {
  const counted = new Map<number, Deviations>();
  for (const { key, competence } of highlights) {
    const now = counted.get(competence) ?? { accepted: 0, rejected: 0, open: 0 };
    now[decisions[key] ?? 'open'] += 1;
    counted.set(competence, now);
  }
  return counted;
}
