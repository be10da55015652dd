import { TEST_TYPES, type TestType } from '@lauda/contract/test-types';
import { can } from '@lauda/domain/people/permissions';
import { useState } from 'react';
import { NavLink, useParams } from 'react-router';
import { paths } from '../../lib/paths';
import { LoadFailed } from '../../parts/load-failed';
import { MoreRows } from '../../parts/more-rows';
import { NotForProfile } from '../../parts/not-for-profile';
import { useCurrentUser } from '../../session/current-user';
import { Button } from '../../ui/actions/button';
import { LinkButton } from '../../ui/actions/link-button';
import { PageHeader } from '../../ui/layout/page-header';
import { EmptyState } from '../../ui/states/empty-state';
import { Loading, SkeletonCard } from '../../ui/states/skeleton';
import styles from './activities.module.css';
import { useActivities } from './activities-queries';
import { EVERYTHING, searchOf, testTypeOf, useActivitiesView } from './activities-view';
import { ActivityFilters } from './list/activity-filters';
import { ActivityRow } from './list/activity-row';
import { OneActivity } from './one/one-activity';
import { texts } from './texts';

export function ActivitiesScreen() {
  const me = useCurrentUser();
  const type = testTypeOf(useParams().test_type);
  const [{ open }] = useActivitiesView();
  if (!can(me, 'activity.read')) return <NotForProfile />;
  if (!type) return <NoSuchType />;
  return open === null ? <ActivityList type={type} /> : <OneActivity key={open} id={open} type={type} />;
}

function ActivityList({ type }: { type: TestType }) {
  const me = useCurrentUser();
  const [now] = useState(() => new Date());
  const [view, change] = useActivitiesView();
  const found = useActivities(type, view);
  const mayCreate = can(me, 'activity.write');
  const isNarrowed = view.words !== '' || view.group !== null || view.school !== null || view.state !== null || view.year !== null;
  const create = mayCreate && (
    <LinkButton variant="primary" to={paths.newActivity}>
      {texts.create}
    </LinkButton>
  );

  const content = () => {
    if (found.isError && !found.data) return <LoadFailed query={found} title={texts.failed} />;
    if (!found.data) return <Waiting />;
    if (found.data.count === 0 && isNarrowed)
      return (
        <EmptyState drawing="search" title={texts.noneFound} action={<Button onClick={() => change(EVERYTHING)}>{texts.clear}</Button>} />
      );
    if (found.data.count === 0)
      return (
        <EmptyState drawing="sheet" title={texts.empty} action={mayCreate && <LinkButton to={paths.themes}>{texts.toThemes}</LinkButton>}>
          <p>{mayCreate ? texts.emptyHint : texts.emptyReadOnly}</p>
        </EmptyState>
      );
    const hasSeveralSchools = new Set(found.data.list.map(({ school_id }) => school_id)).size > 1;
    return (
      <>
        <ul className={styles.list}>
          {found.data.list.map((activity) => (
            <ActivityRow key={activity.id} activity={activity} now={now} to={searchOf(view, activity.id)} namesSchool={hasSeveralSchools} />
          ))}
        </ul>
        <MoreRows query={found} shown={found.data.list.length} count={found.data.count} />
      </>
    );
  };
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={
          <>
            {found.data && texts.lead(found.data.count, type)} {!mayCreate && texts.readOnly}
          </>
        }
        actions={create}
      />
      <nav aria-label={texts.typesLabel} className={styles.types}>
        {TEST_TYPES.map((each) => (
          <NavLink key={each} to={paths.activities(each)} className={styles.type ?? ''}>
            {texts.types[each]}
          </NavLink>
        ))}
      </nav>
      <ActivityFilters view={view} onChange={change} />
      {content()}
    </>
  );
}

const Waiting = () => (
  <Loading label={texts.loading}>
    <SkeletonCard />
    <SkeletonCard />
    <SkeletonCard />
  </Loading>
);

const NoSuchType = () => (
  <EmptyState
    level={1}
    drawing="lost"
    title={texts.noSuchType}
    action={<LinkButton to={paths.activities('pratica')}>{texts.back}</LinkButton>}
  />
);
