import { Drawer } from '../../ui/overlays/drawer';
import { Brand } from '../../ui/signs/brand';
import { texts } from '../texts';
import { type Counts, Sidebar } from './sidebar';
import type { SidebarLink } from './sidebar-items';

type Props = {
  open: boolean;
  onClose: () => void;
  links: readonly SidebarLink[];
  counts: Counts;
  network: { name: string; logo_url: string | null } | null;
};

/** The sidebar of a phone; choosing a place closes it. */
export function SidebarDrawer({ open, onClose, links, counts, network }: Props) {
  return (
    <Drawer open={open} onClose={onClose} label={texts.menu} header={<Brand network={network} />}>
      <nav aria-label={texts.navigation}>
        <Sidebar links={links} counts={counts} onNavigate={onClose} />
      </nav>
    </Drawer>
  );
}
