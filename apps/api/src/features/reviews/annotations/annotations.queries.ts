import type { AnnotationType } from '@lauda/contract/review-parts';
import type { Anchor } from '@lauda/domain/text/anchors';
import { type Reach, reaches } from '../../../db/scope';
import type { Sql } from '../../../db/sql';
import type { StoredAnnotation } from '../../../writing/reviews.queries';

export type Mark = { annotation_type: AnnotationType; competence_id: number | null; comment: string; suggested_text: string };
type NewMark = Mark & { client_id: string; review_id: number; composition_id: number; anchor: Anchor | undefined };

/** Undefined when this mark was made already: the same client_id is the same mark. */
export async function addAnnotation(sql: Sql, { anchor, ...its }: NewMark) {
  const [added] = await sql<{ id: number }[]>`
    insert into review_annotations (client_id, review_id, composition_id, annotation_type, competence_id, is_general, start_at, end_at, quote, before, after,
      comment, suggested_text)
    values (${its.client_id}, ${its.review_id}, ${its.composition_id}, ${its.annotation_type}, ${its.competence_id}, ${anchor === undefined}, ${anchor?.start ?? null},
      ${anchor?.end ?? null}, ${anchor?.quote ?? ''}, ${anchor?.before ?? ''}, ${anchor?.after ?? ''}, ${its.comment}, ${its.suggested_text})
    on conflict (review_id, client_id) do nothing returning id`;
  return added?.id;
}

export async function annotationByClientId(sql: Sql, reviewId: number, clientId: string) {
  const [known] = await sql<{ id: number }[]>`select id from review_annotations where review_id = ${reviewId} and client_id = ${clientId}`;
  return known?.id;
}

export type FoundAnnotation = StoredAnnotation & { text: string; reviewer_id: number; review_status: string; composition_id: number };

/** With the text that it lies in and the review that it belongs to. */
export async function annotationOf(sql: Sql, reach: Reach, id: number) {
  const [found] = await sql<FoundAnnotation[]>`
    select review_annotations.id, client_id, review_id, annotation_type, competence_id, is_general, start_at as start, end_at as "end", quote, before, after,
      review_annotations.comment, suggested_text, is_resolved, reported_by, review_annotations.version, review_annotations.created,
      compositions.text, reviewer_id, composition_reviews.status as review_status, review_annotations.composition_id
    from review_annotations join composition_reviews on composition_reviews.id = review_id join compositions on compositions.id = review_annotations.composition_id
    where review_annotations.id = ${id} and ${reaches.reviews(sql, reach)}`;
  return found;
}

type Change = { [Field in keyof Mark]?: Mark[Field] | undefined } & { is_resolved?: boolean | undefined };

/** False when it has another version by now. */
export async function changeMark(sql: Sql, id: number, version: number, change: Change, anchor: Anchor | undefined) {
  const place = anchor
    ? sql`, is_general = false, start_at = ${anchor.start}, end_at = ${anchor.end}, quote = ${anchor.quote}, before = ${anchor.before}, after = ${anchor.after}`
    : sql``;
  const [changed] = await sql`
    update review_annotations set version = version + 1, modified = now(), annotation_type = coalesce(${change.annotation_type ?? null}, annotation_type),
      competence_id = ${change.competence_id === undefined ? sql`competence_id` : change.competence_id},
      comment = coalesce(${change.comment ?? null}, comment), suggested_text = coalesce(${change.suggested_text ?? null}, suggested_text),
      is_resolved = coalesce(${change.is_resolved ?? null}::boolean, is_resolved) ${place}
    where id = ${id} and version = ${version} returning id`;
  return changed !== undefined;
}

export const deleteAnnotation = (sql: Sql, id: number) => sql`delete from review_annotations where id = ${id}`;

export const markReported = (sql: Sql, id: number, userId: number) => sql`
  update review_annotations set reported_by = ${userId}, reported_at = now() where id = ${id} and reported_by is null`;
