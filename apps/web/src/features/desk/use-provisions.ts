import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../../lib/when-idle';
import { abandonReasonsQuery, zeroReasonsQuery } from './desk-queries';

/** Whoever has just come to a text reads it first. */
const AFTER_MS = 4000;

/**
 * What may be needed when the network is gone: the dialogs, and the reasons for which one zeroes or gives back. Not part of the first load; one
 * at a time, none before the one before it has come and the page has nothing else to do.
 */
export function useProvisions(dialogs: readonly (() => Promise<unknown>)[], genreId: number, isWorking: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    let isHere = true;
    const reasons = [() => client.prefetchQuery(zeroReasonsQuery(genreId)), () => client.prefetchQuery(abandonReasonsQuery)];
    const provide = async () => {
      for (const fetch of [...dialogs, ...(isWorking ? reasons : [])]) {
        await whenIdle();
        if (!isHere) return;
        await fetch().catch(() => undefined);
      }
    };
    const timer = setTimeout(() => void provide(), AFTER_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [client, dialogs, genreId, isWorking]);
}
