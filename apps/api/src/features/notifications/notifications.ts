import { messages } from '@lauda/contract/messages';
import { NOTIFICATION_KINDS, type notifications } from '@lauda/contract/notifications';
import { unseenCount } from '@lauda/domain/notifications';
import type { Sql } from '../../db/sql';
import type { Call } from '../../http/route';
import { invalidWhole, notFound } from '../../problems';
import { markAll, markNotification, preferencesOf, setPreference, unseenFacts } from './notifications.queries';

export async function countUnseen(sql: Sql, userId: number, year?: number) {
  const { not_seen, unopened_recommendations } = await unseenFacts(sql, userId, year);
  return unseenCount(not_seen, unopened_recommendations);
}

export async function mark({ sql, user, params, body }: Call<typeof notifications.mark>) {
  if (body.received === undefined && body.opened === undefined) throw invalidWhole(messages.nothingToMark);
  // The clock is the database's: what the browser says only tells which of the two it was.
  const marks = { received: body.received !== undefined, opened: body.opened !== undefined };
  const marked = await markNotification(sql, user.user.id, params.id, marks);
  if (!marked) throw notFound();
  return marked;
}

export async function markEverything({ sql, user, body }: Call<typeof notifications.markAll>) {
  const marked = await markAll(sql, user.user.id, body.as, body.created__year);
  return { marked, not_seen_by_teacher: await countUnseen(sql, user.user.id, body.created__year) };
}

/** Everything is on until someone switches it off. */
export async function readPreferences(sql: Sql, userId: number) {
  const said = new Map((await preferencesOf(sql, userId)).map(({ kind, is_on }) => [kind, is_on]));
  return { results: NOTIFICATION_KINDS.map((kind) => ({ kind, is_on: said.get(kind) ?? true })) };
}

export async function changePreference({ sql, user, body }: Call<typeof notifications.prefer>) {
  await setPreference(sql, user.user.id, body.kind, body.is_on);
  return readPreferences(sql, user.user.id);
}
