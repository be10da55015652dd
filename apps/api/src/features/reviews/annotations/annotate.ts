import { messages } from '@lauda/contract/messages';
import type { reviews } from '@lauda/contract/reviews';
import { type Anchor, anchorOf } from '@lauda/domain/text/anchors';
import type { Sql } from '../../../db/sql';
import type { Call } from '../../../http/route';
import { invalid, notFound } from '../../../problems';
import { gridOf } from '../../../writing/remembered-grids';
import { shownAnnotation } from '../../../writing/shown-reviews';
import { heldFor } from '../hold-review';
import { type FlagQuestion, leaseMsOf, type ReviewCall } from '../review-call';
import type { HeldReview } from '../reviews.queries';
import { saveAside } from '../saving/save.queries';
import { textOf } from '../saving/update.queries';
import { addAnnotation, annotationByClientId, annotationOf } from './annotations.queries';

/** A mark on a passage or on the whole text. Sent twice, it is there once. */
export async function annotate(call: Call<typeof reviews.annotate>, isFlagOn: FlagQuestion) {
  const { sql, body, user } = call;
  const held = await heldFor(call, body.review_id, 'annotate', isFlagOn);
  const known = await annotationByClientId(sql, held.id, body.client_id);
  if (known) return readAnnotation(call, known);
  const { review_id, client_id, annotation_type, competence_id, comment, suggested_text, ...place } = body;
  const mark = { annotation_type, competence_id, comment, suggested_text };
  await refuseCompetence(call, held, competence_id);
  const anchor = await anchorFor(sql, held.composition_id, place);
  const id = await addAnnotation(sql, { ...mark, client_id, review_id, composition_id: held.composition_id, anchor });
  if (id === undefined) throw notFound(); // the review is held: nobody else adds to it
  const after = {
    client_id,
    ...mark,
    start: anchor?.start ?? null,
    end: anchor?.end ?? null,
    quote: anchor?.quote ?? '',
    is_resolved: false,
    version: 1,
  };
  await saveAside(sql, { id: held.id, actorId: user.user.id, action: 'annotate', subjectId: id, after }, leaseMsOf(call));
  return readAnnotation(call, id);
}

export async function readAnnotation({ sql, reach }: ReviewCall, id: number) {
  const found = await annotationOf(sql, reach, id);
  if (!found) throw notFound();
  const { text, ...annotation } = found;
  return shownAnnotation(annotation, text);
}

export async function refuseCompetence({ sql, services }: ReviewCall, held: HeldReview, competenceId: number | null | undefined) {
  if (competenceId === null || competenceId === undefined) return;
  const grid = await gridOf(sql, services.database, held.review_grid_id);
  if (!grid.competences.some(({ id }) => id === competenceId)) throw invalid({ competence_id: [messages.unknownCompetence] });
}

type Place = { start?: number | undefined; end?: number | undefined; quote?: string | undefined };

/** The words that the screen saw must stand there: a mark on another text than the present one is refused, not moved. */
export async function anchorFor(sql: Sql, compositionId: number, { start, end, quote }: Place): Promise<Anchor | undefined> {
  if (start === undefined && end === undefined && quote === undefined) return undefined;
  if (start === undefined || end === undefined || quote === undefined) throw invalid({ quote: [messages.wholePlace] });
  const text = await textOf(sql, compositionId);
  const anchor = text.slice(start, end) === quote ? anchorOf(text, start, end) : undefined;
  if (!anchor) throw invalid({ quote: [messages.quoteDiffers] });
  return anchor;
}
