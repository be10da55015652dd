import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';

/**
 * What of a list is looked at, kept in the address: a reload, a sent link and the way back keep it. A change is seen at once, before it has
 * reached the address, so that a word that is still being typed does not come back after everything was cleared; changes made meanwhile add
 * to it. Whoever is already on the way to another page goes there: a search that was typed a moment before does not call them back.
 */
export function useView<View extends object>(
  read: (search: URLSearchParams) => View,
  write: (view: View) => Record<string, string>,
): [view: View, change: (next: Partial<View>) => void] {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const [ahead, setAhead] = useState<{ view: View; of: URLSearchParams } | null>(null);
  const view = ahead?.of === search ? ahead.view : read(search);
  const wished = useRef(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is made anew at each drawing; the address decides whether it changed
  useEffect(() => {
    wished.current = read(search);
    setAhead(null);
  }, [search]);
  const change = (changes: Partial<View>) => {
    wished.current = { ...wished.current, ...changes };
    if (next && next.pathname !== pathname) return;
    setAhead({ view: wished.current, of: search });
    setSearch(write(wished.current), { replace: true, preventScrollReset: true });
  };
  return [view, change];
}
