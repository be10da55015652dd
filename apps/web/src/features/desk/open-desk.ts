import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { nextTask } from '../../lib/next-task';
import type { Outbox } from '../../lib/outbox/outbox';
import { currentUserQuery } from '../../session/current-user';
import { prefetchDesk } from './desk-queries';
import { readDrafts } from './saving/drafts';
import { outboxOf } from './saving/own-outbox';

/**
 * Asks for the text while the app is still opening. A page that begins here waits for it, and is drawn once, whole; on a way from another
 * screen nobody waits: the skeleton stands meanwhile. What fails is said by the desk itself.
 */
export function openDesk(client: QueryClient, beginsHere: boolean) {
  let isFirst = beginsHere;
  return async ({ params }: LoaderFunctionArgs): Promise<null> => {
    const waits = isFirst;
    isFirst = false;
    if (waits) await nextTask();
    const text = prefetchDesk(client, Number(params.composition_id));
    if (waits) await Promise.all([text, leftUnsent(client).catch(() => undefined)]);
    return null;
  };
}

async function leftUnsent(client: QueryClient) {
  const { user } = await client.ensureQueryData(currentUserQuery);
  await Promise.all([untilReady(outboxOf(user.id, client)), readDrafts(user.id)]);
}

const untilReady = (outbox: Outbox) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!outbox.state().isReady) return;
      forget();
      resolve();
    };
    const forget = outbox.subscribe(look);
    look();
  });
