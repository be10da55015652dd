import { useEffect, useRef, useState } from 'react';
import { type KeptRows, openRows } from '../../../lib/outbox/kept-rows';
import { onSessionEvent } from '../../../lib/session-events';
import { draftsDatabase } from '../../../lib/storage';

type Row = { key: string; value: unknown };

const opened = new Map<number, Promise<KeptRows<Row>>>();
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
}

function rowsOf(userId: number): Promise<KeptRows<Row>> {
  const rows = opened.get(userId) ?? openRows<Row>(draftsDatabase(userId), 'drafts');
  opened.set(userId, rows);
  return rows;
}

async function write(userId: number, key: string, value: unknown) {
  if (hasLeft) return;
  const rows = await rowsOf(userId);
  await (value === null ? rows.write([], [key]) : rows.write([{ key, value }], [])).catch(() => undefined);
}

/** Something begun and not confirmed (a reason being chosen, a mark being worded): not sent, but there again when the page is. Null: nothing. */
export function useKeptDraft<Value>(
  userId: number,
  key: string,
): { draft: Value | null; isRead: boolean; keep: (value: Value | null) => void } {
  const [known, setKnown] = useState<{ key: string; draft: Value | null } | null>(null);
  const isTouched = useRef('');
  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const all = await (await rowsOf(userId)).all().catch(() => []);
      const found = all.find((row) => row.key === key)?.value;
      // Written under this very key by the same screen.
      if (isHere && isTouched.current !== key) setKnown({ key, draft: (found as Value | undefined) ?? null });
    };
    void read();
    return () => {
      isHere = false;
    };
  }, [userId, key]);
  return {
    draft: known?.key === key ? known.draft : null,
    isRead: known?.key === key,
    keep: (value) => {
      isTouched.current = key;
      setKnown({ key, draft: value });
      void write(userId, key, value);
    },
  };
}
