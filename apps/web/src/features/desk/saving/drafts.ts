import { useEffect, useRef, useState } from 'react';
import { onSessionEvent } from '../../../lib/calling/session-events';
import { type KeptRows, openRows } from '../../../lib/outbox/kept-rows';
import { draftsDatabase } from '../../../lib/storage';

type Row = { key: string; value: unknown };

const opened = new Map<number, Promise<KeptRows<Row>>>();
/** What is on disk as far as this page has read and written it: the next text is drawn whole at once, without waiting for the disk. */
const known = new Map<number, Map<string, unknown>>();
let writes = 0;
let hasLeft = false;
onSessionEvent((event) => {
  if (event === 'user-changed') hasLeft = false;
  if (event !== 'logged-out') return;
  hasLeft = true;
  closeDrafts();
});

export function closeDrafts() {
  for (const rows of opened.values()) void rows.then(({ close }) => close());
  opened.clear();
  known.clear();
}

function rowsOf(userId: number): Promise<KeptRows<Row>> {
  const rows = opened.get(userId) ?? openRows<Row>(draftsDatabase(userId), 'drafts');
  opened.set(userId, rows);
  return rows;
}

export async function readDrafts(userId: number): Promise<Map<string, unknown>> {
  const before = writes;
  const rows = await (await rowsOf(userId)).all().catch(() => []);
  const drafts = new Map(rows.map(({ key, value }) => [key, value]));
  // What was written meanwhile is newer.
  if (!hasLeft && writes === before) known.set(userId, drafts);
  return drafts;
}

/** Whether the drafts of an earlier page have been read. */
export function useDraftsRead(userId: number): boolean {
  const [isRead, setRead] = useState(() => known.has(userId));
  useEffect(() => {
    let isHere = true;
    void readDrafts(userId).then(() => isHere && setRead(true));
    return () => {
      isHere = false;
    };
  }, [userId]);
  return isRead;
}

async function write(userId: number, key: string, value: unknown) {
  if (hasLeft) return;
  writes += 1;
  known.get(userId)?.set(key, value);
  const rows = await rowsOf(userId);
  await (value === null ? rows.write([], [key]) : rows.write([{ key, value }], [])).catch(() => undefined);
}

// Written under this very key by the same screen.
const draftIn = <Value>(drafts: Map<string, unknown>, key: string): Value | null => (drafts.get(key) as Value | undefined) ?? null;

/** Something begun and not confirmed (a reason being chosen, a mark being worded): not sent, but there again when the page is. Null: nothing. */
export function useKeptDraft<Value>(
  userId: number,
  key: string,
): { draft: Value | null; isRead: boolean; keep: (value: Value | null) => void } {
  const [shown, setShown] = useState(() => {
    const drafts = known.get(userId);
    return drafts ? { key, draft: draftIn<Value>(drafts, key) } : null;
  });
  const isTouched = useRef('');
  useEffect(() => {
    let isHere = true;
    void readDrafts(userId).then((drafts) => {
      const draft = draftIn<Value>(drafts, key);
      if (!isHere || isTouched.current === key) return;
      setShown((before) => (before?.key === key && before.draft === draft ? before : { key, draft }));
    });
    return () => {
      isHere = false;
    };
  }, [userId, key]);
  return {
    draft: shown?.key === key ? shown.draft : null,
    isRead: shown?.key === key,
    keep: (value) => {
      isTouched.current = key;
      setShown({ key, draft: value });
      void write(userId, key, value);
    },
  };
}
