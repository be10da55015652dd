import { messages } from '@lauda/contract/messages';
import type { Review } from '@lauda/contract/review-parts';
import type { reviews } from '@lauda/contract/reviews';
import type { Grid } from '@lauda/domain/reviewing/grading';
import { GuessedWrong } from '../../../http/guessed-wrong';
import type { Call } from '../../../http/route';
import { conflict, invalid, notFound } from '../../../problems';
import { gridOf } from '../../../writing/remembered-grids';
import { shownReview } from '../../../writing/shown-reviews';
import { refusalOf, refuseHeld } from '../hold-review';
import { type FlagQuestion, leaseMsOf } from '../review-call';
import { putGrade, type SavedGrade } from './grade.queries';
import { holdOwn, type OwnReview } from './own-review.queries';
import { forget, lastOf, remember } from './remembered-reviews';
import { reviewOf } from './remembered-texts';

type GradeCall = Call<typeof reviews.grade>;

/**
 * Held, saved, answered: what the save leaves as it was is known from the hold, and what it changed it says itself. Whoever has just saved
 * goes on from there without a hold: the save itself asks whether the review is still as that one left it.
 */
export async function gradeCompetence(call: GradeCall, isFlagOn: FlagQuestion): Promise<Review> {
  const { sql, body, user, address, services } = call;
  const own = knownOwn(call) ?? (await heldOwn(call, isFlagOn));
  const [{ student_id, review_grid_id }, maxGradeJustification] = await Promise.all([
    reviewOf(sql, services.database, own.id),
    isFlagOn(call, 'max_grade_justification'),
  ]);
  const grid = await gridOf(sql, services.database, review_grid_id);
  const reader = { actor: user, isBlind: false, grid, maxGradeJustification };
  const shown = ({ now, row_mark, ...review }: OwnReview) => {
    const { first_name, last_name } = user.user;
    return shownReview({ ...review, reviewer_name: `${first_name} ${last_name}`.trim() }, reader);
  };
  const { competence_id, version, comment, justification } = body;
  if (versionOf(own, competence_id) !== version) throw conflict(messages.staleVersion, shown(own));
  const formerPoints = own.grades.find((grade) => grade.competence_id === competence_id)?.points ?? null;
  const change = { competence_id, version, level: levelIn(grid, competence_id, body.level_id), comment, justification };
  const hand = { actorId: user.user.id, address, leaseMs: leaseMsOf(call) };
  const saving = putGrade(sql, { ...own, student_id, formerPoints }, change, hand);
  call.settle(); // all of it is in that one statement
  const saved = await saving;
  if (!saved) {
    forget(services.database, own.id);
    throw new GuessedWrong();
  }
  const review = withGrade(own, saved);
  remember(services.database, review);
  return shown(review);
}

/** As the last save left it, where this one fits it. */
function knownOwn(call: GradeCall): OwnReview | undefined {
  const last = call.isAhead ? lastOf(call.services.database, call.params.id) : undefined;
  if (!last || versionOf(last, call.body.competence_id) !== call.body.version) return undefined;
  return refusalOf(call, factsOf(last), 'grade') === undefined ? last : undefined;
}

async function heldOwn(call: GradeCall, isFlagOn: FlagQuestion): Promise<OwnReview> {
  const held = await holdOwn(call.sql, call.reach, call.params.id);
  if (!held) throw notFound();
  await refuseHeld(call, factsOf(held), 'grade', isFlagOn);
  return held;
}

const factsOf = (own: OwnReview) => ({ ...own, is_zeroed: own.zero_grade_reason_id !== null, has_reason: own.reason_id !== null });

/** Of the grade of a competence; 0: none yet. */
const versionOf = ({ grades }: OwnReview, competenceId: number) =>
  grades.find(({ competence_id }) => competence_id === competenceId)?.version ?? 0;

function withGrade(own: OwnReview, { review_version, last_saved, lease_until, row_mark, ...grade }: SavedGrade): OwnReview {
  const others = own.grades.filter(({ competence_id }) => competence_id !== grade.competence_id);
  const grades = [...others, grade].sort((one, other) => one.competence_id - other.competence_id);
  return { ...own, grades, version: review_version, last_saved, lease_until, row_mark };
}

function levelIn(grid: Grid, competenceId: number, levelId: number | null | undefined) {
  const competence = grid.competences.find(({ id }) => id === competenceId);
  if (!competence) throw invalid({ competence_id: [messages.unknownCompetence] });
  if (levelId === null || levelId === undefined) return levelId;
  const level = competence.levels.find(({ id }) => id === levelId);
  if (!level) throw invalid({ level_id: [messages.unknownLevel] });
  return level;
}
