import type { SheetLine } from '@lauda/domain/writing/composition-text';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../../../ui/actions/icon-button';
import { classes } from '../../../../ui/classes';
import { liveRange } from '../place/dom-places';
import { texts } from '../texts';
import styles from './tip.module.css';

type Props = {
  label: string;
  children: ReactNode;
  /** From below, over the foot of a narrow screen, rather than at its words. */
  isFromBelow: boolean;
  place: { start: number; end: number };
  root: RefObject<HTMLElement | null>;
  lines: readonly SheetLine[];
  onClose(): void;
  onPointerEnter?(): void;
  onPointerLeave?(): void;
};

/** Pixels between the words and what is said of them: little enough for the pointer to cross. */
const GAP = 6;

/** Something that floats at its words, not modal: the text stays readable and Esc closes it. */
export function Floating({ label, children, isFromBelow, place, root, lines, onClose, onPointerEnter, onPointerLeave }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const { start, end } = place;
  useLayoutEffect(() => {
    const element = card.current;
    const frame = element?.offsetParent;
    if (!element || !frame || !root.current || isFromBelow) return;
    const words = liveRange(root.current, lines, start, end)?.getClientRects()[0];
    if (!words) return;
    const around = frame.getBoundingClientRect();
    const below = words.bottom + GAP;
    const isTooLow = below + element.offsetHeight > window.innerHeight && words.top - GAP - element.offsetHeight > 0;
    const top = isTooLow ? words.top - GAP - element.offsetHeight : below;
    const left = Math.min(Math.max(words.left - 12, around.left), Math.max(around.left, around.right - element.offsetWidth));
    element.style.top = `${top - around.top}px`;
    element.style.left = `${left - around.left}px`;
  });

  const close = () => {
    // Whoever closes it from within is back at the words.
    root.current?.focus({ preventScroll: true });
    onClose();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <div
      ref={card}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={classes(styles.floating, isFromBelow && styles.fromBelow)}
      data-print="no"
      onKeyDown={press}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <IconButton size="s" label={texts.tip.close} icon={<X aria-hidden="true" />} className={styles.close} onClick={close} />
      {children}
    </div>
  );
}
