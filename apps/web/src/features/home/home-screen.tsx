import type { Home } from '@lauda/contract/home';
import { can } from '@lauda/domain/people/permissions';
import { activeRole, isManagerLevel, isStaff } from '@lauda/domain/people/roles';
import { useState } from 'react';
import { LoadFailed } from '../../parts/load-failed';
import { Notice } from '../../parts/notice';
import { useCurrentUser } from '../../session/current-user';
import { useFlag } from '../../session/feature-flags';
import { roleTitle } from '../../session/role-title';
import { PageHeader } from '../../ui/layout/page-header';
import { Loading, SkeletonCard, SkeletonLine } from '../../ui/states/skeleton';
import { ClassCards } from './class-cards';
import { greeting, today } from './greeting';
import styles from './home.module.css';
import { useHome } from './home-queries';
import { Resume } from './resume';
import { SchoolsOfMonth } from './schools-of-month';
import { texts } from './texts';
import { TodayList } from './today-list';

export function HomeScreen() {
  const me = useCurrentUser();
  const home = useHome();
  const isAlertOn = useFlag('homepage_alert');
  const [now] = useState(() => new Date());
  const role = activeRole(me);
  return (
    <>
      <PageHeader
        title={greeting(now, me.user.first_name)}
        lead={
          <>
            {today(now)} {home.data && texts.needed(home.data.today.length)}
            {role && <span className={styles.role}> {roleTitle(role)}.</span>}
          </>
        }
      />
      {isAlertOn && <Notice tone="info">{texts.alertText}</Notice>}
      {home.isError && !home.data ? (
        <LoadFailed query={home} title={texts.failed} />
      ) : home.data ? (
        <Day home={home.data} now={now} />
      ) : (
        <Waiting />
      )}
    </>
  );
}

function Day({ home, now }: { home: Home; now: Date }) {
  const me = useCurrentUser();
  // The day of whoever looks after everything would be everybody's: the server gives none.
  const teaches = can(me, 'activity.write') && !isStaff(me);
  return (
    <>
      {teaches && <TodayList items={home.today} now={now} />}
      {home.resume && <Resume resume={home.resume} />}
      {isManagerLevel(me) && <SchoolsOfMonth schools={home.schools} count={home.count_schools} />}
      {teaches && !isManagerLevel(me) && <ClassCards classes={home.classes} count={home.count_classes} />}
    </>
  );
}

/** As tall as what comes, so that nothing jumps. */
const Waiting = () => (
  <Loading>
    <div className={styles.waitingDay}>
      <SkeletonLine />
      <SkeletonLine />
      <SkeletonLine />
    </div>
    <div className={styles.cards}>
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </div>
  </Loading>
);
