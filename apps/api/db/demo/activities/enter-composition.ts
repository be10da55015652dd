import { wordsOf } from './draft';
import { type Aim, moverOf } from './life';
import { HOUR, iso } from './moments';
import { reviewAll, type Shown } from './review-all';
import type { CompositionRow } from './rows';
import type { Student } from './students';
import type { Activity, Draft, World } from './world';

export type Handed = { student: Student; draft: Draft; aim: Aim; parent: CompositionRow | null; shown: Shown | undefined };

const LATE = 0.06;
const OPENED = 0.72;

/** A text from its first word to wherever it is now, with its reviews and its grade. */
export function enterComposition(world: World, activity: Activity, handed: Handed): CompositionRow {
  const { ledger, clock, random } = world;
  const { student, draft, aim, parent } = handed;
  const { row, plan, publishedAt } = activity;
  const started = clock.within(plan.opens, Math.min(plan.closes - 3 * HOUR, clock.limit - 2 * HOUR));
  const text = aim === 'writing' ? beginningOf(draft.variant.text) : draft.variant.text;
  const composition: CompositionRow = {
    id: ledger.compositions.length + 1,
    test_id: row.id,
    student_id: student.id,
    school_group_id: row.school_group_id,
    school_id: row.school_id,
    school_network_id: row.school_network_id,
    parent_id: parent?.id ?? null,
    status: 'not_started',
    is_zero: false,
    title: draft.variant.title,
    text,
    count_words: wordsOf(text),
    version: 0,
    review_type: row.review_flow,
    outcome: null,
    is_late: false,
    started_at: iso(started),
    submitted_at: null,
    reviewed_at: null,
    published_at: null,
    feedback_opened_at: null,
    seconds_writing: (15 + random.below(55)) * 60,
    modified: iso(started),
  };
  ledger.compositions.push(composition);
  const move = moverOf(world, composition);
  move('write', student.id, started);
  if (aim === 'writing') return composition;

  const isLate = random.chance(LATE) && plan.closes + 40 * HOUR < clock.limit;
  const submitted = isLate ? plan.closes + (2 + random.below(36)) * HOUR : clock.within(started + 0.4 * HOUR, plan.closes);
  move('submit', student.id, submitted);
  if (aim === 'given_back') {
    move('unfinish', row.created_by, clock.after(submitted, 4, 30));
    return composition;
  }
  composition.submitted_at = iso(submitted);
  composition.is_late = isLate;
  if (plan.phase === 'published' || aim !== 'submitted' || random.chance(0.06))
    reviewAll(world, activity, { composition, draft, aim, move, submitted, shown: handed.shown });
  if (plan.phase === 'published' && composition.status === 'reviewed') {
    move('publish', row.created_by, publishedAt);
    composition.published_at = iso(publishedAt);
    if (random.chance(OPENED)) composition.feedback_opened_at = iso(clock.after(publishedAt, 1, 70));
  }
  return composition;
}

const beginningOf = (text: string) => {
  const paragraphs = text.split('\n');
  return paragraphs.slice(0, Math.max(1, Math.ceil(paragraphs.length / 2))).join('\n');
};
