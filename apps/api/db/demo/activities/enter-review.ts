import { totalOf } from '@lauda/domain/reviewing/grading';
import { anchorOf } from '@lauda/domain/text/anchors';
import { commentOn } from './draft';
import { elementsFor } from './elements';
import { bytes, uuidOf } from './ledger';
import { DAY, iso, startOf } from './moments';
import type { Opinion } from './opinions';
import type { CompositionRow, ReviewRow } from './rows';
import type { Reviewer } from './staff';
import type { Mark } from './variation/weaken';
import { commentFor } from './words';
import type { Activity, Draft, World } from './world';

export type PlannedReview = {
  opinion: Opinion;
  reviewer: Reviewer;
  ordinal: number;
  status: ReviewRow['status'];
  started: number;
  seconds: number;
  /** Slug of an abandoned one. */
  reason?: string;
};

/** Marks of long ago are kept of a few texts only: they are seldom looked at, and there would be tens of thousands. */
const LONG_AGO = 40 * DAY;
const MARKED_THEN = 6;
const UNFINISHED = { grades: 2, marks: 2 };

/** One review with all that hangs on it. */
export function enterReview(
  world: World,
  activity: Activity,
  composition: CompositionRow,
  draft: Draft,
  planned: PlannedReview,
): ReviewRow {
  const { ledger, catalogue, calendar } = world;
  const { opinion, reviewer, status, started, seconds } = planned;
  const isFinished = status === 'finished';
  const isZeroed = isFinished && opinion.points === null;
  const saved = iso(started + seconds * 1000);
  const row: ReviewRow = {
    id: ledger.reviews.length + 1,
    composition_id: composition.id,
    test_id: composition.test_id,
    school_group_id: composition.school_group_id,
    school_id: composition.school_id,
    school_network_id: composition.school_network_id,
    reviewer_id: reviewer.id,
    kind: reviewer.kind,
    ordinal: planned.ordinal,
    counts: reviewer.kind !== 'test',
    status,
    zero_reason_id: isZeroed ? (catalogue.zeroReasons.get(opinion.reason ?? '')?.id ?? null) : null,
    zero_comment: isZeroed ? (draft.zero?.comment ?? commentOn(opinion.reason ?? '', activity, composition.text)) : '',
    comment: isFinished && planned.ordinal === 1 && draft.zero === draft.base.zero ? draft.base.general : '',
    total: isFinished
      ? totalOf(
          (opinion.points ?? []).map((points) => ({ points })),
          isZeroed,
        )
      : null,
    version: 1,
    seconds_spent: seconds,
    // A visitor finds it as it was left, for as long as the day lasts.
    lease_until: status === 'in_progress' ? iso(startOf(calendar.today) + DAY - 1000) : null,
    last_saved: saved,
    started: iso(started),
    finished: isFinished ? saved : null,
    abandoned: status === 'abandoned' ? saved : null,
    abandon_reason_id: planned.reason ? (catalogue.abandonReasons.get(planned.reason) ?? null) : null,
    text_hash: bytes(composition.text),
  };
  ledger.reviews.push(row);
  const points = opinion.points?.slice(0, isFinished ? 5 : UNFINISHED.grades) ?? [];
  enterGrades(world, activity, draft, row, points);
  if (activity.isEnem && isFinished && opinion.points) enterElements(world, row, composition.text, opinion.points[4] ?? 0);
  enterMarks(world, activity, composition, draft, row);
  if (!isLongAgo(world, activity)) enterSaves(world, row);
  return row;
}

function enterGrades({ ledger, random }: World, activity: Activity, draft: Draft, review: ReviewRow, points: readonly number[]) {
  for (const [at, given] of points.entries()) {
    const competence = activity.grid.competences.find(({ position }) => position === at + 1);
    const level = competence?.levels.find((one) => one.points === given);
    if (!competence || !level) throw new Error(`${given} is no grade of competence ${at + 1}`);
    const share = given / (activity.isEnem ? 200 : 10);
    const comment = commentFor(draft, activity, at + 1, share, review.ordinal === 1 && review.counts, random);
    ledger.grades.push({
      review_id: review.id,
      competence_id: competence.id,
      level_id: level.id,
      points: given,
      comment,
      modified: review.last_saved,
    });
  }
}

function enterElements({ ledger }: World, { id }: ReviewRow, text: string, points: number) {
  for (const { element, state, start, end } of elementsFor(text, points))
    ledger.elements.push({ review_id: id, element, state, start_at: start, end_at: end });
}

const isLongAgo = ({ clock }: World, { plan }: Activity) => plan.closes < clock.today - LONG_AGO;

function marksFor(world: World, activity: Activity, composition: CompositionRow, { variant }: Draft, review: ReviewRow): Mark[] {
  if (isLongAgo(world, activity) && (composition.id % MARKED_THEN !== 0 || review.ordinal > 1)) return [];
  // Two who read the same text do not mark the same words.
  const isFirst = review.ordinal === 1 && review.counts;
  const own = variant.ownMarks.filter((_, at) => composition.review_type !== 'D' || (at % 2 === 0) === isFirst);
  const all = isFirst ? [...variant.marks, ...own] : own;
  return review.status === 'finished' ? all : all.slice(0, UNFINISHED.marks);
}

function enterMarks(world: World, activity: Activity, composition: CompositionRow, draft: Draft, review: ReviewRow) {
  const { annotations } = world.ledger;
  for (const mark of marksFor(world, activity, composition, draft, review)) {
    const anchor = anchorOf(composition.text, mark.start, mark.end);
    const competence = activity.grid.competences.find(({ position }) => position === mark.competence);
    if (!anchor || !competence) continue;
    annotations.push({
      id: annotations.length + 1,
      client_id: uuidOf(`annotation ${annotations.length + 1}`),
      review_id: review.id,
      composition_id: composition.id,
      competence_id: competence.id,
      annotation_type: mark.tone,
      is_general: false,
      start_at: anchor.start,
      end_at: anchor.end,
      quote: anchor.quote,
      before: anchor.before,
      after: anchor.after,
      comment: mark.comment,
      created: review.last_saved,
      modified: review.last_saved,
    });
  }
}

/** The log of what is still being worked on; what was finished long ago has only its end. */
function enterSaves({ ledger }: World, review: ReviewRow) {
  const saves: { action: string; subject_id: number | null; after: object }[] = [];
  saves.push({ action: 'start', subject_id: null, after: { status: 'in_progress' } });
  if (review.status !== 'finished') {
    for (const { competence_id, level_id, points, comment } of gradesOf(ledger.grades, review.id))
      saves.push({
        action: 'grade',
        subject_id: competence_id,
        after: { competence_id, level_id, points, comment, justification: '', version: 1 },
      });
    for (const { id, client_id, annotation_type, start_at, end_at, quote, comment } of gradesOf(ledger.annotations, review.id))
      saves.push({
        action: 'annotate',
        subject_id: id,
        after: { id, client_id, annotation_type, start: start_at, end: end_at, quote, comment },
      });
  }
  if (review.status === 'finished') saves.push({ action: 'finish', subject_id: null, after: { status: 'finished', total: review.total } });
  if (review.status === 'abandoned')
    saves.push({ action: 'abandon', subject_id: null, after: { status: 'abandoned', reason_id: review.abandon_reason_id } });
  for (const [at, save] of saves.entries())
    ledger.reviewEvents.push({
      review_id: review.id,
      actor_id: review.reviewer_id,
      version: at + 1,
      happened: at === 0 ? review.started : review.last_saved,
      ...save,
    });
  review.version = saves.length;
}

/** The last rows entered are this review's. */
const gradesOf = <Row extends { review_id: number }>(rows: readonly Row[], id: number) =>
  rows.slice(-30).filter((row) => row.review_id === id);
