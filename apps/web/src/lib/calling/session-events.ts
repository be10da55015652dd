/**
 * What happens to the session, told to whoever stands above and to the other tabs. `refreshed`: another tab holds new cookies;
 * `invalid-auth`: the session is over (spec §4);
 * `logged-out`: someone left on purpose; `user-changed`: someone logged in or changed the active role.
 */
export type SessionEvent = 'refreshed' | 'invalid-auth' | 'logged-out' | 'user-changed';
type Listener = (event: SessionEvent, from: 'this-tab' | 'another-tab') => void;

const EVENTS: readonly unknown[] = ['refreshed', 'invalid-auth', 'logged-out', 'user-changed'] satisfies SessionEvent[];
const isSessionEvent = (value: unknown): value is SessionEvent => EVENTS.includes(value);

const listeners = new Set<Listener>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('lauda.session');

const hear = (event: SessionEvent, from: 'this-tab' | 'another-tab') => {
  for (const listener of [...listeners]) listener(event, from);
};

channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (isSessionEvent(data)) hear(data, 'another-tab');
});

/** Here and in the other tabs. */
export function announce(event: SessionEvent) {
  hear(event, 'this-tab');
  channel?.postMessage(event);
}

export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
