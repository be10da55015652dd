import { enterReview } from './enter-review';
import { HOUR } from './moments';
import { opinionOf } from './opinions';
import type { World } from './world';

const READ_FOR_PRACTICE = 14;
const FINISHED = 10;

/** Whoever learns to review reads what the others read, and changes no grade. */
export function practise(world: World) {
  const { clock, random, staff, unread } = world;
  const [listed, ...others] = staff.practising;
  if (listed === undefined) return;
  const chosen = unread.filter(({ draft }) => draft.zero === null).slice(-READ_FOR_PRACTICE);
  for (const [at, { activity, composition, draft }] of chosen.entries()) {
    const id = at % 3 === 2 ? (others[0] ?? listed) : listed;
    enterReview(world, activity, composition, draft, {
      opinion: opinionOf(draft, activity, random, 0.2),
      reviewer: { id, kind: 'test' },
      ordinal: 1,
      status: at < FINISHED ? 'finished' : 'in_progress',
      started: clock.after(Date.parse(composition.submitted_at ?? '') + HOUR, 1, 40),
      seconds: 900,
    });
  }
}
