import type { BankComment } from '@lauda/contract/comment-bank';
import { useEffect, useState } from 'react';
import type { SheetProps } from '../sheet-shape';

/** Milliseconds of stillness before the bank is asked. */
const PAUSE = 150;

type Found = { query: string; comments: BankComment[] } | 'failed' | null;

/** The search of the bank behind a comment that begins with a slash. `query` is null while it is closed. */
export function useBank(query: string | null, competence_id: number | null, search: SheetProps['searchBank']) {
  const [found, setFound] = useState<Found>(null);
  const [active, setActive] = useState(0);

  useEffect(() => {
    if (query === null) return setFound(null);
    let isCurrent = true;
    const timer = setTimeout(
      () =>
        void search(query.trim(), competence_id)
          .then((comments): Found => ({ query, comments }))
          .catch((): Found => 'failed')
          .then((answer) => {
            if (!isCurrent) return;
            setFound(answer);
            setActive(0);
          }),
      // The first look needs no waiting: the slash alone shows what is used most.
      query === '' ? 0 : PAUSE,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, competence_id, search]);

  const comments = found && found !== 'failed' ? found.comments : [];
  const step = (by: 1 | -1) => setActive((at) => (comments.length === 0 ? 0 : (at + by + comments.length) % comments.length));
  return { comments, active: comments[active] ?? null, isFailed: found === 'failed', isSearching: found === null, step, setActive };
}
