import { clickedAt } from '@lauda/domain/text/overlaps';
import type { SheetLine } from '@lauda/domain/writing/composition-text';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { MarkIndex } from '../paint/mark-index';
import type { Mark } from '../paint/marks';
import { positionAtPoint } from '../place/position-at-point';

/** Milliseconds over a highlight before it speaks (spec §9). */
export const HOVER_DELAY = 1000;
/** Milliseconds in which the pointer may cross from the words to the tip. */
export const CROSSING = 350;

type Hover = {
  root: RefObject<HTMLElement | null>;
  lines: readonly SheetLine[];
  index: MarkIndex<Mark>;
  /** The mark whose tip is open. */
  shownId: string | null;
  onRest(mark: Mark): void;
  onLeave(): void;
};

type Timer = ReturnType<typeof setTimeout>;
type Watch = { over: string | null; frame: number; rest?: Timer; leave?: Timer };

/** Watches the pointer over the text: one look per frame, by position, without a node per mark. */
export function useHover({ root, lines, index, shownId, onRest, onLeave }: Hover) {
  const state = useRef<Watch>({ over: null, frame: 0 });
  useEffect(() => {
    const { current } = state;
    return () => {
      cancelAnimationFrame(current.frame);
      clearTimeout(current.rest);
      clearTimeout(current.leave);
    };
  }, []);

  function enter(mark: Mark | undefined) {
    const { current } = state;
    if ((mark?.id ?? null) === current.over) return;
    current.over = mark?.id ?? null;
    clearTimeout(current.rest);
    clearTimeout(current.leave);
    if (mark && mark.id === shownId) return;
    if (mark) current.rest = setTimeout(() => onRest(mark), HOVER_DELAY);
    if (shownId !== null) current.leave = setTimeout(onLeave, CROSSING);
  }

  // No hand over a mark: a style that changes on a row has the whole text painted again, and a long one takes 30 ms.
  function look(x: number, y: number) {
    const position = root.current && positionAtPoint(root.current, lines, x, y);
    if (position === null) return enter(undefined);
    const over = index.at(position).filter(({ kind }) => kind === 'highlight');
    enter(clickedAt(over, position)[0]);
  }

  return {
    onPointerMove(event: PointerEvent) {
      // A finger has no hover, and a drag is a selection.
      if (event.pointerType === 'touch' || event.buttons !== 0) return;
      const { clientX, clientY } = event;
      cancelAnimationFrame(state.current.frame);
      state.current.frame = requestAnimationFrame(() => look(clientX, clientY));
    },
    onPointerLeave() {
      cancelAnimationFrame(state.current.frame);
      enter(undefined);
    },
    /** Over the tip nothing closes. */
    hold: () => clearTimeout(state.current.leave),
    release() {
      state.current.over = null;
      clearTimeout(state.current.leave);
      state.current.leave = setTimeout(onLeave, CROSSING);
    },
  };
}
