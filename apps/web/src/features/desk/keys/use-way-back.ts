import { useEffect, useRef } from 'react';

/** Milliseconds in which a dialog gives the focus back by itself. */
const OWN_WAY = 80;
const TEXT = '#texto [tabindex="0"]';

/** After the last dialog the focus is never nowhere: back where it was, or, if that is gone, at the text. */
export function useWayBack(isOpen: boolean) {
  const before = useRef<Element | null>(null);
  // Before the dialog is drawn, which takes it.
  if (isOpen && before.current === null) before.current = document.activeElement;
  useEffect(() => {
    const element = before.current;
    if (isOpen || element === null) return;
    before.current = null;
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const there = element.isConnected ? element : document.querySelector(TEXT);
      if (there instanceof HTMLElement) there.focus({ preventScroll: true });
    }, OWN_WAY);
    return () => clearTimeout(timer);
  }, [isOpen]);
}
