import { badge } from '@lauda/domain/notifications';
import { activeRole } from '@lauda/domain/people/roles';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, Outlet, useNavigation } from 'react-router';
import { usePathsUnseen } from '../../features/notifications/notifications-queries';
import { paths } from '../../lib/paths';
import { localStore } from '../../lib/storage';
import { useCurrentUser } from '../../session/current-user';
import { useFlags } from '../../session/feature-flags';
import { IconButton } from '../../ui/actions/icon-button';
import { classes } from '../../ui/classes';
import { SkipLink } from '../../ui/layout/skip-link';
import { Brand } from '../../ui/signs/brand';
import { texts } from '../texts';
import styles from './layout.module.css';
import { Sidebar } from './sidebar';
import { sidebarFor } from './sidebar-items';
import { TopBar } from './top-bar';

const SidebarDrawer = lazy(async () => ({ default: (await import('./sidebar-drawer')).SidebarDrawer }));

const NARROW_KEY = 'lauda.sidebar';

export function Layout() {
  const me = useCurrentUser();
  const isOn = useFlags();
  const [narrow, setNarrow] = useState(() => localStore.read(NARROW_KEY) === 'narrow');
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const isLoading = useNavigation().state !== 'idle';
  const links = sidebarFor(me, isOn);
  const counts = { learningPaths: badge(usePathsUnseen(isOn('learning_path_notification')).data ?? 0) };
  const role = activeRole(me);
  const network = role?.network_logo ? { name: role.school_network_name ?? '', logo_url: role.network_logo } : null;

  const toggleNarrow = () => {
    localStore.write(NARROW_KEY, narrow ? 'wide' : 'narrow');
    setNarrow(!narrow);
  };

  return (
    <div className={styles.layout}>
      <SkipLink />
      <div className={styles.progress} data-running={isLoading || undefined} aria-hidden="true" data-print="no" />
      <nav aria-label={texts.navigation} className={classes(styles.side, narrow && styles.narrow)} data-print="no">
        <Link to={paths.home} className={styles.brand} aria-label={texts.product}>
          {narrow ? <span aria-hidden="true" className={styles.letter} /> : <Brand network={network} />}
        </Link>
        <Sidebar links={links} counts={counts} narrow={narrow} />
        <IconButton
          className={styles.collapse}
          label={narrow ? texts.expand : texts.collapse}
          aria-expanded={!narrow}
          icon={narrow ? <PanelLeftOpen aria-hidden="true" /> : <PanelLeftClose aria-hidden="true" />}
          onClick={toggleNarrow}
        />
      </nav>
      <div className={styles.page}>
        <TopBar onOpenMenu={() => setDrawer('open')} />
        <main id="conteudo" tabIndex={-1} className={styles.main} aria-busy={isLoading || undefined}>
          <Outlet />
        </main>
      </div>
      {drawer !== 'never' && (
        <Suspense fallback={null}>
          <SidebarDrawer open={drawer === 'open'} onClose={() => setDrawer('closed')} links={links} counts={counts} network={network} />
        </Suspense>
      )}
    </div>
  );
}
