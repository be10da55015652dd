import type { Review } from '@lauda/contract/review-parts';
import { reviews } from '@lauda/contract/reviews';
import { HEARTBEAT_MS } from '@lauda/domain/reviewing/review-queue';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/calling/call';
import { CallError } from '../../../lib/calling/call-error';
import type { Seconds } from '../header/use-seconds';

/** A heartbeat comes every minute: so early, the warning stands at least two minutes before the end (A11Y-11). */
const WARN_MS = 4 * 60_000;

type Lease = {
  /** Until when the text stays with this person, when that is soon. */
  endsSoon: string | null;
  isLost: boolean;
  /** Found again, or left as it is. */
  forgive: () => void;
};

/** Keeps the text with whoever works on it, and notices when it went to someone else. */
export function useLease(review: Review | null, isWorking: boolean, seconds: Seconds): Lease {
  const [until, setUntil] = useState<string | null>(null);
  const [lost, setLost] = useState<number | null>(null);
  const id = review?.id ?? null;
  const spent = useRef(seconds);
  spent.current = seconds;

  useEffect(() => {
    if (id === null || !isWorking) return;
    let isHere = true;
    const beat = async () => {
      if (!navigator.onLine) return;
      try {
        const { lease_until } = await call(reviews.heartbeat, { params: { id }, body: { seconds_spent: spent.current.read() } });
        if (isHere) setUntil(lease_until);
      } catch (error) {
        if (isHere && error instanceof CallError && error.status === 409) setLost(id);
      }
    };
    const timer = setInterval(() => void beat(), HEARTBEAT_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [id, isWorking]);

  const isSoon = until !== null && Date.parse(until) - Date.now() < WARN_MS;
  return { endsSoon: isSoon ? until : null, isLost: lost !== null && lost === id, forgive: () => setLost(null) };
}
