import { randomId } from '../random-id';
import { addressOf, type Parts, requestOf, type Target } from './request';

/** On the window: who asks and who takes are two scripts. */
type AskedWindow = Window & { laudaAsked?: Map<string, Promise<Response>> };
const asked = () => {
  const here = window as AskedWindow; // the name is ours
  here.laudaAsked ??= new Map();
  return here.laudaAsked;
};

/** An answer nobody wanted in this time, counted from the beginning of the page, is old news. */
const FRESH_MS = 15_000;

const keyOf = (endpoint: Target, parts: Parts) => JSON.stringify([endpoint.method, addressOf(endpoint.path, parts), parts.body ?? null]);

/** Sends now what the app will ask for when it has come: both are on their way at once. */
export function askAhead(endpoint: Target, parts: Parts = {}) {
  const answer = fetch(addressOf(endpoint.path, parts), requestOf(endpoint, parts, randomId()));
  // Whoever takes it hears of a failure; before that it is nobody's.
  answer.catch(() => undefined);
  asked().set(keyOf(endpoint, parts), answer);
}

/** The answer to this very request, once. */
export function takeAsked(endpoint: Target, parts: Parts): Promise<Response> | null {
  const all = (window as AskedWindow).laudaAsked; // as above
  if (!all || all.size === 0) return null;
  const key = keyOf(endpoint, parts);
  const found = all.get(key);
  all.delete(key);
  return found && performance.now() < FRESH_MS ? found : null;
}

/** The session was renewed, changed or ended: what was asked before speaks of cookies that no longer count. */
export const forgetAsked = () => (window as AskedWindow).laudaAsked?.clear(); // as above
