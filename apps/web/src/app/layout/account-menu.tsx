import { activeRole } from '@lauda/domain/people/roles';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeftRight, ChevronDown, LogOut, Settings } from 'lucide-react';
import { errorMessage } from '../../lib/calling/error-message';
import { paths } from '../../lib/paths';
import { chooseRole } from '../../session/change-user';
import { useCurrentUser } from '../../session/current-user';
import { logOut } from '../../session/log-out';
import { otherRoles, roleTitle } from '../../session/role-title';
import { Button } from '../../ui/actions/button';
import { Menu, type MenuEntry } from '../../ui/overlays/menu';
import { Avatar } from '../../ui/signs/avatar';
import { toast } from '../../ui/states/toast-queue';
import { insidePortal } from '../../vendors/portal';
import { texts } from '../texts';
import { useLeaving } from '../use-leaving';
import styles from './top-bar.module.css';

export function AccountMenu() {
  const me = useCurrentUser();
  const client = useQueryClient();
  const leaving = useLeaving();
  const name = `${me.user.first_name} ${me.user.last_name}`.trim();

  const changeRole = async (id: number, title: string) => {
    try {
      await chooseRole(client, id);
      toast.success(texts.roleChanged(title));
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };

  const entries: MenuEntry[] = [
    ...otherRoles(me).map((role) => ({
      id: `role-${role.id}`,
      text: texts.actAs(roleTitle(role)),
      icon: <ArrowLeftRight aria-hidden="true" />,
      onSelect: () => void changeRole(role.id, roleTitle(role)),
    })),
    { id: 'settings', text: texts.settings, icon: <Settings aria-hidden="true" />, to: paths.profile },
  ];
  // Inside the layers platform leaving is the platform's business (spec §2.2).
  if (!insidePortal())
    entries.push({ id: 'log-out', text: texts.logOut, icon: <LogOut aria-hidden="true" />, onSelect: () => void logOut(leaving) });

  const role = activeRole(me);
  const header = (
    <div className={styles.who}>
      <strong>{name}</strong>
      <span>{me.user.email}</span>
      {role && <span className={styles.whoPlace}>{roleTitle(role)}</span>}
    </div>
  );

  const trigger = (
    <Button variant="quiet" className={styles.account} icon={<Avatar name={name} size="s" />}>
      <span className={styles.accountText}>{texts.account}</span>
      <ChevronDown aria-hidden="true" className={styles.chevron} />
    </Button>
  );
  return <Menu trigger={trigger} label={texts.account} header={header} entries={entries} />;
}
