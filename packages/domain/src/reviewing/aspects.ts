import type { Aspect } from '@lauda/contract/review-grids';

/** The engine numbers its remarks by the competences of the ENEM grid: what each of those looks at. */
const OF_REMARK: readonly Aspect[] = ['conventions', 'theme', 'argument', 'cohesion', 'proposal'];

/** The competence of a grid that judges what a remark of the engine speaks of; a grid need not have one. */
export const competenceOfRemark = <Competence extends { aspect: Aspect | null }>(competences: readonly Competence[], remark: number) =>
  competences.find(({ aspect }) => aspect !== null && aspect === OF_REMARK[remark - 1]);
