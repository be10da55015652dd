import { activeRole } from '@lauda/domain/people/roles';
import { Menu as MenuIcon } from 'lucide-react';
import { Link } from 'react-router';
import { Bell } from '../../features/notifications/bell';
import { paths } from '../../lib/paths';
import { useCurrentUser } from '../../session/current-user';
import { IconButton } from '../../ui/actions/icon-button';
import { Brand } from '../../ui/signs/brand';
import { texts } from '../texts';
import { AccountMenu } from './account-menu';
import styles from './top-bar.module.css';

export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const role = activeRole(useCurrentUser());
  const place = role?.school_name ?? role?.school_network_name;
  return (
    <header className={styles.bar} data-print="no">
      <IconButton className={styles.menu} label={texts.openMenu} icon={<MenuIcon aria-hidden="true" />} onClick={onOpenMenu} />
      <Link to={paths.home} className={styles.brand} aria-label={texts.product}>
        <Brand size="s" />
      </Link>
      {place && <p className={styles.place}>{texts.schoolAndYear(place, new Date().getFullYear())}</p>}
      <div className={styles.right}>
        <Bell />
        <AccountMenu />
      </div>
    </header>
  );
}
