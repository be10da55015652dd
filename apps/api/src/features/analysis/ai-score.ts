import { ENGINE_VERSION } from '@lauda/analysis/version';
import type { AiScore, analysis } from '@lauda/contract/analysis';
import type { FlagKey } from '@lauda/contract/feature-flags';
import { messages } from '@lauda/contract/messages';
import { missingToFinish } from '@lauda/domain/reviewing/grading';
import { withOpenScope } from '../../db/scope';
import type { Call } from '../../http/route';
import { forbidden, notFound } from '../../problems';
import { reviewRefusal } from '../../writing/may-review';
import { gridOf } from '../../writing/remembered-grids';
import { readingOfText, reviewsOf, type Text, textOf } from './analysis.queries';
import { termsOf } from './open-reading';
import { noScore } from './suggested-score';

export type FlagQuestion = (call: Pick<Call<never>, 'sql' | 'services' | 'user'>, key: FlagKey) => Promise<boolean>;
type ScoreCall = Call<typeof analysis.aiScore>;

export async function readAiScore(call: ScoreCall, isFlagOn: FlagQuestion): Promise<AiScore> {
  const { sql, reach, params } = call;
  const text = await textOf(sql, reach, params.id);
  if (!text) throw notFound();
  if (!(await isFlagOn(call, 'check_ai_portal')) && (await isStillToGrade(call, text))) throw forbidden(messages.scoreAfterOwnGrades);
  const reading = await readingOfText(sql, text, termsOf(text), ENGINE_VERSION);
  if (reading?.state === 'failed') return noScore(messages.readingFailed);
  return reading?.kept?.ai_score ?? noScore(messages.scoreNotYet);
}

/** Whoever grades, or may still begin to, forms an opinion of their own first. */
async function isStillToGrade({ sql, reach, user, services }: ScoreCall, text: Text): Promise<boolean> {
  const reviews = await withOpenScope(sql, reach, () => reviewsOf(sql, text.id, user.user.id));
  if (reviewRefusal(user, text, reviews, new Date(text.now)) !== null) return false;
  const own = reviews.find(({ reviewer_id, status }) => reviewer_id === user.user.id && status === 'in_progress');
  if (!own) return true;
  const grid = await gridOf(sql, services.database, text.review_grid_id);
  const isZeroed = own.zero_grade_reason_id !== null;
  return missingToFinish({ grid, grades: own.grades, isZeroed, maxGradeJustification: false }).length > 0;
}
