import type { PassThrough } from 'node:stream';

/** One open page, or the one that listens for all pages of a browser. */
export type Listener = {
  userId: number;
  tokenHash: string;
  stream: PassThrough;
  /** Notifications that were announced and not yet handed over. */
  waiting: Set<number>;
};

/** A browser has one; this is for many devices, and a lock against a runaway page. */
const MOST_PER_USER = 6;
/** What a page that does not read may pile up before it is let go. */
const MOST_UNREAD_BYTES = 64 * 1024;

/** Who listens, by person. */
export function keepListeners() {
  const byUser = new Map<number, Set<Listener>>();
  const of = (userId: number) => byUser.get(userId) ?? new Set<Listener>();
  const all = () => [...byUser.values()].flatMap((listeners) => [...listeners]);
  return {
    of,
    all,
    isFull: (userId: number) => of(userId).size >= MOST_PER_USER,
    add(listener: Listener) {
      byUser.set(listener.userId, of(listener.userId).add(listener));
      listener.stream.on('close', () => {
        const rest = of(listener.userId);
        rest.delete(listener);
        if (rest.size === 0) byUser.delete(listener.userId);
      });
    },
  };
}

/** A page that reads too slowly is let go: it comes back and asks for what it missed. */
export function say({ stream }: Listener, text: string) {
  if (stream.writableEnded || stream.destroyed) return;
  if (stream.writableLength > MOST_UNREAD_BYTES) stream.destroy();
  else stream.write(text);
}
