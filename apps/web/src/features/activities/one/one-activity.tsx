import type { ActivityWithScore } from '@lauda/contract/activities';
import type { TestType } from '@lauda/contract/test-types';
import { can } from '@lauda/domain/people/permissions';
import { useState } from 'react';
import { dotted } from '../../../lib/dotted';
import { paths } from '../../../lib/paths';
import { LoadFailed } from '../../../parts/load-failed';
import { useCurrentUser } from '../../../session/current-user';
import { Breadcrumb } from '../../../ui/layout/breadcrumb';
import { PageHeader } from '../../../ui/layout/page-header';
import { Loading, SkeletonCard, SkeletonText } from '../../../ui/states/skeleton';
import styles from '../activities.module.css';
import { useActivity, useStudentsOn } from '../activities-queries';
import { searchOf, useActivitiesView } from '../activities-view';
import { ActivitySigns, Mean } from '../list/activity-row';
import { texts } from '../texts';
import { ActivityActions } from './activity-actions';
import { CompetenceBars } from './competence-bars';
import { Distribution } from './distribution';
import { StudentTable } from './student-table';
import { WhoIsWhere } from './who-is-where';

export function OneActivity({ id, type }: { id: number; type: TestType }) {
  const activity = useActivity(id);
  if (activity.isError && !activity.data) return <LoadFailed query={activity} title={texts.oneFailed} level={1} />;
  return activity.data ? <Whole activity={activity.data} type={type} /> : <Waiting />;
}

function Whole({ activity, type }: { activity: ActivityWithScore; type: TestType }) {
  const me = useCurrentUser();
  const [now] = useState(() => new Date());
  const [view] = useActivitiesView();
  const students = useStudentsOn(activity.id);
  return (
    <>
      <PageHeader
        title={activity.title}
        above={
          <Breadcrumb
            places={[{ text: texts.types[type], to: paths.activities(type) + searchOf(view, null) }, { text: activity.school_group_name }]}
          />
        }
        lead={
          <>
            {dotted(
              activity.school_group_name,
              activity.theme_detail.title !== activity.title && activity.theme_detail.title,
              activity.genre_name,
              texts.students(activity.progress.total),
              texts.when(activity.opens_at, activity.closes_at, now),
            )}{' '}
            <ActivitySigns activity={activity} />
          </>
        }
        actions={can(me, 'activity.write') && <ActivityActions activity={activity} students={students.data ?? []} />}
      />
      <section aria-label={texts.whoIsWhere} className={styles.summary}>
        <WhoIsWhere progress={activity.progress} />
        <div className={styles.figures}>
          <div>
            <Mean activity={activity} />
            <CompetenceBars competences={activity.competences} />
          </div>
          <Distribution bands={activity.bands} max={activity.max_total} />
        </div>
      </section>
      {students.isError && !students.data ? (
        <LoadFailed query={students} title={texts.oneFailed} />
      ) : students.data ? (
        <StudentTable activity={activity} students={students.data} />
      ) : (
        <Waiting />
      )}
    </>
  );
}

const Waiting = () => (
  <Loading label={texts.loading}>
    <SkeletonText lines={2} />
    <SkeletonCard />
  </Loading>
);
