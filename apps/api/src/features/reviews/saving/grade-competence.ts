import { messages } from '@lauda/contract/messages';
import type { reviews } from '@lauda/contract/reviews';
import type { Grid } from '@lauda/domain/reviewing/grading';
import type { Call } from '../../../http/route';
import { conflict, invalid } from '../../../problems';
import { gridOf } from '../../../writing/remembered-grids';
import { heldFor } from '../hold-review';
import { readOwn } from '../read-review';
import { type FlagQuestion, leaseMsOf } from '../review-call';
import { putGrade } from './grade.queries';

export async function gradeCompetence(call: Call<typeof reviews.grade>, isFlagOn: FlagQuestion) {
  const { sql, params, body, user, address } = call;
  const held = await heldFor(call, params.id, 'grade', isFlagOn);
  const grid = await gridOf(sql, call.services.database, held.review_grid_id);
  const { competence_id, version, comment, justification } = body;
  const change = { competence_id, version, level: levelIn(grid, competence_id, body.level_id), comment, justification };
  // Both on their way at once: a connection answers in order.
  const [isSaved, review] = await Promise.all([
    putGrade(sql, held, change, { actorId: user.user.id, address, leaseMs: leaseMsOf(call) }),
    readOwn(call, held, isFlagOn),
  ]);
  if (!isSaved) throw conflict(messages.staleVersion, review);
  return review;
}

function levelIn(grid: Grid, competenceId: number, levelId: number | null | undefined) {
  const competence = grid.competences.find(({ id }) => id === competenceId);
  if (!competence) throw invalid({ competence_id: [messages.unknownCompetence] });
  if (levelId === null || levelId === undefined) return levelId;
  const level = competence.levels.find(({ id }) => id === levelId);
  if (!level) throw invalid({ level_id: [messages.unknownLevel] });
  return level;
}
