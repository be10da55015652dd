import type { Highlight } from '@lauda/contract/analysis';
import type { Competence } from '@lauda/contract/review-grids';
import { competenceOfRemark } from '@lauda/domain/reviewing/aspects';

export type Deviations = { accepted: number; rejected: number; open: number };

/** What the reviewer made of the engine's marks, by the competence of the grid that judges them. */
export function deviationsOf(
  highlights: readonly Highlight[],
  decisions: Readonly<Record<string, 'accepted' | 'rejected'>>,
  competences: readonly Competence[],
): ReadonlyMap<number, Deviations> {
  const counted = new Map<number, Deviations>();
  for (const { key, competence: remark } of highlights) {
    const competence = competenceOfRemark(competences, remark);
    if (!competence) continue;
    const now = counted.get(competence.id) ?? { accepted: 0, rejected: 0, open: 0 };
    now[decisions[key] ?? 'open'] += 1;
    counted.set(competence.id, now);
  }
  return counted;
}
