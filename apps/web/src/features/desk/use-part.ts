import { useLocation, useSearchParams } from 'react-router';

export const PARTS = ['texto', 'nota', 'marcas'] as const;
type Part = (typeof PARTS)[number];

/** Which part of the desk a phone shows; it stands in the address. */
export function usePart() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const setPart = (part: Part) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (part === 'texto') next.delete('parte');
        else next.set('parte', part);
        return next;
      },
      // The trail of texts stays with this entry of the history.
      { replace: true, preventScrollReset: true, state },
    );
  return [PARTS.find((part) => part === search.get('parte')) ?? 'texto', setPart] as const;
}
