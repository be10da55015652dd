import { type ReactElement, type ReactNode, useContext } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, DialogTrigger, type Placement, Pressable } from 'react-aria-components/Popover';
import { classes } from '../classes';
import menu from './menu.module.css';
import styles from './popover.module.css';

type Props = {
  /** A Button or IconButton. */
  trigger: ReactElement<Record<string, unknown>, string>;
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: Placement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** Something beside its button: filters, notifications. Esc and a click outside close it, and the focus returns. */
export function Popover({ trigger, label, children, placement = 'bottom end', open, onOpenChange }: Props) {
  return (
    <DialogTrigger {...(open !== undefined && { isOpen: open })} {...(onOpenChange && { onOpenChange })}>
      <Pressable>{trigger}</Pressable>
      {/* Without a Dialog inside, the library makes the popover itself the dialog: one element holds role and name. */}
      <AriaPopover aria-label={label} placement={placement} offset={6} className={classes(menu.popover, styles.popover)}>
        {typeof children === 'function' ? <WithClose>{children}</WithClose> : children}
      </AriaPopover>
    </DialogTrigger>
  );
}

function WithClose({ children }: { children: (close: () => void) => ReactNode }) {
  const state = useContext(OverlayTriggerStateContext);
  return children(() => state?.close());
}
