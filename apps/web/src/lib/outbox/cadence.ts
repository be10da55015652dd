/** REL-10: at most 4 s from the last letter to the server's answer, at most 20 requests a minute (a heartbeat among them). */
const PAUSE_MS = 800;
const LONGEST_MS = 2500;
const BETWEEN_MS = 3300;
/** Arrow keys run over several levels before they rest on one. */
const CHOICE_MS = 250;

type Waiting = { since: number; due: number };

/** When each waiting change should go out. */
export function makeCadence() {
  const waiting = new Map<string, Waiting>();
  let lastTyped = Number.NEGATIVE_INFINITY;
  return {
    changed(key: string, isTyped: boolean, now: number) {
      const since = waiting.get(key)?.since ?? now;
      const typed = Math.max(lastTyped + BETWEEN_MS, Math.min(now + PAUSE_MS, since + LONGEST_MS));
      waiting.set(key, { since, due: isTyped ? typed : now + CHOICE_MS });
    },
    sent(key: string, isTyped: boolean, now: number) {
      waiting.delete(key);
      if (isTyped) lastTyped = now;
    },
    /** What came from an earlier page, or is tried again, is due. */
    due: (key: string) => waiting.get(key)?.due ?? 0,
    hurry: () => waiting.clear(),
  };
}
