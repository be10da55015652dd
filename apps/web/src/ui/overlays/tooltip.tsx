import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import type { Placement } from 'react-aria-components/Popover';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components/Tooltip';
import styles from './tooltip.module.css';

type Props = {
  /** Something that takes the focus: a button, a link, a mark with tabIndex. */
  children: ReactElement<Record<string, unknown>, string>;
  text: ReactNode;
  /** Milliseconds of hovering; on focus it comes at once. */
  delay?: number;
  placement?: Placement;
};

/** More words on a thing. Also on focus; Esc closes it; it stays while the pointer is on it. */
export function Tooltip({ children, text, delay = 500, placement = 'top' }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const [home, setHome] = useState<Element | null>(null);
  return (
    <TooltipTrigger delay={delay} closeDelay={150} onOpenChange={(open) => open && setHome(landmarkAround(place.current))}>
      <span ref={place} className={styles.place}>
        <Focusable>{children}</Focusable>
      </span>
      <AriaTooltip placement={placement} offset={6} className={styles.tooltip ?? ''} {...(home && { UNSTABLE_portalContainer: home })}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

/** Words outside every landmark are lost to who moves by landmarks: the tooltip lives in its dialog, else in the page's main part. */
const landmarkAround = (element: Element | null) =>
  element?.closest('[role=dialog], [role=alertdialog]') ?? document.querySelector('main') ?? document.body;
