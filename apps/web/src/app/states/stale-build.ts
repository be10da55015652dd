import { type Store, sessionStore } from '../../lib/storage';

/** What browsers say when a part of the app is gone from the server, because a newer one took its place (spec §8). */
const SIGNS = [
  /Loading chunk/i,
  /Unexpected token '?</,
  /dynamically imported module/i,
  /Importing a module script failed/i,
  /Unable to preload CSS/i,
];

export const isStaleBuild = (error: unknown): boolean => error instanceof Error && SIGNS.some((sign) => sign.test(error.message));

const KEY = 'lauda.reloaded-at';
const PAUSE_MS = 60_000;

/**
 * A new build comes with a reload, at most one a minute (REL-35): true when it is on its way. Where nothing lasts over a reload there is no way
 * to know that one has just been, so none is made.
 */
export function reloadForNewBuild(
  reload: () => void = () => window.location.reload(),
  now = Date.now(),
  store: Store = sessionStore,
): boolean {
  const last = Number(store.read(KEY) ?? 0);
  // Without a connection a reload would take away even what is there.
  if (!navigator.onLine || !store.lasts() || now - last < PAUSE_MS) return false;
  store.write(KEY, String(now));
  reload();
  return true;
}
