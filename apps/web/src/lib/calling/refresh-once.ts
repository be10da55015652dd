import { auth } from '@lauda/contract/auth';
import { forgetAsked } from './asked-ahead';
import { CallError } from './call-error';
import { csrfToken } from './csrf-token';
import { send } from './send';
import { announce, onSessionEvent } from './session-events';

/**
 * The refresh generation: which cookies a request went out with. The CSRF value changes at every refresh and the cookie jar is one for
 * all tabs, so it tells at once whether another tab was faster; the count covers a server that keeps the value.
 */
export type Generation = string;

let refreshes = 0;
onSessionEvent((event) => {
  forgetAsked();
  if (event === 'refreshed' || event === 'user-changed') refreshes += 1;
});

export const generationNow = (): Generation => `${refreshes}/${csrfToken()}`;

let underWay: Promise<boolean> | null = null;
/** A generation that the server refused: whoever comes late with it need not ask again. */
let refused: Generation | null = null;

/**
 * One refresh for any number of refused requests, in this tab and in all of them (REL-15, REL-16). True: the request may be sent
 * again. False: the session is over, which was announced. It throws when there was no verdict: a server that is away ends no session.
 */
export async function refreshSince(sentWith: Generation): Promise<boolean> {
  if (sentWith === refused) return false;
  if (sentWith !== generationNow()) return true;
  underWay ??= alone(() => refreshUnlessDone(sentWith)).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function refreshUnlessDone(sentWith: Generation): Promise<boolean> {
  // While we waited for the lock, another tab may have done it.
  if (sentWith !== generationNow()) return true;
  try {
    await send(auth.refresh, {});
  } catch (error) {
    if (!isRefusal(error)) throw error;
    refused = sentWith;
    announce('invalid-auth');
    return false;
  }
  announce('refreshed');
  return true;
}

const isRefusal = (error: unknown) => error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Web Locks need a secure context; without them the server's grace for racing tabs holds (REL-16). */
function alone(work: () => Promise<boolean>): Promise<boolean> {
  // Missing or null there, whatever the type says.
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request('lauda.refresh', work) : work();
}
