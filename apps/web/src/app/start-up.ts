import { hasTeacherAreaAccess } from '@lauda/domain/people/roles';
import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { homeQuery } from '../features/home/home-queries';
import { CallError } from '../lib/calling/call-error';
import { generationNow } from '../lib/calling/refresh-once';
import { withNext } from '../lib/next-path';
import { nextTask } from '../lib/next-task';
import { paths } from '../lib/paths';
import { currentUserQuery } from '../session/current-user';
import { flagsKey, loadFlags } from '../session/feature-flags';
import { rememberedUser } from '../session/remembered-user';
import { toast } from '../ui/states/toast-queue';
import { gateFor } from './gate';
import { texts } from './texts';

/** Opens the authenticated shell: person and flags side by side, then the gates (spec §4). Without a person, /login. */
export const startUp =
  (client: QueryClient) =>
  async ({ request }: LoaderFunctionArgs): Promise<null> => {
    const here = new URL(request.url);
    // The router's own beginning was long enough for one task.
    await nextTask();
    const sentWith = generationNow();
    askAhead(client, here.pathname);
    const knowsFlags = client.getQueryData(flagsKey) !== undefined;
    const [me] = await Promise.all([client.ensureQueryData(currentUserQuery).catch(noPerson), knowsFlags || loadFlags(client)]);
    if (!me) throw redirect(withNext(paths.login, here));
    // The session was renewed meanwhile: the flags went out with cookies that no longer counted, as if nobody asked.
    if (!knowsFlags && generationNow() !== sentWith) await loadFlags(client);
    const gate = gateFor(me, here);
    if (gate) throw redirect(gate);
    return null;
  };

/** The home page of whoever was here last is asked for beside person and flags, not after them (PERF-32); a wrong guess is a request for nothing. */
function askAhead(client: QueryClient, pathname: string) {
  const last = pathname === paths.home ? rememberedUser() : null;
  if (last && hasTeacherAreaAccess(last)) void client.prefetchQuery(homeQuery);
}

function noPerson(error: unknown) {
  if (!(error instanceof CallError) || error.status !== 401) toast.error(texts.userFailed);
  return null;
}
