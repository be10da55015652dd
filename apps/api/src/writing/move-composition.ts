import { messages } from '@lauda/contract/messages';
import { type CompositionAction, nextStatus } from '@lauda/domain/writing/composition-life';
import { conflict, notFound } from '../problems';
import { addCompositionEvents, type Facts, lockCompositions, setReviewsAside, setStatus } from './compositions.queries';
import type { Hand } from './hand';
import { removeResults } from './results';

/**
 * The one place where a composition changes its status: every one of them or none. What the domain does not allow is a 409 that names
 * those it is about; every step leaves an event; a grade does not outlive the status `reviewed`. Everyone locks in the same order: texts,
 * then their activity (the trigger that counts), then results and sums.
 */
export async function moveCompositions(hand: Hand, ids: readonly number[], action: CompositionAction, facts: Facts = {}) {
  const { sql, user } = hand;
  const held = await lockCompositions(sql, ids);
  if (held.length !== new Set(ids).size) throw notFound();
  const steps = held.flatMap(({ id, status: from }) => {
    const to = nextStatus(from, action);
    return to === undefined ? [] : [{ id, from, to }];
  });
  if (steps.length < held.length) {
    const moved = new Set(steps.map(({ id }) => id));
    const refused = held.filter(({ id }) => !moved.has(id)).map(({ id, status }) => ({ id, status }));
    throw conflict(messages.wrongStep(refused.length), { compositions: refused });
  }
  await setStatus(sql, steps, action, facts);
  await addCompositionEvents(sql, steps, action, user.user.id);
  const ungraded = steps.filter(({ from, to }) => from === 'reviewed' && to !== 'reviewed').map(({ id }) => id);
  if (ungraded.length > 0) await removeResults(hand, ungraded);
  return held;
}

export async function moveComposition(hand: Hand, id: number, action: CompositionAction, facts: Facts = {}) {
  await moveCompositions(hand, [id], action, facts);
}

/** Back to the student, who keeps the text; the reviews keep their drafts and lose their place. */
export async function giveBack(hand: Hand, ids: readonly number[], action: 'reopen' | 'unfinish') {
  await moveCompositions(hand, ids, action);
  await setReviewsAside(hand.sql, ids, hand.user.user.id);
}
