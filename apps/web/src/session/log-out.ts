import { auth } from '@lauda/contract/auth';
import { finishBeforeLeaving } from '../lib/before-leaving';
import { call } from '../lib/calling/call';
import { announce } from '../lib/calling/session-events';
import { paths } from '../lib/paths';
import { clearEverything, deleteDrafts } from '../lib/storage';
import { type Leaving, leaveFor } from './leave';
import { rememberedUser } from './remembered-user';

/** Nobody waits longer than this at the door. */
const PATIENCE_MS = 8000;

/** 'Sair': whatever the server says, nothing stays on this computer and the person is at /login (spec §8). */
export async function logOut(leaving: Leaving) {
  const person = rememberedUser()?.user.id;
  await finishBeforeLeaving();
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    await call(auth.logout, {}, { signal: patience.signal });
  } catch {
    // Spec §8: a failed logout still leaves.
  } finally {
    clearTimeout(timer);
  }
  if (person !== undefined) deleteDrafts(person);
  clearEverything();
  announce('logged-out');
  await leaveFor(paths.login, leaving);
}
