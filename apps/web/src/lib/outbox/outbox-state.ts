import type { Entry } from './entry';

export type OutboxState = {
  entries: readonly Entry[];
  /** What an earlier page left has been read. */
  isReady: boolean;
  isSending: boolean;
  isOnline: boolean;
  /** Everything that waits is written down on this computer. */
  isKept: boolean;
  /** Why the last try failed; it is tried again by itself. */
  failure: unknown;
  lastSaved: number | null;
};

export const stateAtFirst = (): OutboxState => ({
  entries: [],
  isReady: false,
  isSending: false,
  isOnline: navigator.onLine,
  isKept: true,
  failure: null,
  lastSaved: null,
});
