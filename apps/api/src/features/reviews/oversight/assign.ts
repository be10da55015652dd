import { messages } from '@lauda/contract/messages';
import type { reviews } from '@lauda/contract/reviews';
import type { ReviewKind } from '@lauda/domain/reviewing/review-queue';
import { withOpenScope } from '../../../db/scope';
import type { Call } from '../../../http/route';
import { conflict, invalid, notFound } from '../../../problems';
import { moveComposition } from '../../../writing/move-composition';
import { placeHolders, resume, takeThis } from '../queue/take.queries';
import { type Assignable, holdTexts, rolesOf } from './assign.queries';
import { kindFor } from './who-may';

/** Long enough to be found on the desk; the first save brings the usual lease. */
const ASSIGNED_MS = 48 * 60 * 60_000;

type AssignCall = Call<typeof reviews.assign>;

/** All of them or none. A panel is called together for texts on which three reviewers could not agree. */
export async function assignReviews(call: AssignCall) {
  const { sql, reach, body } = call;
  const ids = [...new Set(body.compositions)];
  const texts = await holdTexts(sql, reach, ids);
  if (texts.length < ids.length) throw notFound();
  const roles = await withOpenScope(sql, reach, () => rolesOf(sql, body.reviewer_id));
  const kinds = texts.map((text) => kindFor(text, roles, body.as_panel));
  if (kinds.some((kind) => kind === undefined)) throw invalid({ reviewer_id: [messages.cannotReviewThese] });
  let assigned = 0;
  for (const [place, text] of texts.entries()) if (await assign(call, text, kinds[place] ?? 'teacher')) assigned += 1;
  return { assigned };
}

async function assign(call: AssignCall, text: Assignable, kind: ReviewKind): Promise<boolean> {
  const { sql, reach, user, body } = call;
  const isOpen =
    kind === 'panel' ? text.outcome === 'panel' && text.status === 'in_review' : text.status === 'submitted' || text.status === 'in_review';
  if (!isOpen) throw conflict(messages.cannotAssign, { compositions: [{ id: text.id, status: text.status }] });
  const holders = await withOpenScope(sql, reach, () => placeHolders(sql, text.id));
  const theirs = holders.find(({ reviewer_id }) => reviewer_id === body.reviewer_id);
  if (theirs?.status === 'in_progress') return false;
  const taker = { reviewerId: body.reviewer_id, actorId: user.user.id, leaseMs: ASSIGNED_MS };
  const isResumed = theirs?.status === 'abandoned' && theirs.kind === kind;
  if (isResumed) await withOpenScope(sql, reach, () => resume(sql, theirs.id, text.id, taker));
  const taken = isResumed || (theirs ? undefined : await withOpenScope(sql, reach, () => takeThis(sql, text.id, kind, taker)));
  if (!taken) throw conflict(messages.cannotAssign, { compositions: [{ id: text.id, status: text.status }] });
  if (kind !== 'test') await moveComposition(call, text.id, 'start_review');
  return true;
}
