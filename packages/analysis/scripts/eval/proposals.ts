import { interventionOf } from '../../src/intervention/elements';
import { understand } from '../../src/understand';
import type { Essay } from '../corpora/folder';

const COMPLETE = /todos os elementos da proposta|proposta completa/i;
const WANTED = /^apresente/i;

export type Proposals = { essays: number; r: number; complete: number; nearlyAll: number };

/** The elements found against the grade of the fifth competence, and in the essays whose reviewer noted that the proposal is complete. */
export function measureProposals(list: Essay[]): Proposals {
  const grades: [number, number][] = [];
  const noted = { complete: 0, nearlyAll: 0 };
  for (const essay of list) {
    const elements = interventionOf(understand(essay.paragraphs.slice(-2)));
    const count = Object.values(elements).filter(Boolean).length;
    grades.push([count, essay.scores[4] ?? 0]);
    if (!(essay.marks ?? []).some(({ note }) => COMPLETE.test(note) && !WANTED.test(note))) continue;
    noted.complete += 1;
    if (count >= 4) noted.nearlyAll += 1;
  }
  return { essays: list.length, r: correlation(grades), ...noted };
}

function correlation(pairs: [number, number][]): number {
  const mean = (k: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[k], 0) / pairs.length;
  const [x, y] = [mean(0), mean(1)];
  const product = (a: 0 | 1, b: 0 | 1) => pairs.reduce((sum, pair) => sum + (pair[a] - (a ? y : x)) * (pair[b] - (b ? y : x)), 0);
  return product(0, 1) / Math.sqrt(product(0, 0) * product(1, 1));
}
