import { onSessionEvent } from '../lib/calling/session-events';
import { isDoor, withNext } from '../lib/next-path';
import { paths } from '../lib/paths';
import { clearEverything } from '../lib/storage';
import { toast } from '../ui/states/toast-queue';
import { currentUserKey } from './current-user';
import { type Leaving, leaveFor } from './leave';
import { rememberedUser } from './remembered-user';
import { texts } from './texts';

/**
 * Hears that the session is over, here or in another tab (the broadcast is `announce`'s): clears the storage, goes to /login with the way
 * back, says so (spec §4). Who was never in is led to the door without a word.
 */
export const watchForExpiredSession = (leaving: Leaving) =>
  onSessionEvent((event, from) => {
    if (event === 'invalid-auth') void endExpiredSession(leaving);
    if (event === 'logged-out' && from === 'another-tab') void leaveQuietly(leaving);
  });

async function leaveQuietly(leaving: Leaving) {
  clearEverything();
  if (!isDoor(window.location.pathname)) await leaveFor(paths.login, leaving);
}

async function endExpiredSession(leaving: Leaving) {
  const wasIn = leaving.client.getQueryData(currentUserKey) !== undefined || rememberedUser() !== null;
  const { location } = window;
  clearEverything();
  if (!isDoor(location.pathname)) await leaveFor(withNext(paths.login, location), leaving);
  if (wasIn) toast.info(texts.expired);
}
