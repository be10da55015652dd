import { useEffect, useRef } from 'react';

/** The form of a dialog that asks for one of several: when they are there, the chosen one, or the first that can be chosen, has the focus. */
export function useFirstChoice(isThere: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isThere) return;
    const choices = form.current;
    const first = choices?.querySelector<HTMLElement>('input:checked') ?? choices?.querySelector<HTMLElement>('input:not(:disabled)');
    first?.focus();
  }, [isThere]);
  return form;
}
