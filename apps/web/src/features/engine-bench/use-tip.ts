import { useEffect, useRef, useState } from 'react';

/** Milliseconds over a highlight before it speaks (spec §9), and for the pointer to cross from the words to the tip. */
const HOVER_DELAY = 1000;
const CROSSING = 350;

export type Tip = { key: string; left: number; top: number };

/** The words under the pointer that carry a mark; the tip stays while the pointer is over the words or over the tip, until Escape. */
export function useTip() {
  const paper = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [tip, setTip] = useState<Tip | null>(null);

  useEffect(() => {
    let over: string | undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let leave: ReturnType<typeof setTimeout> | undefined;
    const close = () => setTip(null);
    const onMove = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      if (card.current?.contains(target)) return clearTimeout(leave);
      const mark = paper.current?.contains(target) ? target.closest<HTMLElement>('[data-mark]') : null;
      const key = mark?.dataset.mark;
      if (key === over) return;
      over = key;
      clearTimeout(rest);
      clearTimeout(leave);
      leave = setTimeout(close, CROSSING);
      if (!mark || key === undefined) return;
      rest = setTimeout(() => {
        clearTimeout(leave);
        const { left, bottom } = mark.getBoundingClientRect();
        setTip({ key, left, top: bottom });
      }, HOVER_DELAY);
    };
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('pointerover', onMove);
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', close, true);
    return () => {
      clearTimeout(rest);
      clearTimeout(leave);
      document.removeEventListener('pointerover', onMove);
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', close, true);
    };
  }, []);
  return { paper, card, tip, close: () => setTip(null) };
}
