import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * What of a list is looked at, kept in the address: a reload, a sent link and the way back keep it. Changes made while an earlier one is
 * still on its way to the address add to it.
 */
export function useView<View extends object>(
  read: (search: URLSearchParams) => View,
  write: (view: View) => Record<string, string>,
): [view: View, change: (next: Partial<View>) => void] {
  const [search, setSearch] = useSearchParams();
  const view = read(search);
  const wished = useRef(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is made anew at each drawing; the address decides whether it changed
  useEffect(() => {
    wished.current = view;
  }, [search]);
  const change = (next: Partial<View>) => {
    wished.current = { ...wished.current, ...next };
    setSearch(write(wished.current), { replace: true, preventScrollReset: true });
  };
  return [view, change];
}
