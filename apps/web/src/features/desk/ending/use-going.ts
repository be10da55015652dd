import type { Composition } from '@lauda/contract/compositions';
import type { Review } from '@lauda/contract/review-parts';
import { reviews } from '@lauda/contract/reviews';
import { isReviewer } from '@lauda/domain/people/roles';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../../lib/calling/call';
import { errorMessage } from '../../../lib/calling/error-message';
import { paths } from '../../../lib/paths';
import { useCurrentUser } from '../../../session/current-user';
import { toast } from '../../../ui/states/toast-queue';
import { prefetchDesk } from '../desk-queries';
import { compositionKey, keepReview } from '../saving/keep-sent';
import { texts } from '../texts';

const words = texts.ending;

/** The texts left behind on the way here, the last one last; kept by the browser with the entry of its history. */
const trailOf = (state: unknown): number[] =>
  typeof state === 'object' && state !== null && 'trail' in state && Array.isArray(state.trail)
    ? state.trail.filter((id): id is number => typeof id === 'number')
    : [];

type Claimed = { review: Review | null; composition_id: number | null };

/** From one text to the next and back. A reviewer's next text is fetched as soon as this one is complete (PERF-22). */
export function useGoing(composition: Composition, isComplete: boolean) {
  const me = useCurrentUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const trail = trailOf(useLocation().state);
  const [going, setGoing] = useState<'asking' | 'leaving' | null>(null);
  const early = useRef<{ from: number; claimed: Promise<Claimed>; next: number | null } | null>(null);
  const inQueue = isReviewer(me);

  // Whoever corrects at school goes through one activity; who corrects for others takes the oldest of the queue.
  const claim = () =>
    call(reviews.claim, { body: inQueue ? { after: composition.id } : { test_id: composition.test.id, after: composition.id } });

  /** The text is fetched together with the news of which it is. */
  async function claimed(): Promise<Claimed> {
    const next = await claim();
    if (next?.composition_id) {
      void prefetchDesk(client, next.composition_id).then(() => next.review && keepReview(client, next.review));
    }
    return next ?? { review: null, composition_id: null };
  }

  const isEarly = inQueue && isComplete;
  const claimEarly = useRef(claimed);
  claimEarly.current = claimed;
  useEffect(() => {
    // For those at school a text is not taken before they ask for it: the student would see it in correction.
    if (!isEarly || early.current?.from === composition.id) return;
    const ahead = { from: composition.id, claimed: claimEarly.current(), next: null as number | null }; // known when it has been claimed
    ahead.claimed.then(
      ({ composition_id }) => {
        ahead.next = composition_id;
      },
      () => {
        early.current = null;
      },
    );
    early.current = ahead;
  }, [isEarly, composition.id]);

  async function next() {
    if (going) return;
    const ahead = early.current?.from === composition.id ? early.current : null;
    const isAtHand = ahead !== null && ahead.next !== null && client.getQueryData(compositionKey(ahead.next)) !== undefined;
    setGoing(isAtHand ? 'leaving' : 'asking');
    try {
      const { composition_id } = await (ahead?.claimed.catch(() => claimed()) ?? claimed());
      if (composition_id === null) toast.info(words.noMore);
      else await navigate(paths.review(composition_id), { state: { trail: [...trail, composition.id] } });
      // On another text this desk is no more: nothing is left to be put back, nor drawn once more before the other one.
      if (composition_id !== null && composition_id !== composition.id) return;
    } catch (error) {
      toast.error(`${words.nextFailed} ${errorMessage(error)}`);
    }
    setGoing(null);
  }

  const last = trail.at(-1);
  return {
    isGoing: going !== null,
    /** The next text is at hand: this one is not drawn any more. */
    isLeaving: going === 'leaving',
    next,
    previous: last === undefined ? null : () => void navigate(paths.review(last), { state: { trail: trail.slice(0, -1) } }),
  };
}
