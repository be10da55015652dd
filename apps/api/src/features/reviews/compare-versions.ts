import type { Annotation, Review } from '@lauda/contract/review-parts';
import type { reviews } from '@lauda/contract/reviews';
import { isRewritten } from '@lauda/domain/text/rewritten';
import { wordDifference } from '@lauda/domain/text/word-difference';
import { recordAudit } from '../../db/audit';
import { withOpenScope } from '../../db/scope';
import type { Call } from '../../http/route';
import { notFound } from '../../problems';
import { storedAnnotations } from '../../writing/reviews.queries';
import { shownAnnotation, shownReview } from '../../writing/shown-reviews';
import { competenceNames, textOfReview } from './compare.queries';
import { reviewWithReader } from './read-review';
import type { FlagQuestion, ReviewCall } from './review-call';

/** Both versions with their reviews: points gained by competence, what became of the marks. Both stay readable for good. */
export async function compareVersions(call: Call<typeof reviews.compare>, isFlagOn: FlagQuestion) {
  const { sql, params, reach, user, address } = call;
  const parent = await versionOf(call, params.parent_review_id, isFlagOn);
  const child = await versionOf(call, params.review_id, isFlagOn);
  if (child.text.parent_id !== parent.text.id) throw notFound();
  // Two versions of one student's text are read at once: one line says both.
  const line = { student_id: child.text.student_id, details: { composition_id: child.text.id, parent_composition_id: parent.text.id } };
  await withOpenScope(sql, reach, () => recordAudit(sql, { actor_id: user.user.id, address }, 'composition.read', [line]));
  const names = await competenceNames(sql, child.review_grid_id);
  const competences = names.map((name) => changeOf(name, parent.shown.review, child.shown.review));
  return {
    parent: parent.shown,
    child: child.shown,
    competences,
    gained: competences.every(({ gained }) => gained !== null) ? child.shown.review.total - parent.shown.review.total : null,
    marks: marksToResolve(parent.shown.annotations, parent.shown.composition_raw, child.shown.composition_raw),
  };
}

async function versionOf(call: ReviewCall, id: number, isFlagOn: FlagQuestion) {
  const { sql, reach } = call;
  const { review, reader, place } = await reviewWithReader(call, id, isFlagOn);
  const text = await textOfReview(sql, reach, id);
  const shown = shownReview(review, reader);
  if (!text || !(shown.is_own || shown.status === 'finished')) throw notFound();
  const annotations = (await storedAnnotations(sql, [id])).map((annotation) => shownAnnotation(annotation, text.text));
  return {
    text,
    review_grid_id: place.review_grid_id,
    shown: { review: shown, title: text.title, composition_raw: text.text, annotations },
  };
}

/** Praise asks for nothing, and what is said of the whole text has no place to look at. */
function marksToResolve(annotations: readonly Annotation[], before: string, after: string) {
  const difference = wordDifference(before, after);
  return annotations
    .filter(({ is_general, annotation_type }) => !is_general && annotation_type !== 'elogio')
    .map((mark) => {
      const { start, end } = mark;
      return { ...mark, is_rewritten: start === null || end === null ? null : isRewritten(difference, { start, end }) };
    });
}

function changeOf<Name extends { competence_id: number }>(name: Name, parent: Review, child: Review) {
  const pointsIn = ({ grades, zero_grade_reason_id }: Review) =>
    zero_grade_reason_id === null ? (grades.find(({ competence_id }) => competence_id === name.competence_id)?.points ?? null) : 0;
  const [before, after] = [pointsIn(parent), pointsIn(child)];
  return { ...name, before, after, gained: before === null || after === null ? null : after - before };
}
