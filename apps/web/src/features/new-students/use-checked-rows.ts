import type { CreationOutcome } from '@lauda/contract/students';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCheckRows } from './new-students-queries';
import type { DraftRow } from './review/draft';
import { type Checked, checkedOf } from './review/verdict';

/** Long enough for a word to be finished. */
const PAUSE_MS = 500;

/** The server's word on every row of the list, asked again after each correction. */
export function useCheckedRows(groupId: number, rows: readonly DraftRow[], canAsk: boolean) {
  const [checked, setChecked] = useState<Checked>(new Map());
  const { mutate, isPending, error } = useCheckRows(groupId);
  const hasAsked = useRef(false);

  const note = useCallback(
    (sent: readonly DraftRow[], results: readonly CreationOutcome[]) =>
      setChecked((before) => new Map([...before, ...checkedOf(sent, results)])),
    [],
  );
  const ask = useCallback(() => {
    const sent = rows.filter(({ excluded }) => !excluded);
    hasAsked.current = true;
    if (sent.length > 0) mutate(sent, { onSuccess: ({ results }) => note(sent, results) });
  }, [rows, mutate, note]);

  useEffect(() => {
    if (!canAsk) return;
    const timer = setTimeout(ask, hasAsked.current ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [ask, canAsk]);

  return { checked, isChecking: isPending, error, askAgain: ask, note };
}
