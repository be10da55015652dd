import { messages } from '@lauda/contract/messages';
import type { reviews } from '@lauda/contract/reviews';
import type { Call } from '../../../http/route';
import { conflict, forbidden, invalid, notFound } from '../../../problems';
import { heldFor } from '../hold-review';
import { type FlagQuestion, leaseMsOf, type ReviewCall } from '../review-call';
import { type HeldReview, holdReview } from '../reviews.queries';
import { noteAside, saveAside } from '../saving/save.queries';
import { anchorFor, readAnnotation, refuseCompetence } from './annotate';
import { annotationOf, changeMark, deleteAnnotation, type FoundAnnotation, markReported } from './annotations.queries';

type ChangeCall = Call<typeof reviews.changeAnnotation>;

export async function changeAnnotation(call: ChangeCall, isFlagOn: FlagQuestion) {
  const { sql, params, body, user } = call;
  const { id, version, start, end, quote, ...change } = body;
  if (id !== undefined && id !== params.id) throw invalid({ id: [messages.invalidValue] });
  const found = await ownAnnotation(call, params.id);
  const isOnlyResolved = Object.keys(body).every((field) => ['id', 'version', 'is_resolved'].includes(field));
  const held = isOnlyResolved ? await heldToResolve(call, found, isFlagOn) : await heldFor(call, found.review_id, 'annotate', isFlagOn);
  await refuseCompetence(call, held, change.competence_id);
  const anchor = await anchorFor(sql, found.composition_id, { start, end, quote });
  if (!(await changeMark(sql, params.id, version, change, anchor)))
    throw conflict(messages.staleVersion, await readAnnotation(call, params.id));
  const place = anchor ? { start: anchor.start, end: anchor.end, quote: anchor.quote } : {};
  const after = { ...change, ...place, client_id: found.client_id, version: version + 1 };
  const save = { id: held.id, actorId: user.user.id, action: 'change_annotation' as const, subjectId: params.id, after };
  await (held.status === 'in_progress' ? saveAside(sql, save, leaseMsOf(call)) : noteAside(sql, save));
  return readAnnotation(call, params.id);
}

/** A rewriting resolves marks of a review that is finished: that alone may still be said of them. */
async function heldToResolve(call: ReviewCall, { review_id }: FoundAnnotation, isFlagOn: FlagQuestion): Promise<HeldReview> {
  const held = await holdReview(call.sql, call.reach, review_id);
  return held?.status === 'finished' ? held : heldFor(call, review_id, 'annotate', isFlagOn);
}

export async function removeAnnotation(call: Call<typeof reviews.removeAnnotation>, isFlagOn: FlagQuestion) {
  const { sql, params, user } = call;
  const found = await ownAnnotation(call, params.id);
  const held = await heldFor(call, found.review_id, 'annotate', isFlagOn);
  await deleteAnnotation(sql, params.id);
  const after = { client_id: found.client_id };
  const save = { id: held.id, actorId: user.user.id, action: 'remove_annotation' as const, subjectId: params.id, after };
  await saveAside(sql, save, leaseMsOf(call));
  return undefined;
}

/** Whoever reads a mark may say that it is wrong or offends; the first to say so is kept. */
export async function reportAnnotation(call: Call<typeof reviews.reportAnnotation>) {
  const { sql, reach, params, user } = call;
  const found = await visibleAnnotation(call, params.id);
  await holdReview(sql, reach, found.review_id);
  if (found.reported_by === null) {
    await markReported(sql, params.id, user.user.id);
    const after = { client_id: found.client_id, reported_by: user.user.id };
    const save = { id: found.review_id, actorId: user.user.id, action: 'report_annotation' as const, subjectId: params.id, after };
    await noteAside(sql, save);
  }
  return readAnnotation(call, params.id);
}

const isOwn = ({ user }: ReviewCall, { reviewer_id }: FoundAnnotation) => reviewer_id === user.user.id;

async function visibleAnnotation(call: ReviewCall, id: number) {
  const found = await annotationOf(call.sql, call.reach, id);
  if (!found || !(isOwn(call, found) || found.review_status === 'finished')) throw notFound();
  return found;
}

async function ownAnnotation(call: ReviewCall, id: number) {
  const found = await annotationOf(call.sql, call.reach, id);
  if (!found) throw notFound();
  if (!isOwn(call, found)) throw forbidden(messages.annotationNotYours);
  return found;
}
