import type { QueryClient } from '@tanstack/react-query';
import { beforeLeaving } from '../../../lib/before-leaving';
import { onSessionEvent } from '../../../lib/calling/session-events';
import { forgetRowsHere } from '../../../lib/outbox/kept-rows';
import { type Outbox, openOutbox } from '../../../lib/outbox/outbox';
import { draftsDatabase } from '../../../lib/storage';
import { isIn } from '../../../session/current-user';
import { closeDrafts } from './drafts';
import { keepSent } from './keep-sent';
import { reviewKinds } from './kinds';

/** Somebody at the door waits no longer for what was not sent. */
const PATIENCE_MS = 4000;

let open: { outbox: Outbox; client: QueryClient } | null = null;

/** The page goes: nothing more is sent, what is on disk stays for the next one. */
export function closeOutbox() {
  closeDrafts();
  open?.outbox.stop();
  open = null;
}

/** One per page and person, whatever screen is shown: what was made on the desk is sent also from elsewhere. */
export function outboxOf(userId: number, client: QueryClient): Outbox {
  if (open?.outbox.userId !== userId || open.client !== client) {
    closeOutbox();
    const outbox = openOutbox({
      userId,
      kinds: reviewKinds,
      onSent: (entry, reply) => keepSent(client, entry, reply),
      isIn: () => isIn(client, userId),
    });
    open = { outbox, client };
  }
  return open.outbox;
}

/** Opens it only where something waits: whoever never corrects gets no database. */
export async function resumeOutbox(userId: number, client: QueryClient) {
  const databases = await window.indexedDB?.databases?.().catch(() => []);
  if (databases?.some(({ name }) => name === draftsDatabase(userId))) outboxOf(userId, client).resume();
}

let hasLeft = false;
onSessionEvent((event) => {
  if (event === 'user-changed' && hasLeft) {
    hasLeft = false;
    open = null;
  }
  if (event !== 'logged-out') return;
  // It stays where it is, stopped: a screen on its way out must not open another, which would write to the disk again.
  hasLeft = true;
  open?.outbox.stop();
  forgetRowsHere();
});
beforeLeaving(async () => {
  await open?.outbox.settle(undefined, PATIENCE_MS);
});
