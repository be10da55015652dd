import { messages } from '@lauda/contract/messages';
import type { Review } from '@lauda/contract/review-parts';
import type { reviews } from '@lauda/contract/reviews';
import type { Grid } from '@lauda/domain/reviewing/grading';
import type { Call } from '../../../http/route';
import { conflict, invalid, notFound } from '../../../problems';
import { gridOf } from '../../../writing/remembered-grids';
import { shownReview } from '../../../writing/shown-reviews';
import { refuseHeld } from '../hold-review';
import { type FlagQuestion, leaseMsOf } from '../review-call';
import { putGrade, type SavedGrade } from './grade.queries';
import { holdOwn, type OwnReview } from './own-review.queries';
import { reviewOf } from './remembered-texts';

/** Held, saved, answered: what the save leaves as it was is known from the hold, and what it changed it says itself. */
export async function gradeCompetence(call: Call<typeof reviews.grade>, isFlagOn: FlagQuestion): Promise<Review> {
  const { sql, params, body, user, address, services } = call;
  const held = await holdOwn(sql, call.reach, params.id);
  if (!held) throw notFound();
  await refuseHeld(
    call,
    { ...held, is_zeroed: held.zero_grade_reason_id !== null, has_reason: held.reason_id !== null },
    'grade',
    isFlagOn,
  );
  const [{ student_id, review_grid_id }, maxGradeJustification] = await Promise.all([
    reviewOf(sql, services.database, held.id),
    isFlagOn(call, 'max_grade_justification'),
  ]);
  const grid = await gridOf(sql, services.database, review_grid_id);
  const reader = { actor: user, isBlind: false, grid, maxGradeJustification };
  const shown = (review: OwnReview) => {
    const { first_name, last_name } = user.user;
    return shownReview({ ...review, reviewer_name: `${first_name} ${last_name}`.trim() }, reader);
  };
  const { competence_id, version, comment, justification } = body;
  const formerPoints = held.grades.find((grade) => grade.competence_id === competence_id)?.points ?? null;
  const change = { competence_id, version, level: levelIn(grid, competence_id, body.level_id), comment, justification };
  const hand = { actorId: user.user.id, address, leaseMs: leaseMsOf(call) };
  const saving = putGrade(sql, { ...held, student_id, formerPoints }, change, hand);
  call.settle(); // all of it is in that one statement
  const saved = await saving;
  if (!saved) throw conflict(messages.staleVersion, shown(held));
  return shown(withGrade(held, saved));
}

function withGrade(held: OwnReview, { review_version, last_saved, lease_until, ...grade }: SavedGrade): OwnReview {
  const others = held.grades.filter(({ competence_id }) => competence_id !== grade.competence_id);
  const grades = [...others, grade].sort((one, other) => one.competence_id - other.competence_id);
  return { ...held, grades, version: review_version, last_saved, lease_until };
}

function levelIn(grid: Grid, competenceId: number, levelId: number | null | undefined) {
  const competence = grid.competences.find(({ id }) => id === competenceId);
  if (!competence) throw invalid({ competence_id: [messages.unknownCompetence] });
  if (levelId === null || levelId === undefined) return levelId;
  const level = competence.levels.find(({ id }) => id === levelId);
  if (!level) throw invalid({ level_id: [messages.unknownLevel] });
  return level;
}
