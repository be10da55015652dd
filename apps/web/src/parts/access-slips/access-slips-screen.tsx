import { activeRole } from '@lauda/domain/people/roles';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { paths } from '../../lib/paths';
import { publicSettings } from '../../lib/public-settings';
import { useCurrentUser } from '../../session/current-user';
import { Button } from '../../ui/actions/button';
import { LinkButton } from '../../ui/actions/link-button';
import { PageHeader } from '../../ui/layout/page-header';
import { EmptyState } from '../../ui/states/empty-state';
import { Notice } from '../notice';
import { AccessSlips, sheetsFor } from './access-slips';
import styles from './access-slips-screen.module.css';
import { takeSlips } from './slips-in-hand';
import { texts } from './texts';
import { UnprintedGuard } from './unprinted-guard';

/** As a child types it: without the protocol, which every browser adds. */
const studentAddress = () => {
  const { host, pathname } = new URL(publicSettings().student_area_url, window.location.origin);
  return `${host}${pathname === '/' ? '' : pathname}`;
};

/** The sheet before the printer. It holds the only copy of the passwords, until someone leaves. */
export function AccessSlipsScreen() {
  const [slips] = useState(takeSlips);
  const [isPrinted, setPrinted] = useState(false);
  const role = activeRole(useCurrentUser());

  useEffect(() => {
    const done = () => setPrinted(true);
    window.addEventListener('afterprint', done);
    return () => window.removeEventListener('afterprint', done);
  }, []);

  if (!slips) {
    return (
      <EmptyState drawing="lock" level={1} title={texts.emptyTitle} action={<LinkButton to={paths.classes}>{texts.toClasses}</LinkButton>}>
        <p>{texts.empty}</p>
      </EmptyState>
    );
  }
  const { people, schoolName, groupName, backTo } = slips;
  return (
    <div className={styles.screen}>
      <UnprintedGuard active={!isPrinted} />
      <PageHeader
        title={texts.title}
        lead={texts.lead(people.length, sheetsFor(people.length))}
        actions={
          <>
            <LinkButton to={backTo}>{texts.back}</LinkButton>
            <Button variant="primary" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              {texts.print}
            </Button>
          </>
        }
      />
      <Notice tone={isPrinted ? 'ok' : 'info'}>{isPrinted ? texts.printed : texts.onlyNow}</Notice>
      <AccessSlips
        people={people}
        schoolName={schoolName}
        groupName={groupName}
        networkLogo={role?.network_logo ?? null}
        address={studentAddress()}
      />
    </div>
  );
}
