import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Outbox } from '../../../lib/outbox/outbox';
import type { OutboxState } from '../../../lib/outbox/outbox-state';
import { useCurrentUser } from '../../../session/current-user';
import { outboxOf } from './own-outbox';

export type Saving = { outbox: Outbox; state: OutboxState };

/** What this person has not yet got through, here and on earlier pages. */
export function useSaving(): Saving {
  const client = useQueryClient();
  const { user } = useCurrentUser();
  const outbox = outboxOf(user.id, client);
  const state = useSyncExternalStore(outbox.subscribe, outbox.state);
  useEffect(() => outbox.resume(), [outbox]);
  const isAtRisk = state.entries.length > 0 && !state.isKept;
  useEffect(() => {
    // Kept on the computer, nothing is lost by closing the page; where it keeps nothing, the browser asks.
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);
  return { outbox, state };
}
