import type { Activity } from '@lauda/contract/activities';
import { localMoment, momentOf } from '../../../lib/local-moment';
import { texts } from '../texts';

export const FIELDS = ['title', 'opens_at', 'closes_at', 'guidance', 'review_flow', 'allows_rewriting'] as const;
export type Field = (typeof FIELDS)[number];

/** What the window edits, as its fields speak. */
export type Draft = Pick<Activity, Field>;

export const draftOf = ({ title, opens_at, closes_at, guidance, review_flow, allows_rewriting }: Draft): Draft => ({
  title,
  opens_at: localMoment(opens_at),
  closes_at: localMoment(closes_at),
  guidance,
  review_flow,
  allows_rewriting,
});

export const changedFields = (before: Draft, after: Draft): Field[] => FIELDS.filter((field) => before[field] !== after[field]);

/** Only what was changed: a date that was not touched keeps its seconds. */
export const changesOf = (before: Draft, typed: Draft): Partial<Draft> =>
  Object.fromEntries(
    changedFields(before, typed).map((field) => [
      field,
      field === 'opens_at' || field === 'closes_at' ? momentOf(typed[field]) : typed[field],
    ]),
  );

/** What was typed stays; what was not touched is as it is there now. */
export function mergedDraft(before: Draft, typed: Draft, now: Draft): Draft {
  const mine = Object.fromEntries(changedFields(before, typed).map((field) => [field, typed[field]]));
  return { ...now, ...mine };
}

/** Changed here and there, each in its own way. */
export const disputed = (before: Draft, typed: Draft, now: Draft): Field[] => {
  const there = changedFields(before, now);
  return changedFields(typed, now).filter((field) => there.includes(field) && before[field] !== typed[field]);
};

export function problemsOf({ title, opens_at, closes_at }: Draft): Partial<Record<Field, string>> {
  const [opens, closes] = [momentOf(opens_at), momentOf(closes_at)];
  return {
    ...(title.trim() === '' && { title: texts.needsTitle }),
    ...(opens === '' && { opens_at: texts.needsDate }),
    ...(closes === '' ? { closes_at: texts.needsDate } : opens !== '' && closes <= opens && { closes_at: texts.endBeforeStart }),
  };
}

/** The part of a 409 that the window can edit; null where the answer carries something else. */
export function savedIn(current: Record<string, unknown> | null): (Draft & { version: number }) | null {
  const isWhole = current !== null && typeof current.version === 'number' && FIELDS.every((field) => field in current);
  return isWhole ? (current as Draft & { version: number }) : null; // the server cuts what it answers by the schema of the activity
}
