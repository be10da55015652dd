import type { ReactElement, ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Menu as AriaMenu, Header, MenuItem, MenuSection, MenuTrigger, Popover, Pressable } from 'react-aria-components/Menu';
import { useNavigate } from 'react-router';
import styles from './menu.module.css';

export type MenuEntry = {
  id: string;
  text: string;
  icon?: ReactNode;
  /** A place to go, or something to do. */
  to?: string;
  onSelect?: () => void;
  danger?: boolean;
  disabled?: boolean;
};

type Props = {
  /** A Button or IconButton; it opens the menu and gets the focus back. */
  trigger: ReactElement<Record<string, unknown>, string>;
  label: string;
  /** Read before the entries: who is logged in, for instance. */
  header?: ReactNode;
  entries: readonly MenuEntry[];
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
};

export function Menu({ trigger, label, header, entries, placement = 'bottom end' }: Props) {
  const navigate = useNavigate();
  const items = entries.map((entry) => (
    <MenuItem
      key={entry.id}
      id={entry.id}
      textValue={entry.text}
      isDisabled={entry.disabled ?? false}
      className={styles.item ?? ''}
      data-danger={entry.danger || undefined}
      {...(entry.to !== undefined && { href: entry.to })}
      {...(entry.onSelect && { onAction: entry.onSelect })}
    >
      {entry.icon}
      <span>{entry.text}</span>
    </MenuItem>
  ));
  return (
    <RouterProvider navigate={(to) => void navigate(to)}>
      <MenuTrigger>
        <Pressable>{trigger}</Pressable>
        <Popover placement={placement} offset={6} className={styles.popover ?? ''}>
          <AriaMenu aria-label={label} className={styles.menu ?? ''}>
            {header ? (
              <MenuSection>
                <Header className={styles.header ?? ''}>{header}</Header>
                {items}
              </MenuSection>
            ) : (
              items
            )}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </RouterProvider>
  );
}
