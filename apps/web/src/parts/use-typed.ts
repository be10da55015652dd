import { useEffect, useRef, useState } from 'react';

/** After this long without a letter, what was typed goes to the address. */
const PAUSE_MS = 250;

/** Text that is typed here and kept elsewhere (the address): the field answers at once, the keeping follows. What changes it there comes back. */
export function useTyped(kept: string, keep: (text: string) => void): [text: string, type: (text: string) => void] {
  const [text, setText] = useState(kept);
  const known = useRef(kept);
  const keeping = useRef(keep);
  keeping.current = keep;

  useEffect(() => {
    if (kept === known.current) return;
    known.current = kept;
    setText(kept);
  }, [kept]);

  useEffect(() => {
    if (text === known.current) return;
    const timer = setTimeout(() => {
      known.current = text;
      keeping.current(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText];
}
