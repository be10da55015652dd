import { NavLink } from 'react-router';
import { paths } from '../../lib/paths';
import { Count } from '../../ui/signs/count';
import { texts } from '../texts';
import styles from './sidebar.module.css';
import type { SidebarLink } from './sidebar-items';

/** What waits behind a link, as already capped text. */
export type Counts = Partial<Record<SidebarLink['id'], string>>;

type Props = {
  links: readonly SidebarLink[];
  counts?: Counts;
  /** Only the drawings; the words stay for who listens and in the tip. */
  narrow?: boolean;
  onNavigate?: () => void;
};

export function Sidebar({ links, counts = {}, narrow = false, onNavigate }: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul role="list" className={styles.list} data-narrow={narrow || undefined}>
      {links.map(({ id, text, icon: Icon, to }) => (
        <li key={id}>
          <NavLink
            to={to}
            end={to === paths.home}
            className={styles.link ?? ''}
            {...(narrow && { title: text })}
            {...(onNavigate && { onClick: onNavigate })}
          >
            <Icon aria-hidden="true" />
            <span className={styles.text}>{text}</span>
            {counts[id] && <Count label={texts.unseen}>{counts[id]}</Count>}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
